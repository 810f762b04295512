"""The types that the modules of the pages state in JSDoc, checked where TypeScript is at hand."""

import subprocess
from typing import Literal

import msgspec
import pytest
from browser.javascript_types import HEADER, Writer, files
from ceilings import CEILING_SECONDS
from checks import NPM_PROJECT, TSC

from hashi.rules import Mode
from hashi.table.view import ScoreView


class Told(msgspec.Struct, tag_field="type", tag="told"):
    mode: Mode
    scores: dict[int, ScoreView | None]
    limits: tuple[Literal[60, 120] | None, ...] = ()


class Asked(msgspec.Struct, tag_field="type", tag="asked", forbid_unknown_fields=True):
    last: Told
    name: str = ""


FIRST = """
/**
 * `Mode` of `hashi.rules.game`.
 * @typedef {"table"|"solo"} Mode
 */

/**
 * `ScoreView` of `hashi.table.view`.
 * @typedef {object} Score
 * @property {number} islands
 * @property {number} red
 * @property {number} blue
 * @property {number} six
 * @property {number} total
 */

/**
 * `Told` of `test_javascript_types`.
 * @typedef {object} Told
 * @property {"told"} type
 * @property {Mode} mode
 * @property {Record<string, Score|null>} scores
 * @property {(60|120|null)[]} limits
 */

export {};
"""

SECOND = """
/**
 * `Asked` of `test_javascript_types`.
 * @typedef {object} Asked
 * @property {"asked"} type
 * @property {import("./first.js").Told} last
 * @property {string} [name]
 */

/**
 * @typedef {(
 *   Asked
 *   | import("./first.js").Told
 * )} Either
 */

export {};
"""


def test_the_modules_keep_their_types() -> None:
    if not TSC.exists():
        pytest.skip("TypeScript is not here: `python3 start.py test` fetches it where there is npm")
    checked = subprocess.run(
        [TSC, "--project", NPM_PROJECT],
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
        check=False,
    )
    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_types_of_messages_are_those_of_python() -> None:
    """Otherwise write them anew: `python tests/browser/javascript_types.py`."""
    for file, text in files().items():
        assert file.read_bytes().decode() == text, file.name


def test_a_type_is_written_once_after_those_that_it_consists_of() -> None:
    writer = Writer()
    assert writer.file("first.js", {"Told": Told}) == HEADER + FIRST
    assert writer.file("second.js", {"Either": Asked | Told}) == HEADER + SECOND
