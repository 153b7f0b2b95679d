/** What somebody hears who does not see the board. */
import type { Cell } from '../../types/board';
import { t, tell } from '../../lib/words.svelte';
import { endingOf, beginningOf } from './ending';
import type { ShownTable } from './state.svelte';
import { wayOf } from './ways';

/** How long an answer about a place is waited for before the place is announced without it. */
const LONGEST_WAIT = 700;

/** What is announced on arrival: the seat, whose turn it is and what to do. */
export function arrival(table: ShownTable, task = table.taskSpoken): string {
  const { view } = table;
  const seats = view.you.map((seat) => view.chairs[seat]?.title ?? '').join(', ');
  const place = seats ? t('web-your-seat', { seat: seats }) : t('web-you-watch');
  const { title, reason, count } = endingOf(table);
  const beginning = view.ply ? '' : beginningOf(view, table.nameOf(0, 0));
  return sentences(place, beginning, table.turn, task, title, reason, count);
}

/** Whose turn it is and what to do, once more, with all that helps. */
export function tellStatus(table: ShownTable): void {
  table.say(arrival(table, sentences(table.task, table.more)));
}

/** The whole table: snakes, lengths, open ends, hands. */
export async function tellTable(table: ShownTable): Promise<void> {
  if (table.isCurtained) return table.say(table.task);
  const answer = await table.link.send({ type: 'describe' });
  if (answer.type === 'described') table.say(table.explain(answer.told));
}

/** Say what is at a cell, and what the piece in hand would do there. */
export function tellCell(table: ShownTable, cell: Cell, before = ''): void {
  const what = tell(table.board.handling.at(table.scene, cell));
  const at = t('web-at', { cell: table.cellName(cell), what });
  void table.sayOnce(wouldDo(table).then((then) => sentences(before, at, then)));
}

/** Whether the draft fits; if so which cells it covers and what it joins. */
async function wouldDo(table: ShownTable): Promise<string> {
  const { fits, draft, move } = table.laying;
  if (!table.myTurn || !draft?.cell || fits === null) return '';
  if (!fits || !move) return t('web-fits-not');
  const late = new Promise<null>((settle) => setTimeout(() => settle(null), LONGEST_WAIT));
  const answer = await Promise.race([table.attempt(move), late]);
  const told = answer?.type === 'verdict' ? table.explain(answer.told) : '';
  return sentences(t('web-fits'), told);
}

/**
 * Say which piece is in hand, how it is turned, where it fits, and what it would do at the cursor.
 */
export function tellPiece(table: ShownTable): void {
  const { laying, board, scene } = table;
  const piece = laying.tray.find(({ id }) => id === laying.held);
  if (!piece) return table.say(t('web-no-piece'));
  const turns = board.handling.turns(scene, piece.id);
  const lies = [tell(piece.name)];
  const way = wayOf(table);
  if (turns > 1)
    lies.push(
      t(way ? 'web-lies-to' : 'web-lies', { turn: (laying.turn % turns) + 1, turns, to: way }),
    );
  if (laying.flipped && board.handling.flips(scene, piece.id)) lies.push(t('web-lies-flipped'));
  const spots = table.heldBarred || fitting(table);
  const told = sentences(`${lies.join(', ')}.`, spots);
  if (laying.cell) return tellCell(table, laying.cell, told);
  table.say(told);
}

function fitting({ laying }: ShownTable): string {
  const { places, otherPlaces } = laying;
  if (!places.length && !otherPlaces.length) return t('web-fits-no-way');
  return t('web-spots', { count: places.length });
}

function sentences(...some: string[]): string {
  return some.filter(Boolean).join(' ');
}
