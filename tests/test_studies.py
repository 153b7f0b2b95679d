"""Studies: what their text says, what the rules say to it, and the page that is made of it."""

import json
from pathlib import Path

import pytest

from serpentry.cli.embedding import study as study_command
from serpentry.hosting.embedding import pages
from serpentry.hosting.embedding.games import embedded_record
from serpentry.hosting.embedding.study_boards import checked_boards, shown_study
from serpentry.hosting.embedding.study_text import StudyBoard, read_study
from serpentry.languages import ENGLISH, LANGUAGES
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import read_record

FIRST = "serpentry record 1"
RECORDS = sorted((Path(__file__).parent / "games").glob("*/golden/*.record"))
STUDY = """# A *first* study

Red answers `g2`.

```serpentry
game: snekagon
option board_side: 4

0 g2
1 e2-d3-d4-d5

caption: After two moves
show: 1
mark 1: g2; g2>f2
note 2: A line of four.
variation 1: Shorter
1 e2
note: Only one hex.
variation: Elsewhere
1 b1
mark: b1
```

And so on.
"""


def board_of(lines: str) -> str:
    return f"```serpentry\n{lines}\n```"


def trouble_with(lines: str, language: str = ENGLISH) -> object:
    """What is told of a board that can't be."""
    parts = shown_study(board_of(lines), language)["parts"]
    assert isinstance(parts, list)
    (part,) = parts
    assert isinstance(part, dict)
    assert bool(part["wrong"]) == bool(part["trouble"])
    return part["trouble"]


def test_a_study_is_texts_and_boards_in_a_row() -> None:
    study = read_study(STUDY)
    assert study.title == "A first study"
    before, board, after = study.parts
    assert (before, after) == ("# A *first* study\n\nRed answers `g2`.", "And so on.")
    assert isinstance(board, StudyBoard)
    assert (board.number, board.line, board.lines[0]) == (1, 5, "game: snekagon")


def test_a_board_has_its_game_what_is_said_of_it_and_other_ways_to_play() -> None:
    (board,) = checked_boards(read_study(STUDY), ENGLISH)
    told = json.loads(json.dumps(board))
    assert [step["text"] for step in told["history"]["steps"]] == ["g2", "e2-d3-d4-d5"]
    assert (told["caption"], told["shown"]) == ("After two moves", 1)
    ring, arrow = told["notes"][0]["marks"]
    assert ring == {"from": [-2, 3], "to": [-2, 3]}
    assert arrow == {"from": [-2, 3], "to": [-2, 2]}
    assert told["notes"][1] == {"ply": 2, "text": "A line of four.", "marks": []}
    shorter, elsewhere = told["variations"]
    assert (shorter["title"], shorter["after"]) == ("Shorter", 1)
    assert shorter["notes"] == [{"ply": 1, "text": "Only one hex.", "marks": []}]
    assert [step["score"] for step in shorter["steps"]] == [[1, 1]]
    assert (elsewhere["after"], elsewhere["to_act"]) == (1, 0)


def test_a_mark_may_have_a_colour_whatever_cells_are_called() -> None:
    text = "game: sssnake\nmark 0: 1,0 on 0 green; 1,0 on 0>2,0 on 0 red; 2,0 on 0 blue"
    (board,) = checked_boards(read_study(board_of(text)), ENGLISH)
    (note,) = json.loads(json.dumps(board))["notes"]
    assert [one.get("colour") for one in note["marks"]] == ["green", "red", None]
    assert note["marks"][1]["from"] == note["marks"][0]["to"]
    assert "no cell 1,0 on 0 pink" in str(trouble_with(text.replace("green", "pink")))


def test_a_board_may_show_a_position_that_was_set_up_by_hand() -> None:
    (board,) = checked_boards(
        read_study(board_of("game: snekagon\nset 1 a1\nset 0 c3\nturn: 1\nvariation: On\n1 a2-b3")),
        ENGLISH,
    )
    told = json.loads(json.dumps(board))
    assert (told["to_act"], told["history"]["start_score"]) == (1, [1, 1])
    assert told["variations"][0]["steps"][0]["by"] == 1


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("game: snekagon\n0 g2\n1 g2", "1 g2 can’t be played: g2 is already covered."),
        ("game: snekagon\n0 g2\n0 c3", "0 c3 can’t be played: It is seat 1’s turn."),
        ("game: snekagon\n0 g2\nvariation 1: x\n1 g2", "1 g2 can’t be played: g2 is already"),
        ("game: sssnake\n0 give curve", "0 give curve can’t be played: A draw or roll comes first"),
        ("game: snekagon\n0 nonsense", "“nonsense” isn’t a cell of this board."),
        ("game: snekagon\nmark: z99", "This board has no cell z99."),
        (
            "game: snekagon\nshow: 4",
            "This line has only 0 moves, so there is nothing after move 4.",
        ),
        ("game: snekagon\nshow: soon", "After “show:” comes a number of moves, not “soon”."),
        (
            "game: snekagon\nvariation 9: x",
            "This line has only 0 moves, so there is nothing after move 9.",
        ),
        (
            "game: snekagon\nvariation: x\nplayer 0: Ada",
            "“player 0: Ada” isn’t valid in a variation",
        ),
        ("game: snekagon\nrubbish", "“rubbish” isn’t a line of a board."),
        ("game: snekagon\noption size: 4", "size"),
        ("game: snekagon\nseats: 7", "7"),
        ("game: chess", "There is no game called “chess”."),
        ("0 g2", "The first line of a board says which game it shows"),
    ],
)
def test_a_board_that_can_t_be_is_told_in_a_sentence(lines: str, told: str) -> None:
    assert told in str(trouble_with(lines))


@pytest.mark.parametrize(
    ("lines", "wrong", "played"),
    [
        ("game: snekagon\n0 g2\n1 c3\n0 g2\n1 e5", 5, [2]),
        ("game: snekagon\n0 g2\n\nvariation 1: x\n1 c3\n0 c3\n1 e5", 7, [1, 1]),
        ("game: snekagon\n0 g2\nmark 1: z99\n1 c3", 4, [2]),
        ("game: snekagon\n0 g2\nnote 3: x", 4, [1]),
        ("game: snekagon\n0 g2\nshow: 3", 4, [1]),
        ("game: snekagon\n0 g2\nvariation 3: x\n1 c3\n0 g2", 4, [1, 1]),
    ],
)
def test_a_wrong_line_is_named_and_the_board_is_shown_up_to_it(
    lines: str, wrong: int, played: list[int]
) -> None:
    (part,) = shown_study(board_of(lines), ENGLISH)["parts"]
    board = json.loads(json.dumps(part["board"]))
    assert (part["line"], part["wrong"]) == (1, wrong)
    lengths = [board["history"]["steps"], *(one["steps"] for one in board["variations"])]
    assert [len(one) for one in lengths] == played


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_in_the_reader_s_language(language: str) -> None:
    told = str(trouble_with("game: snekagon\n0 g2\n1 g2", language))
    assert told.startswith("1 g2 ")
    assert (told == trouble_with("game: snekagon\n0 g2\n1 g2")) == (language == ENGLISH)


def test_whoever_exports_is_told_which_board_it_is() -> None:
    text = STUDY + board_of("game: snekagon\n0 a1\n1 a1")
    with pytest.raises(BadText, match=r"Board 2 \(line 28\): 1 a1 can’t be played"):
        checked_boards(read_study(text), ENGLISH)


def test_every_size_has_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadText, match="at most 60,000 characters"):
        read_study("x" * 60_001)
    with pytest.raises(BadText, match="at most 40 boards, and this one has 41"):
        read_study("\n".join([board_of("game: snekagon")] * 41))
    assert "at most 20 variations" in str(trouble_with("game: snekagon\n" + "variation: x\n" * 21))
    monkeypatch.setattr("serpentry.hosting.embedding.study_boards.MOST_EVENTS", 1)
    with pytest.raises(BadText, match="at most 1 moves together"):
        checked_boards(read_study(STUDY), ENGLISH)


def test_a_block_needs_an_end_and_one_inside_another_is_text() -> None:
    with pytest.raises(BadText, match="on line 2 isn’t closed"):
        read_study("x\n```serpentry\ngame: snekagon")
    assert read_study(f"````\n{board_of('game: snekagon')}\n````").parts == (
        f"````\n{board_of('game: snekagon')}\n````",
    )


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("a <img src=x onerror=alert(1)> b", "a &lt;img src=x onerror=alert(1)&gt; b"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("[x](JaVaScRiPt&colon;alert(1))", "alert(1)"),
        ("[x](data:text/html,hi)", "[x](data:text/html,hi)"),
        ('[x](https://a.b/"onclick=alert)', 'href="https://a.b/%22onclick=alert"'),
        ("![x](https://a.b/c.png)", '!<a href="https://a.b/c.png">x</a>'),
        ("| a |\n|---|\n| ~~b~~ |", "<td><s>b</s></td>"),
    ],
)
def test_nothing_in_a_text_becomes_html_but_markdown(text: str, html: str) -> None:
    rendered = pages.rendered(text)
    assert html in rendered
    assert "<script" not in rendered
    assert "<img" not in rendered
    assert 'href="javascript' not in rendered.lower()


def test_a_page_needs_the_scripts_of_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SCRIPTS", tmp_path)
    with pytest.raises(BadText, match="The script for snekagon is not built yet"):
        pages.study_page(read_study(STUDY))
    (tmp_path / "serpentry-snekagon.js").write_text("'</script>'", encoding="utf-8")
    (tmp_path / pages.STUDY_PAGE).write_text("__TITLE__|__ALLOWED__|__BODY__|__SCRIPTS__")
    title, allowed, body, script = pages.study_page(read_study(STUDY)).split("|")
    assert title == "A first study"
    assert allowed.startswith("'sha256-")
    assert "<figcaption>After two moves</figcaption>" in body
    assert script == "<script>'<\\/script>'</script>"


def test_what_is_written_in_a_board_can_t_leave_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    text = board_of("game: snekagon\ncaption: </script><b>x\nplayer 0: </script><script>alert(1)")
    monkeypatch.setattr(pages, "_script", lambda game: "")
    monkeypatch.setattr(pages, "_filled", lambda name, **parts: parts["BODY"])
    page = pages.study_page(read_study(text))
    assert page.count("</script>") == 1
    assert "&lt;/script&gt;&lt;b&gt;x" in page


@pytest.mark.one_in(4)
@pytest.mark.parametrize("record", RECORDS, ids=lambda one: f"{one.parents[1].name}-{one.stem}")
def test_a_recorded_game_becomes_the_text_of_a_study_that_reads_the_same(
    tmp_path: Path, record: Path
) -> None:
    study_command(record, tmp_path / "study.md")
    text = (tmp_path / "study.md").read_text(encoding="utf-8")
    (board,) = checked_boards(read_study(text), ENGLISH)
    game = read_record(record.read_text(encoding="utf-8"))
    assert board["players"] == embedded_record(game, None, ENGLISH)["players"]
    told, events = board["history"], game.events
    assert isinstance(told, dict)
    assert [one["text"] for one in told["steps"]] == [one.text for one in events]
    study_command(tmp_path / "study.md", tmp_path / "again.md")
    assert (tmp_path / "again.md").read_text(encoding="utf-8") == text


def test_every_line_of_a_study_becomes_a_record_and_records_become_a_study(
    tmp_path: Path,
) -> None:
    (tmp_path / "study.md").write_text(STUDY, encoding="utf-8")
    study_command(tmp_path / "study.md", tmp_path / "lines.record")
    text = (tmp_path / "lines.record").read_text(encoding="utf-8")
    written = [read_record("serpentry record 1" + one) for one in text.split(FIRST)[1:]]
    assert [one.comments for one in written] == [
        ("After two moves",),
        ("Shorter",),
        ("Elsewhere",),
    ]
    moves = [[event.text for event in one.events] for one in written]
    assert moves == [["g2", "e2-d3-d4-d5"], ["g2", "e2"], ["g2", "b1"]]
    study_command(tmp_path / "lines.record", tmp_path / "again.md")
    again = read_study((tmp_path / "again.md").read_text(encoding="utf-8"))
    shown = json.loads(json.dumps(checked_boards(again, ENGLISH)))
    assert [[one["text"] for one in each["history"]["steps"]] for each in shown] == moves


def test_the_text_of_a_study_is_written_only_if_the_rules_allow_its_boards(tmp_path: Path) -> None:
    (tmp_path / "wrong.md").write_text(board_of("game: snekagon\n0 f6\n1 f6"), encoding="utf-8")
    with pytest.raises(BadText, match="f6 is already covered"):
        study_command(tmp_path / "wrong.md", tmp_path / "right.md")
    assert not (tmp_path / "right.md").exists()


def test_the_command_wants_a_page_and_a_study(tmp_path: Path) -> None:
    with pytest.raises(BadText, match=r"study\.pdf should end in"):
        study_command(tmp_path / "study.md", tmp_path / "study.pdf")
    with pytest.raises(BadText, match="There is no file"):
        study_command(tmp_path / "study.md", tmp_path / "study.html")


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("# A title ##", "A title"),
        ("Words\n### Deep", "Deep"),
        ("#### Too deep\n\n## So", "So"),
        ("#no heading", ""),
        ("# *Bold* and [linked](/x)", "Bold and linked"),
        ("# " + "[" * 400, "[" * 120),
        ("# x" + " " * 59_000 + "y", "x"),
        ("```\n# In a block\n```\n# Out", "In a block"),
        ("```serpentry `x`\n# No block", "No block"),
    ],
)
def test_the_title_is_the_first_heading_without_its_signs(text: str, title: str) -> None:
    assert read_study(text).title == title
