"""The rules page: every clause in every language, and pictures that agree with the rules."""

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from i18n.test_sentences import kinds
from server.running import Server, running
from server.test_languages import page

from hashi.i18n.catalogue import languages, messages, say
from hashi.records import parse_island, parse_start
from hashi.rules import Goal, faults, why_not_start
from hashi.rules.scoring import WORTH, is_reached, largest_group, points
from hashi.server.pages.examples import Example
from hashi.server.pages.rulebook import EXAMPLES, NOTES, SECTIONS, SLIPS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(R\d\.\d)\*\*", DOCUMENT, re.MULTILINE)

ALL = {example.name: (clause, example) for clause, each in EXAMPLES.items() for example in each}

REFUSED = {
    "flag-bare": faults.FlagNeedsBridge,
    "flag-too-late": faults.FlagNeedsBridge,
    "number-too-small": faults.NumberTooSmall,
    "bridges-too-few": faults.WrongBridgeCount,
    "no-number": faults.NoNumber,
    "third-bridge": faults.LineFull,
    "crossing": faults.BridgesCross,
    "too-many": faults.IslandFull,
    "seventh-bridge": faults.MoreThanSix,
}
"""Examples of what is not allowed, and why."""

WORDS_A_MINUTE = 260

MISTAKES = {"mistake", "crossed-out"}
"""Two pictures of one move, which stand beside what becomes of it (R7.3)."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("rules")) as server:
        yield server


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    wanted: str = request.param
    return wanted


def text_of(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", " ", html)).split())


def named(beginning: str) -> set[str]:
    found = (name for name in messages("en", "rules") if name.startswith(beginning))
    return {name.removeprefix(beginning) for name in found}


def drawn(name: str) -> Example:
    return ALL[name][1]


def test_every_clause_has_its_place_on_the_page(server: Server, language: str) -> None:
    ids = re.findall(r' id="([^"]+)"', page(server, "/rules", Accept_Language=language))
    assert [each for each in ids if "." in each] == CLAUSES
    assert Counter(ids) == Counter(["print", "options", "contents", "summary", *SECTIONS, *CLAUSES])


def test_every_clause_stands_at_its_number(server: Server, language: str) -> None:
    html = page(server, "/rules", Accept_Language=language)
    places = re.split(r'<div class="clause" id="(R\d\.\d)">', html)
    found = dict(zip(places[1::2], map(text_of, places[2::2]), strict=True))
    for clause in CLAUSES:
        words = text_of(say(language, f"rule-{clause.replace('.', '-')}"))
        assert found[clause].replace(" ", "").startswith(f"{clause}{words}".replace(" ", ""))
        for name in SLIPS.get(clause, []):
            assert say(language, f"slip-{name}") in found[clause]
        for name in NOTES.get(clause, []):
            assert say(language, f"note-{name}") in found[clause]
        for example in EXAMPLES.get(clause, []):
            assert say(language, f"example-{example.name}") in found[clause]


def test_a_minutes_reading_stands_above_the_clauses(server: Server, language: str) -> None:
    html = page(server, "/rules", Accept_Language=language)
    summary = text_of(html.partition('id="summary"')[2].partition("</section>")[0])
    for part in ("number", "bridges", "rules", "goals", "end"):
        assert say(language, f"summary-{part}") in summary
    for goal, worth in WORTH.items():
        told = f"{say(language, f'summary-goal-{goal}')} {worth.first} / {worth.later}"
        assert told in summary
    assert len(summary.split()) < WORDS_A_MINUTE
    assert html.index('id="summary"') < html.index('id="R1"')


def test_there_are_words_for_just_what_is_on_the_page() -> None:
    assert named("rule-") == {clause.replace(".", "-") for clause in CLAUSES}
    assert named("slip-") == {name for names in SLIPS.values() for name in names}
    assert named("note-") == {name for names in NOTES.values() for name in names}
    assert named("example-") == set(ALL)


def test_every_slip_of_a_leaflet_has_a_note_beside_its_clause() -> None:
    table = DOCUMENT.partition("## Where the leaflets slip")[2]
    wanted = re.findall(r"^\| (R\d\.\d) \|", table, re.MULTILINE)
    assert len(wanted) == 17
    assert [clause for clause, names in SLIPS.items() for _ in names] == wanted


def test_every_refusal_has_a_clause_to_lead_to() -> None:
    cited = {kind.clause for kind in kinds(faults.Fault)}
    assert len(cited) > 10
    assert cited <= set(CLAUSES)


def test_points_and_ranks_are_those_of_the_document(server: Server) -> None:
    text = text_of(page(server, "/rules"))
    ranks = re.findall(r"\| (\d+) \| ([^|]+) \| ([A-Z][^|]+) (?=\|)", DOCUMENT)
    assert len(ranks) == 12
    for level, total, rank in ranks:
        assert f" {level} {total} {rank} " in text
    assert "red flags 9 5 blue flags 7 3 six linked 8 4" in text
    assert "red flags 12 9 5 blue flags 7 7 3 six linked 12 8 4" in text


@pytest.mark.parametrize("name", ALL)
def test_the_rules_say_of_each_example_what_its_clause_says(name: str) -> None:
    clause, example = ALL[name]
    found = [type(fault) for fault in example.faults]
    if name in MISTAKES:
        assert (clause, found) == ("R7.3", [faults.IslandFull])
    elif name in REFUSED:
        assert found == [REFUSED[name]]
        assert found[0].clause == clause
        assert example.verdict == "refused"
    else:
        assert found == []
        assert example.verdict == ("allowed" if example.turn else "")


def test_first_entries_are_such() -> None:
    for name in ("start-written", "start-received"):
        example = drawn(name)
        assert why_not_start(example.board, parse_start(example.numbers)) is None


def test_what_is_called_finished_is_finished() -> None:
    assert {str(island) for island in drawn("number-fits").finished} == {"c1"}
    assert {str(island) for island in drawn("finished").finished} == {"a1"}
    assert drawn("apart").finished == set(drawn("apart").board.islands)


def test_goals_are_reached_where_the_caption_says_so() -> None:
    red, six, broken = drawn("red-flags"), drawn("six"), drawn("six-broken")
    assert is_reached(Goal.RED, red.sheet, red.finished)
    assert largest_group(red.sheet, red.finished) < len(red.finished)
    assert is_reached(Goal.SIX, six.sheet, six.finished)
    assert not is_reached(Goal.SIX, broken.sheet, broken.finished)
    assert len(broken.finished) == 6


def test_the_first_card_is_played_as_the_caption_says() -> None:
    example = drawn("first-card")
    assert why_not_start(example.board, parse_start(example.numbers)) is None
    assert example.sheet.degree(parse_island("a3")) == 1
    assert example.sheet.degree(parse_island("c1")) == 2
    assert not any(example.board.flags[parse_island(name)] for name in ("a3", "c1"))


def test_the_1_makes_six_of_five() -> None:
    example = drawn("six")
    assert not is_reached(Goal.SIX, example.before, example.before.complete_islands)
    assert points(Goal.SIX, 9, None, solo=False) == 8


def test_the_count_comes_to_39() -> None:
    example = drawn("count")
    reached = [goal for goal in Goal if is_reached(goal, example.sheet, example.finished)]
    assert (len(example.finished), reached) == (15, [Goal.RED, Goal.SIX])
    later = [points(goal, 9, 8, solo=False) for goal in reached]
    assert (later, 2 * 15 + sum(later)) == ([5, 4], 39)


def test_a_mistake_that_stands_crosses_its_island_out() -> None:
    example = drawn("crossed-out")
    assert {str(island) for island in example.crossed_out} == {"b3"}
    assert {str(island) for island in example.finished} == {"a3", "b1", "c3"}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_what_is_refused_is_not_on_the_sheet(name: str) -> None:
    example = drawn(name)
    assert example.wrong.entry or example.wrong.bridges
    assert example.course.mistakes == ()


def test_each_picture_says_what_it_shows(server: Server, language: str) -> None:
    html = page(server, "/rules", Accept_Language=language)
    pictures = re.findall(r"<svg[^>]*class=\"sheet\"[^>]*>", html)
    assert len(pictures) == len(ALL)
    labels = [unescape(re.findall(r'aria-label="([^"]+)"', each)[0]) for each in pictures]
    assert all('role="img"' in each for each in pictures)
    example = labels[list(ALL).index("flag-too-late")]
    entry = say(language, "turn-entry", number=2, island="c1")
    assert example.endswith(say(language, "picture-wrong", marks=entry))
    assert say(language, "line-label", **{"from": "a1", "to": "c1"}, bridges=1) in example


def test_clauses_lead_to_each_other(server: Server) -> None:
    html = page(server, "/rules")
    assert html.count('<a href="#R7.6">R7.6</a>') == 1
    assert html.count('<a href="#R3.6">R3.6</a>') == 1
