"""`python -m hashi` is `hashi`."""

from hashi.cli import main

main()
