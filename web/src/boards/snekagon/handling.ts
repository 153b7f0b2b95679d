/** How SNEKAGON is handled. */
import {
  frameBox,
  hexAt,
  hexName,
  hexOutline,
  hexagonRows,
  inHexagon,
  middle,
  type Hex,
} from '../hex/hexes';
import { tilePieces, whatLies } from '../hex/names';
import { laidPath, lying, oneWay, tilesLeft } from '../hex/tiles';
import type { Cell, Draft, Handling, Move, Scene } from '../../types/board';
import { kindOf } from '../shared/kinds';
import { laidBySeat, pathOf, sideOf } from './read';

export const MARGIN = 0.45;

const hex = (cell: Cell): Hex => [cell[0]!, cell[1]!];

function covered(scene: Scene, draft: Draft): Hex[] {
  return draft.cell ? laidPath(scene, draft, hex(draft.cell)) : [];
}

export const handling: Handling = {
  tray(scene) {
    const { toAct } = scene;
    if (typeof toAct !== 'number') return [];
    return tilePieces(tilesLeft(scene, toAct, laidBySeat(scene)[toAct]!));
  },
  keepsPieces: true,
  turns: (scene, piece) => kindOf(scene, piece).turns,
  flips: (scene, piece) => kindOf(scene, piece).flips,
  move: (scene, draft) => (draft.cell ? { cells: oneWay(covered(scene, draft)) } : null),
  key: (move) => (move.pie ? 'pie' : oneWay(pathOf(move)).join(' ')),
  draft(scene, move) {
    const found = move.pie ? null : lying(scene, pathOf(move));
    return found && { ...found, more: null };
  },
  covers: covered,
  buttons: (_scene, legal: readonly Move[]) =>
    legal.filter((move) => move.pie).map((move) => ({ move, name: { key: 'board-snekagon-pie' } })),

  rows: (scene) => hexagonRows(sideOf(scene)),
  cellName: (scene, cell) => hexName(hex(cell), sideOf(scene)),
  at: whatLies((_scene, { colour }) => ({ colour }), {
    ring: { key: 'board-snekagon-ring' },
    end: { key: 'board-snekagon-end' },
    body: { key: 'board-snekagon-body' },
  }),
  bounds: (scene) => frameBox(sideOf(scene), MARGIN + 0.1),
  centre: (_scene, cell) => middle(hex(cell)),
  outline: (_scene, cell) => hexOutline(hex(cell), 0.955),
  cellAt(scene, point) {
    const cell = hexAt(point);
    return inHexagon(cell, sideOf(scene)) ? cell : null;
  },
  cellsOf: (_scene, move) => [...pathOf(move)],
};
