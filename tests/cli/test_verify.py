"""`hashi verify`, as a person meets it: in a process of its own."""

from pathlib import Path

import pytest
from cli.test_cli import hashi

EXAMPLES = Path(__file__).parents[2] / "examples"
FAIR = (EXAMPLES / "fair.hashi").read_text(encoding="utf-8")
COMMITMENT = "0ca9af2b653b49ff817179410abbe6645301a451cd2ff852d85888ec8fd1c379"
IF_SHOWN = (
    f"came as fixed before the game, if the commitment that you were shown then is {COMMITMENT}."
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.hashi"


def first_rounds(count: int) -> str:
    return FAIR[: FAIR.index(f"\n{count + 1}. ") + 1]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (FAIR, f"All 17 cards and the one in the box {IF_SHOWN}"),
        (FAIR.replace("box: 6/3\n", ""), f"All 17 cards {IF_SHOWN}"),
        (first_rounds(16), f"The first 16 cards {IF_SHOWN}"),
        (first_rounds(1), f"The first card {IF_SHOWN}"),
        (
            first_rounds(0),
            f"No card to check yet; table and secret fit the commitment {COMMITMENT}.",
        ),
    ],
    ids=["with the box", "without", "broken off", "just begun", "not begun"],
)
def test_what_holds_is_told_in_a_sentence(file: Path, text: str, told: str) -> None:
    file.write_text(text, encoding="utf-8")
    verified = hashi("verify", file)
    assert verified.stdout == f"{file}: {told}\n"
    assert (verified.returncode, verified.stderr) == (0, "")


@pytest.mark.parametrize(
    ("true", "false", "told"),
    [
        ("\n3. 4/1", "\n3. 6/3", "In round 3 the shuffle gives 4/1, and the record says 6/3."),
        ("box: 6/3", "box: 1/1", "The shuffle puts 6/3 into the box, and the record says 1/1."),
        ("box: 6/3", "18. 6/3 | - - | - -", "Round 18 has no card: a game ends after 17."),
        (
            COMMITMENT,
            "0" * 64,
            (
                "Table and secret do not fit the commitment. "
                f"They make {COMMITMENT}, and the record says {'0' * 64}."
            ),
        ),
        (
            "secret: ",
            "hidden: ",
            (
                "This record cannot be verified: the line “secret: …” is missing. A table writes "
                "“table”, “commitment” and “secret” into the record of a game that is over."
            ),
        ),
        (
            "secret: ",
            "table: x\nsecret: ",
            "This record cannot be verified: the line “table: …” stands twice.",
        ),
        (
            COMMITMENT,
            "{word}" * 100,
            (
                "The commitment should be 64 of the digits 0-9 and a-f, "
                "not “{word}{word}{word}{word}{word}{word}{wor…”."
            ),
        ),
        (
            "harbour-0417",
            "\u00ad{0.__class__}",
            (
                "“\N{REPLACEMENT CHARACTER}{0.__class__}” is not the id of a table; "
                "that is made of A-Z, a-z, 0-9, “_” and “-”."
            ),
        ),
        ("\n2. 3/3", "\n3. 3/3", "Line 12: Round 2 should come here, not round 3."),
    ],
)
def test_what_does_not_hold_is_told_in_a_sentence(
    file: Path, true: str, false: str, told: str
) -> None:
    assert FAIR.count(true) == 1
    file.write_text(FAIR.replace(true, false), encoding="utf-8")
    verified = hashi("verify", file)
    assert verified.stderr == f"{file}: {told}\n"
    assert (verified.returncode, verified.stdout) == (1, "")


def test_each_of_several_files_is_told(file: Path) -> None:
    file.write_text(FAIR.replace("17. 1/3", "17. 6/3"), encoding="utf-8")
    fair = EXAMPLES / "fair.hashi"
    verified = hashi("verify", fair, file, fair)
    assert verified.stdout.count(f"{fair}: All 17 cards") == 2
    assert verified.stderr.startswith(f"{file}: In round 17 ")
    assert verified.returncode == 1
    assert hashi("verify", fair, fair).returncode == 0


def test_files_that_are_no_records(tmp_path: Path) -> None:
    strange = tmp_path / "strange"
    strange.write_bytes(b"hashi 1\nboard: \xff\n")
    long = tmp_path / "long"
    long.write_bytes(b"\n" * 500_000)
    verified = hashi("verify", strange, long, tmp_path, tmp_path / "missing", "\x1b[31m")
    assert verified.stdout == ""
    assert verified.returncode == 1
    assert verified.stderr.splitlines() == [
        f"{strange}: Line 2: This is no text in UTF-8. Choose another file, or save it as UTF-8.",
        f"{long}: Line 400002: The text is longer than 100000 characters.",
        f"{tmp_path}: The file cannot be opened: is a directory.",
        f"{tmp_path / 'missing'}: The file cannot be opened: no such file or directory.",
        "\N{REPLACEMENT CHARACTER}[31m: The file cannot be opened: no such file or directory.",
    ]


def test_without_a_file_the_use_is_explained() -> None:
    verified = hashi("verify")
    assert verified.returncode == 2
    assert verified.stderr.startswith("Usage: ")
