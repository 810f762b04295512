"""The server: tables that any number of browsers, terminals and bots play at."""
