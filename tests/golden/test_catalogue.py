"""The catalogue as the server tells it is the one that the client's form is tested with."""

from pathlib import Path

from threethirteen.server.catalogue import catalogue

CATALOGUE = Path(__file__).parent / "catalogue.json"


def test_the_catalogue_is_the_one_the_form_is_tested_with() -> None:
    assert CATALOGUE.read_bytes() == catalogue() + b"\n", "python3 dev.py golden writes it anew"
