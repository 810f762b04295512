"""What the page computes of a proof is what the program does."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from ceilings import CEILING_SECONDS

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "src" / "hashi" / "server" / "pages" / "static" / "fairness.js"
FAIR = (ROOT / "examples" / "fair.hashi").read_text(encoding="utf-8")
COMMITMENT = "0ca9af2b653b49ff817179410abbe6645301a451cd2ff852d85888ec8fd1c379"

ASK = """
const { verify } = await import(process.argv[1]);
const { readFileSync } = await import("node:fs");
const answers = JSON.parse(readFileSync(0, "utf8")).map((record) =>
  verify(record).then((proof) => proof, ({ code, round }) => ({ code, round })));
console.log(JSON.stringify(await Promise.all(answers)));
"""


def verified(*records: str) -> list[dict[str, Any]]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node on this machine; browsers are tried in any case")
    ran = subprocess.run(
        [node, "--no-warnings", "--input-type=module", "--eval", ASK, MODULE.as_uri()],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=True,
    )
    answers: list[dict[str, Any]] = json.loads(ran.stdout)
    return answers


def test_the_example_is_proved() -> None:
    broken_off = FAIR[: FAIR.index("\n6. ") + 1]
    assert verified(FAIR, broken_off, FAIR.replace("\n", "\r\n")) == [
        {"commitment": COMMITMENT, "cards": 17, "box": True},
        {"commitment": COMMITMENT, "cards": 5, "box": False},
        {"commitment": COMMITMENT, "cards": 17, "box": True},
    ]


def test_what_was_changed_is_found() -> None:
    assert verified(
        FAIR.replace("secret: 6a", "secret: 6b"),
        FAIR.replace("commitment: 0c", "commitment: 0d"),
        FAIR.replace("table: harbour", "table: haven"),
        FAIR.replace("\n9. 4/2", "\n9. 5/1"),
        FAIR.replace("box: 6/3", "box: 6/2"),
        FAIR.replace("secret: ", "secret: x"),
        FAIR.replace("table: harbour-0417\n", ""),
        FAIR.replace("box: 6/3\n", "18. 6/3 | - - | - -\n"),
    ) == [
        {"code": "proof-commitment"},
        {"code": "proof-commitment"},
        {"code": "proof-commitment"},
        {"code": "proof-card", "round": 9},
        {"code": "proof-box"},
        {"code": "proof-line"},
        {"code": "proof-line"},
        {"code": "proof-card", "round": 18},
    ]
