"""The language that nobody speaks says everything, and nothing in plain letters."""

import re
from pathlib import Path

from i18n.facts import facts_of
from i18n.pseudo import FOREIGN, PLAIN, disguised, pseudo_language

from hashi.i18n.catalogue import FIRST, languages, messages, parts, say
from hashi.server.pages.texts import texts_module


def test_a_disguise_is_longer_and_keeps_signs_and_numbers() -> None:
    assert disguised("All 17 cards!") == "Áľľ 17 çááŕđš!"
    assert disguised(PLAIN.replace("a", "")).isalpha()
    assert len(set(FOREIGN)) == len(PLAIN)
    assert not set(FOREIGN) & set(PLAIN)


def test_every_message_is_disguised_and_keeps_its_facts(tmp_path: Path) -> None:
    known = languages()
    with pseudo_language(tmp_path) as language:
        assert languages() == sorted([*known, language])
        for part in parts():
            assert list(messages(language, part)) == list(messages(FIRST, part))
            for name in messages(FIRST, part):
                told = say(language, name, **dict.fromkeys(facts_of(FIRST, name), 7))
                kept = re.sub(r"\{[^{}]*\}|%\(\w+\)s", "", told)
                assert not set(kept) & set(PLAIN), name
        assert "ťúúŕñ-" not in texts_module(language)
    assert languages() == known
