"""How strong the bots are, as it was last measured: `hashi/data/strength.toml`."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, fields
from importlib.resources import files

_FILE = files("hashi") / "data" / "strength.toml"


@dataclass(frozen=True)
class Strength:
    """A bot's mean of solo games on a board, with its standard error; one game has none."""

    bot: str
    board: str
    games: int
    mean: float
    error: float | None = None


def measured_strengths() -> list[Strength]:
    entries = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return [Strength(**entry) for entry in entries.get("strength", [])]


def format_strengths(strengths: Iterable[Strength], how: str) -> str:
    """The text of the file, with a line that says how it came about."""
    lines = [f"# {how}"]
    for strength in strengths:
        lines += ["", "[[strength]]"]
        for field in fields(strength):
            entry = getattr(strength, field.name)
            if entry is not None:
                lines.append(f"{field.name} = {_toml(entry)}")
    return "\n".join(lines) + "\n"


def _toml(entry: str | int | float) -> str:
    match entry:
        case str():
            return f'"{entry}"'
        case float():
            return f"{entry:.3f}"
    return str(entry)
