"""A bot that plays a whole game of Hashi over the socket, knowing nothing of the rules.

    python examples/bot.py http://127.0.0.1:8080

It opens a table with a bot of the server's, marks at random what the server says may be marked,
and prints what it came to. It needs the standard library and `pip install websockets`.
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

WISH = {
    "places": [{"name": "Example"}, {"bot": "novice"}],
    "options": {"board": "A", "settles": False},
}


class Player:
    """One seat: keeps the last view, and answers whenever something is wanted of it."""

    def __init__(self, socket, seat):
        self.socket, self.seat = socket, seat
        self.asked = 0

    async def play(self):
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "view":
                self.table = message["table"]
                if self.table["phase"] == "over":
                    return self.table
                [own] = message["own"]
            elif message["type"] == "own":
                own = message["own"]
            elif message["type"] == "refused":
                raise SystemExit(f"Refused: {message}")
            else:
                continue
            if own["draft"]:
                await self.mark(own["draft"])
        raise SystemExit("The server went away.")

    async def mark(self, draft):
        """Add one mark, until the turn is whole; leave the bridges out where they lead nowhere."""
        round, marks = self.table["round"], draft["marks"]
        islands = [island for island in self.table["islands"] if island not in draft["islands"]]
        lines = [line for line in self.table["lines"] if line not in draft["lines"]]
        if round == 0:
            await self.ask("done", move=f"{random.choice(islands)}=3")
        elif not marks and islands:
            await self.ask("draft", marks=[random.choice(islands)])
        elif draft["stuck"] or not lines:
            await self.ask("done", move=f"{entry(marks)} -")
        else:
            marks = [*marks, random.choice(lines)]
            bridges = [mark for mark in marks if "-" in mark]
            if len(bridges) == int(self.table["card"].partition("/")[2]):
                await self.ask("done", move=" ".join([entry(marks), *bridges]))
            else:
                await self.ask("draft", marks=marks)

    async def ask(self, do, **what):
        self.asked += 1
        command = {"do": do, "seat": self.seat, "round": self.table["round"], **what}
        await self.socket.send(json.dumps({"id": self.asked, "command": command}))


def entry(marks):
    return next((mark for mark in marks if "-" not in mark), "-")


async def main(server):
    body = json.dumps(WISH).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables", body, headers)) as answer:
        opened = json.load(answer)
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
    token = {"Authorization": f"Bearer {opened['token']}"}
    async with connect(url, additional_headers=token, max_size=None) as socket:
        table = await Player(socket, opened["seats"][0]).play()
    for seat, score in zip(table["seats"], table["scores"], strict=True):
        print(f"{seat['name']}: {score['total']} points")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].rstrip("/")))
