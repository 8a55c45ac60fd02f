"""A readable rule sheet of exactly the rules in force: as structure, as text, as one HTML page, as JSON."""

from threethirteen.rulesheet.as_html import sheet_html
from threethirteen.rulesheet.as_json import rules_report
from threethirteen.rulesheet.as_text import sheet_text
from threethirteen.rulesheet.build import rule_sheet
from threethirteen.rulesheet.sheet import (
    Example,
    Examples,
    Face,
    Items,
    Note,
    Paragraph,
    RuleSheet,
    Section,
    Table,
)

__all__ = [
    "Example",
    "Examples",
    "Face",
    "Items",
    "Note",
    "Paragraph",
    "RuleSheet",
    "Section",
    "Table",
    "rule_sheet",
    "rules_report",
    "sheet_html",
    "sheet_text",
]
