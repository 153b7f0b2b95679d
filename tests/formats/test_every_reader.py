"""Whatever opens a file or takes a stored text apart is on the list of formats, or says why not."""

from tests.formats.openers import places
from tests.formats.test_spoiled import FORMATS

PACKAGE = "It came with the package, and is as whole as the code beside it."
PROCESS = "It comes from another process of ours, by a pipe or a line between us."
PART = "It calls a part of the product that is called `load` or `open` and reads by itself."
WRITING = "It opens something to write, to lock or to show it."
OWN_PAGE = "It comes from our own page in the same browser, or from the service that is asked."
DATABASE = "The service wrote it into its own database, which is looked over when it is opened."
TYPED = "Whoever starts the program typed it; options in records are read by the same functions."
DIGEST = "Its name tells the digest of its content, which is compared."
MEMORY = "It looks at memory of its own."
SIGNED = "It is signed."
ASKED = "A request sends it: `tests/server/edge/test_mistakes.py` spoils it."
SPOILED_ELSEWHERE = "Another test spoils it: `tests/research/test_tables.py`."

ELSEWHERE = {
    "arena/charts/saving.py _pixels": MEMORY,
    "arena/lines.py LinesFile.__init__": WRITING,
    "arena/lines.py demand_same": MEMORY,
    "arena/machines.py code_fingerprint": PACKAGE,
    "bots/process.py Process._read": PROCESS,
    "bots/supervisor.py _below": MEMORY,
    "browser/main.py BrowserHost.ask": OWN_PAGE,
    "browser/main.py BrowserHost.follow": OWN_PAGE,
    "browser/storage.py BrowserStorage.entries_after": PART,
    "catalogue/kept_games.py KeptGames.size_of": MEMORY,
    "catalogue/rulepages.py rule_page": PACKAGE,
    "cli/arena/lab.py lab.tell": WRITING,
    "cli/arena/page.py ResultsPage._page": PACKAGE,
    "cli/host/moderate.py _opened": PART,
    "cli/host/service.py _tell": WRITING,
    "cli/main.py _leave_quietly": WRITING,
    "cli/main.py _open_what_is_closed": WRITING,
    "client/table.py TableSocket._listen": OWN_PAGE,
    "engine/driver.py Driver.__init__": PART,
    "engine/engine.py Engine.load": PART,
    "engine/engine_files.py EngineFile.content": DIGEST,
    "engine/library.py Library.__init__": DIGEST,
    "engine/making.py progress_of": PROCESS,
    "engine/many.py Many.__init__": PART,
    "engine/sources.py _text": PACKAGE,
    "engine/sources.py fingerprint_of": PACKAGE,
    "hosting/carried.py PackedState.state": PROCESS,
    "hosting/embedding/own_studies.py _packed": PACKAGE,
    "hosting/embedding/pages.py _filled": PACKAGE,
    "hosting/embedding/pages.py script_of": PACKAGE,
    "hosting/embedding/puzzles.py _packs": PACKAGE,
    "hosting/host.py TableHost._load": PART,
    "languages/phrasebook.py catalogue_text": PACKAGE,
    "languages/speaking.py _value": PACKAGE,
    "nets/net_search.py NetSearch.turns": PART,
    "nets/numpy_net.py weights_of": PACKAGE,
    "nets/student.py read": PACKAGE,
    "notebook/widget.py widget_of": PACKAGE,
    "openings/book.py book_of": PACKAGE,
    "pictures/animations.py Animation._filmed": WRITING,
    "pictures/animations.py animated": MEMORY,
    "pictures/painter.py Painter._load": PACKAGE,
    "pictures/painter.py Painter._say": PROCESS,
    "pictures/painter.py Painter.ask": PROCESS,
    "players/net_player.py NetPlayer.prepare": PART,
    "players/own_players.py _option": TYPED,
    "players/player_process.py main": PROCESS,
    "players/player_process.py unpacked": PROCESS,
    "players/separate_player.py Apart.ask": PROCESS,
    "research/batch.py Batch.__init__": MEMORY,
    "research/batch.py Batch._field": MEMORY,
    "research/batch.py Batch.load": MEMORY,
    "research/courses.py course_of": PART,
    "research/dataset/columns.py packed": MEMORY,
    "research/dataset/tables.py _read_parquet": SPOILED_ELSEWHERE,
    "research/openspiel/parameters.py begun": TYPED,
    "research/rendering.py _pixels": MEMORY,
    "research/sights.py EngineObserver.of": MEMORY,
    "research/spaces.py action_mask": MEMORY,
    "research/spaces.py observation": MEMORY,
    "review/calibration.py curves": PACKAGE,
    "review/judges.py prepare_judge": PART,
    "search/compiled/simulating.py fits": MEMORY,
    "search/engine_search.py EngineSearch._imagine": PART,
    "search/engine_search.py EngineSearch._thread": PART,
    "search/single_move.py SingleMoves._state": PART,
    "server/app.py create_app.lifespan": PART,
    "server/bots/frames.py read_frame": PROCESS,
    "server/bots/frames.py unpack": PROCESS,
    "server/bots/jobs.py reckoned": PROCESS,
    "server/bots/pool.py WorkerProcess.reply": PROCESS,
    "server/edge/client_files.py ClientFiles.get_response": PACKAGE,
    "server/edge/client_files.py _gzipped": PACKAGE,
    "server/edge/client_files.py _in_words": PACKAGE,
    "server/edge/guests.py _signed": SIGNED,
    "server/keys/challenges.py challenge_of": SIGNED,
    "server/keys/joining.py join_at_table": DATABASE,
    "server/loops/foreman.py Foreman._one": PART,
    "server/loops/line.py Line._listen": PROCESS,
    "server/loops/worker.py Worker.startup": PART,
    "server/loops/worker.py handed_over": PROCESS,
    "server/notices/notifier.py Notifier._card": DATABASE,
    "server/notices/push.py PushService.send": DATABASE,
    "server/parts.py ServiceParts.open": PART,
    "server/routes/admin.py _memory": MEMORY,
    "server/routes/mine.py preferences_of": DATABASE,
    "server/store/forgetting.py _changed": DATABASE,
    "server/store/forgetting.py _seats_of": DATABASE,
    "server/store/forgetting.py forget_at_table": DATABASE,
    "server/store/forgetting.py forget_in_club": DATABASE,
    "server/store/notices.py NoticeStore.due": DATABASE,
    "server/store/place.py held": WRITING,
    "server/store/store.py TableStore.card": DATABASE,
    "server/tables/device_tokens.py DeviceTokens.take": DATABASE,
    "server/tables/presence.py News.of": PROCESS,
    "server/upkeep/backup.py back_up": WRITING,
    "server/upkeep/heartbeat.py Heartbeat.open": DATABASE,
    "table/fold.py _unpacked": PROCESS,
    "table/past.py from_blocks": PROCESS,
    "tabletop/options.py _items": TYPED,
    "tabletop/painting/data.py painted": PACKAGE,
    "solved/certificate.py _names": PACKAGE,
    "solved/certificate.py _read": PACKAGE,
    "solved/certificate.py read_certificate": PACKAGE,
    "tabletop/formats/reader.py sent_json": ASKED,
}
"""Where something is opened that is no format of the list, and why."""


def test_whatever_opens_a_file_is_on_the_list() -> None:
    spoiled = {place for one in FORMATS for place in one.places}
    assert not spoiled & set(ELSEWHERE)
    assert sorted(places() - spoiled - set(ELSEWHERE)) == []


def test_the_list_names_nothing_that_is_gone() -> None:
    listed = {place for one in FORMATS for place in one.places} | set(ELSEWHERE)
    assert sorted(listed - places()) == []
