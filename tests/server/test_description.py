from tools.openapi import PLACE, described


def test_the_client_knows_the_service_as_it_is() -> None:
    """Run `make schema` when this fails."""
    assert PLACE.read_text(encoding="utf-8") == described()
