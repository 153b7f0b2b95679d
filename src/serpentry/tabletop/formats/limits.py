"""What requests are made of, with what each may be."""

from typing import Annotated

from serpentry.tabletop.formats.reader import Limit

GameName = Annotated[str, Limit(minLength=1, maxLength=64, pattern=r"^[A-Za-z0-9_.-]+$")]
TableId = Annotated[str, Limit(minLength=1, maxLength=32, pattern=r"^[A-Za-z0-9_-]+$")]
MessageId = Annotated[
    str, Limit(pattern=r"^[!-~]{1,64}$", description="Made by the client, unique at the table.")
]
SeatNumber = Annotated[int, Limit(minimum=0, maximum=15)]
SeatCount = Annotated[int, Limit(minimum=1, maximum=16)]
Ply = Annotated[int, Limit(minimum=0, maximum=100_000)]
EventNumber = Annotated[int, Limit(minimum=0, maximum=2**31 - 1)]
VariationNumber = Annotated[int, Limit(minimum=0, maximum=19)]
ShortText = Annotated[str, Limit(maxLength=200)]
SideName = Annotated[str, Limit(maxLength=64)]
StudyText = Annotated[str, Limit(maxLength=60_000)]
RecordText = Annotated[str, Limit(maxLength=200_000)]
ArrangedLines = Annotated[tuple[ShortText, ...], Limit(maxItems=200)]
Options = Annotated[dict[str, object], Limit(maxProperties=64, default={})]
AnalysisSeconds = Annotated[float, Limit(exclusiveMinimum=0, maximum=600)]
ReviewSeconds = Annotated[float, Limit(exclusiveMinimum=0, maximum=60)]
