"""A readable rule sheet of exactly the rules in force: as structure, as text, as one HTML page, as JSON."""

from threethirteen.rulesheet.as_html import sheet_html
from threethirteen.rulesheet.as_json import rules_report
from threethirteen.rulesheet.as_markdown import sheet_markdown
from threethirteen.rulesheet.as_text import sheet_text
from threethirteen.rulesheet.build import rule_sheet
from threethirteen.rulesheet.preset_page import preset_page
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
    "preset_page",
    "rule_sheet",
    "rules_report",
    "sheet_html",
    "sheet_markdown",
    "sheet_text",
]
