/** The keyboard at the board. */
import type { Cell } from '../../types/board';
import { t, tell } from '../../lib/words.svelte';
import type { Playing } from '../play/playing.svelte';
import { tellCell, tellPiece, tellStatus, tellTable } from '../play/listening';
import { nextOf, step, type Direction } from '../play/walking';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Something that keys open. */
interface Shown {
  show(): void;
}

interface Controls {
  /** The board, once it is drawn. */
  stage: { zoomBy(factor: number): void; showAll(): void } | undefined;
  legalMoves: Shown;
  whatIsAt: Shown;
  help?: Shown;
}

/** Do what a key means, if it means anything. */
export function press(event: KeyboardEvent, playing: Playing, controls: Controls): void {
  if (pressed(event, playing, controls)) event.preventDefault();
}

/** Turn or flip the piece by R and F wherever the focus is, unless something is written or open there. */
export function turnAnywhere(event: KeyboardEvent, playing: Playing): void {
  const key = event.key.toLowerCase();
  const { target } = event;
  const isElsewhere =
    target instanceof Element && target.closest('input, textarea, select, dialog');
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!playing.isAsked || isElsewhere || (key !== 'r' && key !== 'f')) return;
  turn(playing, () =>
    key === 'f' ? playing.laying.flip() : playing.laying.rotate(event.shiftKey ? -1 : 1),
  );
}

function pressed(event: KeyboardEvent, playing: Playing, controls: Controls): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const { board, scene, legal, cursor } = playing;
    walk(playing, step(board.handling, scene, legal, cursor, arrow));
    return true;
  }
  const act = actions(playing, controls, event.shiftKey ? -1 : 1)[event.key.toLowerCase()];
  if (act) act();
  else if (/^[1-9]$/.test(event.key)) pickNumber(playing, Number(event.key));
  else return false;
  return true;
}

function actions(playing: Playing, controls: Controls, sign: number): Record<string, () => void> {
  const { laying } = playing;
  return {
    enter: () => enter(playing),
    ' ': () => enter(playing),
    escape: () => {
      playing.forget();
      laying.lift();
    },
    r: () => turn(playing, () => laying.rotate(sign)),
    f: () => turn(playing, () => laying.flip()),
    n: () => turn(playing, () => laying.pickNext(sign)),
    j: () => jump(playing, sign),
    k: () => jump(playing, -1),
    h: () => void playing.hint(),
    u: () => void playing.command({ type: 'ask', what: 'undo' }),
    t: () => void tellTable(playing),
    s: () => tellStatus(playing),
    b: () => tellButton(playing, sign),
    l: () => controls.legalMoves.show(),
    a: () => controls.whatIsAt.show(),
    '?': () => controls.help?.show(),
    '+': () => controls.stage?.zoomBy(1.25),
    '-': () => controls.stage?.zoomBy(0.8),
    '0': () => controls.stage?.showAll(),
  };
}

function walk(playing: Playing, cell: Cell | null): void {
  if (!cell) return;
  playing.walkTo(cell);
  tellCell(playing, cell);
}

function enter(playing: Playing): void {
  const { cursor, laying, suggested, isAsked } = playing;
  if (isAsked && suggested) return void playing.make(suggested);
  if (isAsked && laying.pinned && laying.fits && String(laying.cell) === String(cursor))
    return void playing.confirm();
  if (cursor) playing.tap(cursor, false);
}

function turn(playing: Playing, act: () => void): void {
  playing.forget();
  act();
  const cell = playing.laying.cell ?? playing.cursor;
  if (cell && !playing.laying.pinned) playing.point(cell);
  tellPiece(playing);
}

/** The next move that places nothing, for Enter to make. */
function tellButton(playing: Playing, stride: number): void {
  const next = playing.offerButton(stride);
  playing.say(next ? t('web-other-move', { move: tell(next.name) }) : t('web-no-other-moves'));
}

/** Jump to the next cell where the piece in hand fits, turned if it must be; else say why there is none. */
function jump(playing: Playing, stride: number): void {
  const { board, scene, legal, cursor, laying } = playing;
  if (!playing.isAsked) return tellStatus(playing);
  const some = laying.places.length ? laying.places : laying.otherPlaces;
  laying.unpin();
  const next = nextOf(board.handling, scene, legal, some, cursor, stride);
  if (!next) return tellPiece(playing);
  const turned = laying.places.length ? null : laying.fittingTurn(next);
  if (turned) laying.take(turned);
  laying.unpin();
  walk(playing, next);
}

function pickNumber(playing: Playing, number: number): void {
  const piece = playing.laying.tray[number - 1];
  if (piece) turn(playing, () => playing.laying.pick(piece.id));
}
