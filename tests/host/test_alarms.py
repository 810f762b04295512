"""When tables are looked at: each as early as it must be, and no table twice."""

from hashi.host.alarms import Alarms


def test_the_earliest_alarm_of_a_table_counts() -> None:
    alarms = Alarms()
    for at in (30, 20, 40):
        alarms.set(at, "ume")
    alarms.set(25, "take")
    assert len(alarms) == 2
    assert list(alarms.due(19)) == []
    assert list(alarms.due(25)) == ["ume", "take"]
    assert list(alarms.due(100)) == []
    assert len(alarms) == 0


def test_a_table_that_rests_is_left_alone_until_then() -> None:
    alarms = Alarms()
    alarms.set(10, "ume")
    alarms.rest(20, "ume")
    alarms.set(5, "ume")
    assert alarms.is_resting("ume")
    assert list(alarms.due(19)) == []
    assert list(alarms.due(20)) == ["ume"]
    assert not alarms.is_resting("ume")
    alarms.set(21, "ume")
    assert list(alarms.due(21)) == ["ume"]
