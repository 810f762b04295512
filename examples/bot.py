"""A bot that plays a whole game of Hashi over the socket, and knows nothing of the rules.

    python examples/bot.py http://127.0.0.1:8080            a solo game
    python examples/bot.py http://127.0.0.1:8080 novice     against a bot of the server's

It marks at random what the server says may be marked, and prints what it did and what it came to.
It needs Python and `pip install websockets`; docs/protocol.md describes what it sends and hears.
"""

import asyncio
import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PAUSE = 0.05  # in seconds: the server takes 20 messages a second


def open_table(server, opponent):
    """Answers with the table's id, our seats and the token for them."""
    me = {"name": "Example"}
    solo = {"places": [me], "options": {"mode": "solo", "settles": False}}
    both = {"places": [me, {"bot": opponent}], "options": {"settles": False}}
    wish = json.dumps(both if opponent else solo).encode()
    request = Request(f"{server}/api/tables", wish, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


async def play(socket, seat):
    """Ask for one thing after the other, each when the last is answered, until the end."""
    table, own, asked, is_answered = None, None, 0, True
    async for text in socket:
        message = json.loads(text)
        match message["type"]:
            case "view":
                table, [own] = message["table"], message["own"]
            case "own":
                own = message["own"]
            case "ok":
                is_answered = True
            case "refused":
                sys.exit(f"The server refused: {message}")
        if table["phase"] in ("over", "closed"):
            return table
        if own["draft"] and is_answered:
            command = {"seat": seat, "round": table["round"], **next_step(table, own["draft"])}
            if command["do"] == "done":
                print(f"{table['round']:2}. {table['card'] or 'start'}  {command['move']}")
            asked, is_answered = asked + 1, False
            await asyncio.sleep(PAUSE)
            await socket.send(json.dumps({"id": asked, "command": command}))
    sys.exit("The server went away.")


def next_step(table, draft):
    """One more mark or, where the turn is whole or no mark leads on, done.

    A draft names the islands and lines that may *not* be marked, each with the reason.
    """
    islands = [island for island in table["islands"] if island not in draft["islands"]]
    lines = [line for line in table["lines"] if line not in draft["lines"]]
    if table["round"] == 0:
        return {"do": "done", "move": f"{random.choice(islands)}={random.choice([3, 4])}"}
    marks = draft["marks"]
    entry = next((mark for mark in marks if "-" not in mark), "-")
    bridges = [mark for mark in marks if "-" in mark]
    if not marks and islands:
        return {"do": "draft", "marks": [random.choice(islands)]}
    if bridges and not draft["missing"]:
        return {"do": "done", "move": " ".join([entry, *bridges])}
    if lines and not draft["stuck"]:
        return {"do": "draft", "marks": [*marks, random.choice(lines)]}
    return {"do": "done", "move": f"{entry} -"}  # the bridges may always be left out, all of them


async def main(server, opponent=None):
    opened = open_table(server, opponent)
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
    token = {"Authorization": f"Bearer {opened['token']}"}
    async with connect(url, additional_headers=token, max_size=None) as socket:
        table = await play(socket, opened["seats"][0])
    for seat, score in zip(table["seats"], table["scores"], strict=True):
        print(f"{seat['name']}: {score['total']} points")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    try:
        asyncio.run(main(sys.argv[1].rstrip("/"), *sys.argv[2:]))
    except HTTPError as refused:
        sys.exit(f"The server refused: {refused.read().decode()}")
    except (OSError, ValueError, WebSocketException) as trouble:
        sys.exit(f"The server does not answer: {trouble}")
