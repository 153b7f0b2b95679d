/** How SNEKAGON 5G is handled. A cell is a floor and a hex; what a draft has more are its drills. */
import { hexKey, hexName, hexOutline, hexagonRows, sameHex, type Hex } from '../hex/hexes';
import { tilePieces, whatLies } from '../hex/names';
import { laidPath, lying, oneWay, tilesLeft } from '../hex/tiles';
import type { Draft, Handling, Move, Scene, Words } from '../../types/board';
import { kindOf } from '../shared/kinds';
import { floorBox, floorMiddle, floorsBox, isEyeAt, nodeAt, place, floorRows } from './floors';
import { eyesOf, hexOf, laidBySeat, nodeOf, readMove, sideOf, type Drill, type Node } from './read';
import { speciesOf } from './species';

/** The path that a draft covers on its floor. */
export function pathOf(scene: Scene, draft: Draft): Hex[] {
  return draft.cell ? laidPath(scene, draft, hexOf(draft.cell)) : [];
}

export function drillsOfDraft(draft: Draft): readonly Drill[] {
  return (draft.more as readonly Drill[] | null) ?? [];
}

const isSame = (one: Drill, two: Drill) => one.every((part, index) => part === two[index]);

function inOrder(drills: readonly Drill[]): Drill[] {
  return [...drills].sort((one, two) => one[0] - two[0] || one[1] - two[1] || one[2] - two[2]);
}

function keyOf(move: Move): string {
  const { floor, path, drills } = readMove(move);
  return `${floor}: ${oneWay(path).join(' ')} @ ${inOrder(drills).join(' ')}`;
}

/** The draft with a drill made, or unmade if it was there. */
function toggled(draft: Draft, drill: Drill): Draft {
  const drills = drillsOfDraft(draft);
  const left = drills.filter((one) => !isSame(one, drill));
  return { ...draft, more: left.length < drills.length ? left : inOrder([...drills, drill]) };
}

/** The rows of floors that are side by side are one. */
function rows(scene: Scene): Node[][] {
  const eyes = new Set(eyesOf(scene).map(hexKey));
  return floorRows(scene).flatMap((floors) =>
    hexagonRows(sideOf(scene)).map((row) =>
      floors.flatMap((floor) =>
        row.filter((cell) => !eyes.has(hexKey(cell))).map((cell) => nodeOf(floor, cell)),
      ),
    ),
  );
}

/** What the drills of a move are called. */
function drillWords(scene: Scene, drills: readonly Drill[]): Words {
  const [one, two] = drills.map(([q, r, to]) => ({
    cell: hexName([q, r], sideOf(scene)),
    floor: to + 1,
  }));
  if (!one) return { key: 'board-snekagon5g-no-drill' };
  if (!two) return { key: 'board-snekagon5g-drill', args: one };
  const args = { ...one, otherCell: two.cell, otherFloor: two.floor };
  return { key: 'board-snekagon5g-drills', args };
}

export const handling: Handling = {
  tray(scene) {
    const { toAct } = scene;
    if (typeof toAct !== 'number') return [];
    const laid = laidBySeat(scene)[toAct]!.map((tile) => tile.path);
    return tilePieces(tilesLeft(scene, toAct, laid));
  },
  keepsPieces: true,
  turns: (scene, piece) => kindOf(scene, piece).turns,
  flips: (scene, piece) => kindOf(scene, piece).flips,
  move(scene, draft) {
    if (!draft.cell) return null;
    return {
      floor: draft.cell[0],
      cells: oneWay(pathOf(scene, draft)),
      drills: drillsOfDraft(draft),
    };
  },
  key: keyOf,
  draft(scene, move) {
    const { floor, path, drills } = readMove(move);
    const found = lying(scene, path);
    return (
      found && { ...found, cell: nodeOf(floor, found.cell), more: drills.length ? drills : null }
    );
  },
  covers: (scene, draft) => pathOf(scene, draft).map((cell) => nodeOf(draft.cell![0]!, cell)),
  touch(scene, draft, cell) {
    const path = pathOf(scene, draft);
    const end = [path[0], path[path.length - 1]].find((one) => one && sameHex(one, hexOf(cell)));
    if (!end || cell[0] === draft.cell![0]) return null;
    return toggled(draft, [end[0], end[1], cell[0]!]);
  },
  variants(scene, draft, legal) {
    const wanted = keyOf({ ...handling.move(scene, draft), drills: [] });
    return legal
      .filter((move) => keyOf({ ...move, drills: [] }) === wanted)
      .map((move) => readMove(move).drills)
      .map((drills) => ({
        draft: { ...draft, more: drills.length ? drills : null },
        name: drillWords(scene, drills),
      }));
  },
  buttons: () => [],
  tips: (scene, legal) => [
    ...(eyesOf(scene).length ? [{ key: 'board-snekagon5g-eye' }] : []),
    ...(legal.some((move) => readMove(move).drills.length)
      ? [{ key: 'board-snekagon5g-tip-drill' }]
      : []),
    { key: 'board-snekagon5g-tip-species' },
  ],
  beside: (scene, point) => (isEyeAt(scene, point) ? { key: 'board-snekagon5g-eye' } : null),

  rows,
  cellName: (scene, cell) => `${cell[0]! + 1}:${hexName(hexOf(cell), sideOf(scene))}`,
  at: whatLies((scene, { owner }) => ({ species: speciesOf(scene, owner!) }), {
    ring: { key: 'board-snekagon5g-ring' },
    end: { key: 'board-snekagon5g-end' },
    body: { key: 'board-snekagon5g-body' },
  }),
  bounds: floorsBox,
  part: (scene, cell) => floorBox(scene, cell[0]!),
  centre: place,
  outline(scene, cell) {
    const { x, y } = floorMiddle(scene, cell[0]!);
    return hexOutline(hexOf(cell), 0.955, { x, y });
  },
  cellAt: nodeAt,
  cellsOf(_scene, move) {
    const { floor, path, drills } = readMove(move);
    const others = drills.map(([q, r, to]): Node => [to, q, r]);
    return [...path.map((cell) => nodeOf(floor, cell)), ...others];
  },
};
