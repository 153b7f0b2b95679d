"""Trees that a net guides: they find what there is to find, and keep to their room."""

from array import array
from random import Random

from serpentry.catalogue import set_up
from serpentry.engine.engine import Engine, engine_of
from serpentry.nets.guided_memory import NOTE_HEAD
from serpentry.nets.guided_trees import (
    VISITS_FOR_ONE_MORE,
    GuidedTrees,
    Pending,
    together,
    wanted_visits,
)
from serpentry.tabletop.game import AnyGame

MOST_EDGES = 8


class Ignorant:
    """A net that knows nothing: all moves are alike, and nobody is ahead."""

    def __init__(self, trees: GuidedTrees) -> None:
        self.trees, self.luck = trees, Random(1)
        self.rows = array("q", bytes(8 * trees.chart.row_words * trees.games))
        self.answers = array("d", bytes(8 * trees.answer_size * trees.games))
        self.notes = array("d", bytes(8 * trees.note_size * trees.games))

    def answer(self) -> None:
        words, skipped = self.trees.chart.row_words, self.trees.chart.row_words
        skipped -= self.trees.chart.mask_words
        for game in range(self.trees.games):
            mask = self.rows[game * words + skipped : (game + 1) * words].tobytes()
            bits = int.from_bytes(mask, "little")
            moves = [number for number in range(bits.bit_length()) if bits >> number & 1]
            some = self.luck.sample(moves, min(MOST_EDGES, len(moves)))
            said = [0.5] * self.trees.seats
            for move in some:
                said += [float(move), -2.0, 0.0]
            said += [-1.0] * (self.trees.answer_size - len(said))
            first = game * self.trees.answer_size
            self.answers[first : first + len(said)] = array("d", said)

    def think(self, rounds: int) -> None:
        for wanted in (0, *wanted_visits(MOST_EDGES, rounds)):
            self.trees.gather(self.rows.buffer_info()[0], wanted)
            self.answer()
            self.trees.absorb(self.answers.buffer_info()[0])

    def move(self) -> int:
        return self.trees.commit(self.notes.buffer_info()[0], self.rows.buffer_info()[0])


class Halves(Ignorant):
    """The same, but it thinks that somebody is ahead, and is asked about several at a time."""

    def look(self, wanted: list[int]) -> None:
        rows, waiting = self.rows.buffer_info()[0], list[tuple[Pending, "array[float]"]]()
        for number in wanted:
            if self.trees.gather(rows, number):
                self.answer()
                ahead = self.luck.random()
                self.answers[:2] = array("d", [ahead, 1 - ahead])
                waiting.append((self.trees.set_aside(), self.answers[:]))
            else:
                assert self.trees.leaf() not in {one.leaf for one, _ in waiting}
                self.trees.absorb(self.answers.buffer_info()[0])
        for one, answer in waiting:
            self.trees.take_up(one, answer.buffer_info()[0])

    def think_together(self, rounds: int, batch: int) -> None:
        self.trees.gather(self.rows.buffer_info()[0], 0)
        self.answer()
        self.trees.absorb(self.answers.buffer_info()[0])
        for wanted in together(wanted_visits(MOST_EDGES, rounds), batch):
            self.look(wanted)


def trees_of(games: int, nodes: int = 34) -> tuple[AnyGame, Engine, GuidedTrees]:
    game = set_up("snekagon", 2, {"board_side": 4})
    engine = engine_of(game)
    return game, engine, GuidedTrees(engine, games, nodes, MOST_EDGES, seed=7)


def test_sequential_halving_gives_each_round_to_fewer_moves() -> None:
    wanted = list(wanted_visits(4, 16))
    assert wanted[:4] == [0, 0, 0, 0]
    assert len(wanted) == 16
    assert max(wanted) > 3


def test_every_round_is_counted_once_at_the_root() -> None:
    game, engine, trees = trees_of(1)
    trees.plant(engine.load(game.rules.start()))
    net = Ignorant(trees)
    net.think(20)
    root = trees.memory.nodes[0]
    children = [trees.memory.edges[place].child for place in range(root.edges)]
    assert root.visits == 21
    assert sum(trees.memory.nodes[one].visits for one in children if one >= 0) == 20


def test_positions_after_different_moves_are_the_same_together_and_one_by_one() -> None:
    found = []
    for batch in (1, 2, 8):
        game, engine, trees = trees_of(1, nodes=80)
        trees.plant(engine.load(game.rules.start()))
        Halves(trees).think_together(24, batch)
        nodes = [trees.memory.nodes[at] for at in range(trees.memory.games[0].used)]
        found.append([(one.parent, one.visits, round(one.worth[0], 3)) for one in nodes])
    assert len(found[0]) == 25
    assert found[0] == found[1] == found[2]


def test_few_moves_left_are_looked_into_in_several_places() -> None:
    looks = list(together(wanted_visits(16, 256), 8))
    assert [one for look in looks for one in look] == list(wanted_visits(16, 256))
    assert looks[:2] == [[0] * 8, [0] * 8]
    assert all(len({*look}) <= 1 + look[0] // VISITS_FOR_ONE_MORE for look in looks)
    assert any(len({*look}) == 4 and look.count(look[0]) == 2 for look in looks)
    assert max(map(len, looks)) == 8


def test_who_waits_is_counted_once_in_the_end() -> None:
    game, engine, trees = trees_of(1, nodes=400)
    trees.plant(engine.load(game.rules.start()))
    Halves(trees).think_together(300, 8)
    nodes = [trees.memory.nodes[at] for at in range(trees.memory.games[0].used)]
    below = [0] * len(nodes)
    for one in nodes[1:]:
        below[one.parent] += one.visits
    assert nodes[0].visits == 301
    assert all(below[at] <= one.visits - 1 for at, one in enumerate(nodes) if below[at])
    assert all(0 <= one.worth[0] <= one.visits for one in nodes)


def test_a_full_tree_stays_within_its_room() -> None:
    game, engine, trees = trees_of(1, nodes=5)
    trees.plant(engine.load(game.rules.start()))
    Ignorant(trees).think(40)
    assert trees.memory.games[0].used == 5


def test_games_are_played_to_their_ends_and_begin_anew() -> None:
    game, engine, trees = trees_of(6)
    trees.open_with(engine.load(game.rules.start()), wild=0.5)
    net = Ignorant(trees)
    net.move()
    ended = 0
    for _ in range(20):
        net.think(MOST_EDGES)
        ended += net.move()
        for at in range(trees.games):
            note = net.notes[at * trees.note_size :][: trees.note_size]
            if note[2]:
                assert sum(note[NOTE_HEAD + 2 : NOTE_HEAD + 4]) == 1.0
                assert note[NOTE_HEAD + 4] == -note[NOTE_HEAD + 5]
    assert ended > 3


def test_the_end_of_a_game_is_seen_by_search_as_it_is() -> None:
    game, engine, trees = trees_of(1)
    rng, position = Random(2), game.rules.start()
    while len(game.rules.moves(position)) > 1 or len(game.rules.moves(position)) == 0:
        before, position = (
            position,
            game.rules.play(position, rng.choice(game.rules.moves(position))),
        )
        if game.rules.to_act(position) is None:
            position = before
            break
    trees.plant(engine.load(position))
    Ignorant(trees).think(30)
    used = trees.memory.games[0].used
    settled = [trees.memory.nodes[at] for at in range(used) if trees.memory.nodes[at].settled]
    assert settled
    assert all(sum(one.guess) == 1.0 for one in settled)
