"""Losses of power under a whole server: whatever it told anybody has happened on the disk, too.

After each loss another server starts with what is left, and every table goes on. `power_loss`
says how a loss is made.

    python tests/server/power_loss_served.py --losses 50
"""

import argparse
import asyncio
import re
import sys
import tempfile
from pathlib import Path
from random import Random

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path[0] = str(TESTS)

from ceilings import killer  # noqa: E402 - found by that path
from server.kills import Tables, Toll  # noqa: E402 - found by that path
from server.people import Server  # noqa: E402 - found by that path
from server.power_loss import Call, Disk, filled, parse, recorder  # noqa: E402 - found by that path

OK = re.compile(rb'"type":"ok","id":(\d+)')


async def play_recorded(folder: Path, tables: Tables, chance: Random) -> list[Call]:
    """The calls of a server, until power fails somewhere in the middle."""
    with tempfile.NamedTemporaryFile() as trace:
        server = Server(folder / "hashi.db", *recorder(trace.name, "sendto"))
        try:
            await server.listens()
            await tables.sit_down(server)
            await asyncio.sleep(chance.random())
        finally:
            killer(server.process)()  # and what it runs under
            server.kill()
        await tables.stand_up()
        lines = Path(trace.name).read_text(encoding="ascii").splitlines()
    return list(parse(lines[:-1], str(folder)))


def forget_what_was_said_later(tables: Tables, said: bytes, heard: set[object]) -> None:
    """For people, too, the power failed at that moment: what they have not heard, they were not
    promised."""
    heard |= {int(number) for number in OK.findall(said)}
    for people in tables.people:
        heard |= {person.token for person in people if person.token.encode() in said}
        if not all(person.token in heard for person in people):
            people.clear()
        for person in people:
            person.view = {}
            for command in person.commands:
                if command.is_promised and command.id not in heard:
                    command.is_promised = None


async def lose_power(losses: int, seed: int) -> Toll:
    chance, toll = Random(seed), Toll()
    tables = Tables(toll, chance)
    files: dict[str, bytes] = {}
    heard: set[object] = set()
    while toll.kills < losses and not toll.problems:
        with filled(files) as folder:
            calls = await play_recorded(folder, tables, chance)
        moment = chance.randrange(len(calls))
        disk = Disk(folder, files)
        for call in calls[:moment]:
            if call.name != "write":
                disk.apply(call)
        said = b"".join(call.content for call in calls[:moment] if call.name == "write")
        forget_what_was_said_later(tables, said, heard)
        files = disk.after_loss(chance)
        with filled(files) as copy:
            tables.check(copy / "hashi.db")
        toll.kills += 1
    return toll


def main() -> None:
    parser = argparse.ArgumentParser(description="Lose power, and see whether anything is lost.")
    parser.add_argument("--losses", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    toll = asyncio.run(lose_power(arguments.losses, arguments.seed))
    print(f"{toll.kills} losses of power; {toll.promised} commands promised before them.")
    if toll.problems:
        raise SystemExit("\n".join(["Something is wrong:", *toll.problems]))
    print("Nothing is missing, and every table went on.")


if __name__ == "__main__":
    main()
