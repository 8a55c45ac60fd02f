"""The tests: unit/, laws/, rules/, golden/, counts/ and system/."""
