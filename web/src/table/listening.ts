/** What somebody hears who does not see the board. */
import type { Cell } from '../boards/handling';
import { t, tell } from '../lib/words.svelte';
import { beginningOf } from './beginning';
import { endingOf } from './ending';
import type { Playing } from './playing.svelte';

/** How long an answer about a place is waited for before the place is told without it. */
const PATIENCE = 700;

/** What is said on arrival: the seat, whose turn it is and what to do. */
export function arrival(playing: Playing): string {
  const { view, task } = playing;
  const seats = view.you.map((seat) => view.chairs[seat]?.title ?? '').join(', ');
  const place = seats ? t('web-your-seat', { seat: seats }) : t('web-you-watch');
  const { title, reason, count } = endingOf(playing);
  const beginning = view.ply ? '' : beginningOf(view, playing.nameOf(0));
  return sentences(place, beginning, playing.turn, task, title, reason, count);
}

/** Whose turn it is and what to do, once more. */
export function tellStatus(playing: Playing): void {
  playing.say(arrival(playing));
}

/** The whole table: snakes, lengths, open ends, hands. */
export async function tellTable(playing: Playing): Promise<void> {
  const answer = await playing.link.send({ type: 'describe' });
  if (answer.type === 'described') playing.say(playing.explain(answer.told));
}

/** Say what is at a cell, and what the piece in hand would do there. */
export function tellCell(playing: Playing, cell: Cell, before = ''): void {
  const what = tell(playing.board.handling.at(playing.scene, cell));
  const at = t('web-at', { cell: playing.cellName(cell), what });
  void playing.sayOnce(wouldDo(playing).then((then) => sentences(before, at, then)));
}

/** Whether the draft fits; if so which cells it covers and what it joins. */
async function wouldDo(playing: Playing): Promise<string> {
  const { fits, draft, move } = playing.laying;
  if (!playing.myTurn || !draft?.cell || fits === null) return '';
  if (!fits || !move) return t('web-fits-not');
  const late = new Promise<null>((settle) => setTimeout(() => settle(null), PATIENCE));
  const answer = await Promise.race([playing.attempt(move), late]);
  const told = answer?.type === 'verdict' ? playing.explain(answer.told) : '';
  return sentences(t('web-fits'), told);
}

/** Say which piece is in hand, how it lies, where it fits, and what it would do at the cursor. */
export function tellPiece(playing: Playing): void {
  const { laying, board, scene } = playing;
  const piece = laying.tray.find(({ id }) => id === laying.held);
  if (!piece) return playing.say(t('web-no-piece'));
  const turns = board.handling.turns(scene, piece.id);
  const lies = [tell(piece.name)];
  if (turns > 1) lies.push(t('web-lies', { turn: laying.turn + 1, turns }));
  if (laying.flipped && board.handling.flips(scene, piece.id)) lies.push(t('web-lies-flipped'));
  const spots = playing.heldBarred || t('web-spots', { count: laying.places.length });
  const told = sentences(`${lies.join(', ')}.`, spots);
  if (laying.cell) return tellCell(playing, laying.cell, told);
  playing.say(told);
}

/** The next move that lays nothing, for Enter to make. */
export function tellButton(playing: Playing, stride: number): void {
  const { buttons, suggested, board } = playing;
  if (!buttons.length) return playing.say(t('web-no-other-moves'));
  const key = suggested && board.handling.key(suggested);
  const at = buttons.findIndex(({ move }) => board.handling.key(move) === key);
  const next = buttons.at(at < 0 ? 0 : (at + stride) % buttons.length)!;
  playing.suggested = next.move;
  playing.say(t('web-other-move', { move: tell(next.name) }));
}

function sentences(...some: string[]): string {
  return some.filter(Boolean).join(' ');
}
