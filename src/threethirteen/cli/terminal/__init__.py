"""The table in the terminal: the person's side of a match, the app, and playing by prompts."""
