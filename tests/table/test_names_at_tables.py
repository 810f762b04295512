"""Names: what people are called in any script, and what only looks like a name or like another."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from idna import valid_contextj
from tables import ANN, BEN, OPEN, OPENED, live

import hashi.table.visible as visibility
from hashi.records import parse_name, parse_record
from hashi.table.commands import Close
from hashi.table.events import Opened
from hashi.table.lookalikes import look_alike, skeleton
from hashi.table.names import LONGEST_TYPED, check_name
from hashi.table.opening import Place, TableRequest, open_table
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.seat import Seat
from hashi.table.table import Table
from hashi.table.visible import IGNORABLE, MOST_ACCENTS, visible

ZWNJ, ZWJ = "\u200c", "\u200d"

NAMES = {
    "Latin": "Ann",
    "accents": "Zoë Nuñez-Ångström",
    "Polish": "Łukasz Żółć",
    "Vietnamese": "Nguyễn Thị Ngọc",
    "Greek": "Ελένη Παπαδοπούλου",
    "Cyrillic": "Йосип Їжак",
    "Georgian": "ნინო",
    "Armenian": "Արամ",
    "Arabic": "مُحَمَّد",
    "Persian, parted": f"علی{ZWNJ}رضا",
    "Urdu": "عائشہ",
    "Hebrew": "דָּנִיֵּאל",
    "Devanagari": "अनुष्का",
    "Devanagari, half letter": f"क्{ZWJ}ष",
    "Devanagari, parted": f"श्री क्{ZWNJ}ष",
    "Bengali": f"র{ZWJ}্যাচেল",
    "Malayalam, chillu": f"അവന്{ZWJ}",
    "Sinhala": f"ශ්{ZWJ}රී",
    "Tamil": "கார்த்திக்",
    "Thai": "สมชาย",
    "Khmer": "សុខា",
    "Tibetan": "བསྒྲུབས",
    "Burmese": "အောင်ဆန်း",
    "Amharic": "ሰላም",
    "Chinese": "王小明",
    "Japanese": "山田\u3000太郎",
    "Japanese, as in the family": "渡邉\U000e0102",
    "Korean": "김민준",
    "Mongolian": "ᠪᠠ᠋ᠲᠤ",
    "emoji": "🦊",
    "an emoji newer than Python 3.11": "🫩",
    "emoji in colour": "❤️",
    "flags": "🇬🇷🇵🇱",
    "flag of Scotland": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "flag of pride": f"🏳️{ZWJ}🌈",
    "skin tone": f"👩🏽{ZWJ}🚀",
    "family": f"👨{ZWJ}👩{ZWJ}👧{ZWJ}👦",
    "heart on fire": f"❤️{ZWJ}🔥",
    "head shaking": f"🙂{ZWJ}↔️",
    "keycap": "1️⃣",
    "signs": "~*{Ann}*~ & <b>",
}

UNSEEN = {
    "zero-width space": "\u200b",
    "byte order mark": "\ufeff",
    "joiners": f"{ZWJ}{ZWNJ}{ZWJ}",
    "word joiner": "\u2060",
    "soft hyphen": "\u00ad",
    "grapheme joiner": "\u034f",
    "Hangul filler": "\u3164",
    "Hangul fillers of old": "\u115f\u1160",
    "narrow Hangul filler": "\uffa0",
    "Braille blank": "\u2800 \u2800",
    "Khmer inherent vowel": "\u17b4",
    "Mongolian separator": "\u180e",
    "selector": "\ufe0f",
    "tags": "\U000e0041\U000e007f",
    "null note": "\U0001d159",
    "a picture that did not come along": "\ufffc",
    "turned text": "\u202e\u202c\u2066\u2069\u200f",
    "blanks and more": " \u2003\u200b\u3000\ufeff ",
}

STRAY = [
    "\ufeff",
    "\u200b",
    "\u2060",
    "\u00ad",
    "\u202e",
    "\u2066",
    "\u3164",
    "\u200e",
    "\U000e0041",
]
"""Shows nothing, wherever it stands."""


def refused(name: str, *taken: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        check_name(name, taken)
    return refusal.value


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_people_are_called_what_they_type(name: str) -> None:
    name = normalize("NFC", name)
    assert check_name(name, []) == name
    assert parse_name(name) == name, "a record can keep it"


@pytest.mark.parametrize("stray", STRAY, ids=ascii)
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_what_comes_along_when_a_name_is_pasted_is_taken_out(name: str, stray: str) -> None:
    name = normalize("NFC", name)
    assert check_name(f"{stray} {name}\u00a0{stray}\u2800", []) == name
    assert check_name(f"An{stray}n", []) == "Ann"


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_of_which_nothing_can_be_seen_is_refused(name: str) -> None:
    assert (refused(name).code, refused(name).facts) == ("unseen-name", {"text": name})


@pytest.mark.parametrize(
    "name",
    [
        f"X{ZWJ}",
        f"X{ZWNJ}",
        f"{ZWJ}X",
        "X\ufe0f",
        "X\U000e0100",
        "X\u180b",
        "X\u2800\ufe0f",
        "\u202eX",
    ],
    ids=ascii,
)
def test_what_shows_something_elsewhere_is_taken_out_where_it_does_not(name: str) -> None:
    assert check_name(name, []) == "X"
    assert refused(name, "X").code == "name-taken"


def test_only_three_flags_have_tags() -> None:
    assert check_name("🏴\U000e0075\U000e0073\U000e007f", []) == "🏴"


@pytest.mark.parametrize(
    "name",
    [
        "Z" + "\u0300" * 5,
        f"क\u094d\u094d\u094d{ZWJ}\u094d\u094d",
        "a\u0489\u0489\u0489\u0489\u0489",
        "\u0301",
        "\u0301Ann",
        "Ann \u0301",
    ],
    ids=ascii,
)
def test_accents_in_heaps_or_on_nothing_are_refused(name: str) -> None:
    assert (refused(name).code, refused(name).facts) == ("loose-accents", {"text": name})


def test_a_few_accents_will_do() -> None:
    for count in range(MOST_ACCENTS):
        name = "x" + "\u0323" * (count + 1)
        assert check_name(name, []) == name


@pytest.mark.parametrize("name", ["", " ", "a|b", "a" * 25, "a\u200bb#", "a\nb", "a" * 9_000])
def test_what_no_record_can_keep_is_refused(name: str) -> None:
    refusal = refused(name)
    assert (refusal.code, refusal.facts) == ("bad-name", {"text": name, "most": 24})


DEAR = {
    "accents and no letter": "ب" + f"{ZWNJ}\u0301" * 119 + "!",
    "signs that change places": "a\u0651" + f"{ZWNJ}\u094d" * 119,
    "all in one place": "ب" + "\u0301" * 11 + ZWNJ * 216 + "\u0301" * 12,
    "letters everywhere": f"ب{ZWNJ}" * 120,
}


@pytest.mark.parametrize("name", DEAR.values(), ids=DEAR)
def test_joiners_without_end_make_little_work(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = []

    def look(text: str, at: int) -> bool:
        looked_at.append(len(text))
        return valid_contextj(text, at)

    assert len(name) == LONGEST_TYPED
    visibility._parts.cache_clear()
    monkeypatch.setattr(visibility, "valid_contextj", look)
    refused(name)
    assert sum(looked_at) < LONGEST_TYPED


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ann"),
        ("ΝΊΚΟΣ", "Νίκος"),
        ("Jose\u0301", "José"),
        ("Аnna", "Anna"),  # with a capital A in Cyrillic
        ("аNNA", "Anna"),
        ("Mах", "Max"),
        ("Ｍａｘ", "Max"),
        ("𝓜𝓪𝔁", "Max"),
        ("Bi11", "Bill"),
        ("Arne", "Ame"),
        ("Ann\u3000Lee", "Ann Lee"),
        ("Ann\u2800Lee", "Ann  Lee"),
        ("Ѕtеаdу 2", "Steady 2"),
        (f"علی{ZWNJ}رضا", "علیرضا"),
        ("❤️", "❤"),
        ("שרה‏", "שרה"),
    ],
)
def test_a_name_that_looks_like_another_is_taken(name: str, other: str) -> None:
    refusal = refused(name, "Zoë", other)
    assert (refusal.code, refusal.facts) == ("name-taken", {"name": other, "text": name})
    assert look_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Jose", "José"),
        ("Łukasz", "Lukasz"),
        ("Ann", "An n"),
        ("Player 1", "Player 2"),
        ("Νίκος", "Nikos"),
        ("山", "川"),
        ("🦊", "🐻"),
        ("👩🏽", "👩🏿"),
        (NAMES["flag of Scotland"], NAMES["flag of Scotland"].replace("\U000e0073", "\U000e0065")),
        ("שרה", "רחל"),
    ],
)
def test_names_that_look_different_are_two(name: str, other: str) -> None:
    assert not look_alike(name, other)
    assert check_name(name, [other, None]) == normalize("NFC", name)


def test_all_names_that_are_told_apart_here_are_told_apart_there() -> None:
    assert len({skeleton(name) for name in NAMES.values()}) == len(NAMES)


anything = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
odd = st.text(st.sampled_from([*"aA1 ❤👩🦊कग्لم", "\u0301", "\u2800", ZWJ, ZWNJ, "\ufe0f", *STRAY]))


@given(anything | odd)
def test_what_is_visible_stays_visible(text: str) -> None:
    once = visible(text)
    assert visible(once) == once == normalize("NFC", once) == once.strip()
    if not IGNORABLE.search(normalize("NFC", text)):
        assert once.replace("\u2800", "").strip() in normalize("NFC", text).replace("\u2800", "")


@given(anything | odd)
def test_a_name_that_is_accepted_is_one_for_records_and_is_accepted_as_it_is(text: str) -> None:
    try:
        name = check_name(text, [])
    except Refusal as refusal:
        assert refusal.code in ("bad-name", "unseen-name", "loose-accents")
        return
    assert parse_name(name) == name == check_name(name, [])
    assert refused(name, name).code == refused(text, name).code == "name-taken"


@given(odd, st.integers(0, 30), st.sampled_from(STRAY[:-1]))
def test_what_shows_nothing_changes_nothing(text: str, at: int, stray: str) -> None:
    assert skeleton(visible(text[:at] + stray + text[at:])) == skeleton(visible(text))


@given(anything, anything)
def test_looking_alike_is_mutual(one: str, other: str) -> None:
    assert look_alike(one, one)
    assert look_alike(one, other) == look_alike(other, one)


# At tables


def test_nobody_sits_down_under_a_name_that_looks_like_another() -> None:
    table = live(ANN, OPEN)
    for name in ("Ann\u200b", "ann", "Аnn"):
        with pytest.raises(Refusal, match="name-taken"):
            table.sit(1, name)
    table.sit(1, "\ufeffBen\u200b")
    assert table.table.seats[1].name == "Ben"


def test_nobody_opens_a_table_for_two_who_look_alike() -> None:
    with pytest.raises(Refusal, match="name-taken"):
        live(ANN, Place("Аnn"))
    with pytest.raises(Refusal, match="unseen-name"):
        live(Place("\u200b"))


@pytest.mark.parametrize("person", ["steady", "Ѕteady"])
def test_a_bot_takes_no_name_that_looks_like_a_persons(person: str) -> None:
    table = live(Place(person), Place(bot="steady"))
    assert table.table.seats[1].name == "Steady 2"


@pytest.mark.parametrize("names", [("X", "X\u200b"), ("\u200b", "Ann"), ("Ann", "ann")], ids=ascii)
def test_older_tables_and_records_keep_their_names(names: tuple[str, str]) -> None:
    seats = tuple(map(Seat, names))
    opened = Opened(OPENED, "table", Options("A"), seats, "ab" * 32)
    table = Table.load([opened])
    assert table.setup().players == names
    wish = TableRequest(tuple(map(Place.of, table.seats)), table.options)
    again, *_ = open_table(wish, "next", "ab" * 32, OPENED, same_people=True)
    assert isinstance(again, Opened)
    assert again.seats == seats, "they play again"
    game = live(ANN, BEN, settles=False)
    game.begin()
    game.do(Close(0), opener=True)
    text = str(game.table.record("2026-12-24")).replace("Ann | Ben", " | ".join(names))
    assert parse_record(text).setup.players == names
