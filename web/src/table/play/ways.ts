/** How a piece is turned, by the sides of the sky. */
import { language, t } from '../../lib/words.svelte';
import type { Draft, Handling, Kind, Scene } from '../../types/board';
import type { ShownTable } from './state.svelte';

const QUARTERS = ['n', 'e', 's', 'w'];
/** Clockwise from the east, as angles on the screen are counted. */
const OCTANTS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'];

/** The sides to which the piece in hand leads as it is turned; empty where nobody can tell. */
export function wayOf({ laying, board, scene }: ShownTable): string {
  const { stance } = laying;
  const kind = stance && kindOf(scene, stance.piece);
  if (!kind) return '';
  const sides = kind.strands.length
    ? strandSides(kind, stance.turn)
    : [pathSide(board.handling, scene, stance)].filter((side) => side !== null);
  const strands = sides.map((side) =>
    and(side.split(',').map((one) => t('web-side', { side: one }))),
  );
  return strands.join('; ');
}

/** The kind of a piece, by its whole name or the first word of it. */
function kindOf({ pieces }: Scene, piece: string): Kind | undefined {
  const named = (wanted: string | undefined): Kind | undefined =>
    pieces.find(({ name }) => name === wanted);
  return named(piece) ?? named(piece.split(' ')[0]);
}

/** A card's strands, each by the sides that it leads to. */
export function strandSides({ strands }: Kind, turn: number): string[] {
  return strands.map((strand) =>
    strand.map((side) => QUARTERS[(side + turn) % QUARTERS.length]).join(','),
  );
}

/** The side to which a tile leads from its first cell to its last; null for a single cell. */
function pathSide(handling: Handling, scene: Scene, stance: Draft): string | null {
  const cell = stance.cell ?? handling.rows(scene, []).flat()[0];
  const path = cell ? handling.covers(scene, { ...stance, cell }) : [];
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length < 2) return null;
  const [from, to] = [handling.centre(scene, first), handling.centre(scene, last)];
  return octantOf(to.x - from.x, to.y - from.y);
}

/** The side of the sky that is there, y pointing south. */
export function octantOf(x: number, y: number): string {
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return OCTANTS[(eighth + OCTANTS.length) % OCTANTS.length]!;
}

const and = (words: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
