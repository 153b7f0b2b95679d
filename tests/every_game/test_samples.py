"""The sample scenes of the browser's boards are those that the games give."""

from tools.samples import written


def test_the_sample_scenes_are_up_to_date() -> None:
    for path, content in written().items():
        assert path.read_text(encoding="utf-8") == content, "run python -m tools.samples"
