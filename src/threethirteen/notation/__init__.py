"""Text forms that do not depend on a language: cards and moves, the match record, replay and verification."""
