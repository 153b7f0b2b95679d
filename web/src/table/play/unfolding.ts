/** What a message of the service is to the viewer: the beat that leads to what it tells. */
import { isDraw, isMove, type Made } from '../../parts/happened';
import type { Handling, Scene } from '../../types/board';
import type { TableView, Seen } from '../../types/service';
import { seatPlace } from '../../story/places';
import { atOnce, type Act, type Beat, type Gain } from '../../story/story.svelte';

export interface Told {
  readonly view: TableView;
  readonly events: readonly Seen[];
}

/** Where things are shown. */
export interface Around {
  readonly handling: Handling;
  /** The table as it is before. */
  readonly scene: Scene;
  /** The move that already stands on the board as a draft, by its key. */
  readonly drafted: string | null;
  /** Whether draws can be shown. */
  readonly shows: boolean;
}

/** More moves than that at once are recalled by the last of them. */
const RECALLED = 3;
/** Many tiles that are dealt are one movement, and what others draw is seen in passing. */
const DEAL_HASTE = 7;
const OTHERS_HASTE = 2.5;

/** The events that one table knows and the other did not. */
export function freshOf(before: Told, after: Told): Seen[] {
  const known = before.events.at(-1)?.seq ?? 0;
  return after.events.filter(({ seq }) => seq > known);
}

/** The beat from one table to the next. */
export function beatOf(before: Told, after: Told, around: Around): Beat<Told> {
  const fresh = freshOf(before, after);
  if (fresh.some(({ is }) => is === 'took-back' || is === 'started')) return atOnce(after);
  const moved = fresh.filter(isMove);
  if (moved.length > 1) return { ...atOnce(after), after: recalled(moved, around) };
  const drawn = fresh.filter(isDraw);
  const [laid] = moved;
  const grown = laid ? around.handling.cellsOf(around.scene, laid.move) : [];
  return {
    to: after,
    before: laid ? travelOf(laid, around) : [],
    grown,
    gains: grown.length ? gainsOf(before.view, after.view, grown) : [],
    after: around.shows ? drawn.map((one) => drawOf(one, after)) : [],
  };
}

/** Moves that were missed, the last of them one after the other. */
export function recalled(moved: readonly Made[], { handling, scene }: Around): Act[] {
  return moved.slice(-RECALLED).map(({ move, told }) => ({
    is: 'recall',
    cells: handling.cellsOf(scene, move),
    told: told ?? [],
  }));
}

function travelOf({ move, by, told }: Made, { handling, scene, drafted }: Around): Act[] {
  const draft = handling.draft(scene, move);
  if (!draft?.cell || handling.key(move) === drafted) return [];
  return [{ is: 'travel', draft, from: seatPlace(by), told: told ?? [] }];
}

function drawOf({ move, told = [] }: Made, { view, events }: Told): Act {
  const isDeal = !events.some(({ is }) => is === 'moved');
  const isOurs = told[0]?.key.endsWith('-you') ?? false;
  const haste = isDeal ? DEAL_HASTE : isOurs ? 1 : OTHERS_HASTE;
  return { is: 'draw', move, to: seatPlace(view.to_act), told, haste };
}

function gainsOf(
  before: TableView,
  { score, unit }: TableView,
  cells: readonly (readonly number[])[],
): Gain[] {
  return score.flatMap((now, seat) => {
    const by = now - (before.score[seat] ?? 0);
    return by ? [{ seat, by, unit, cells }] : [];
  });
}
