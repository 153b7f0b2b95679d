"""How far a long run is. Rich's bars load slowly: only who needs one imports this."""

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from serpentry.cli.language import t
from serpentry.cli.show import err


class Speed(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        """Nothing before the first two."""
        speed = task.finished_speed or task.speed
        return Text(t("cli-per-second", speed=f"{speed:.3g}") if speed else "")


def progress_bar() -> Progress:
    """A bar on standard error, so that standard output stays clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
    )
