"""The server: tables, who sits at them, sockets and pages. Everything is saved before anybody is told."""
