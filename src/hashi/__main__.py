"""`python -m hashi` is `hashi`."""

import signal


def main() -> None:
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # no traceback while the rest is loaded
    from hashi.cli import main

    main()


if __name__ == "__main__":
    main()
