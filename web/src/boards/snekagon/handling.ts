/** How SNEKAGON is handled. */
import { chains } from '../hex/chains';
import {
  frameBox,
  hexAt,
  hexName,
  hexOutline,
  hexagonRows,
  inHexagon,
  middle,
  sameHex,
  type Hex,
} from '../hex/hexes';
import { tileName } from '../hex/names';
import { BASIC, hasMirror, laidPath, lying, oneWay, tileTurns, tilesLeft } from '../hex/tiles';
import type { Cell, Draft, Handling, Move, Scene, Words } from '../handling';
import { laidBySeat, pathOf, sideOf } from './read';

export const MARGIN = 0.45;

const hex = (cell: Cell): Hex => [cell[0]!, cell[1]!];

function covered(draft: Draft): Hex[] {
  return draft.cell ? laidPath(draft.piece, draft.turn, draft.flipped, hex(draft.cell)) : [];
}

function whatLies(scene: Scene, cell: Hex): Words {
  for (const [seat, paths] of laidBySeat(scene).entries()) {
    const snake = chains(paths.flat()).find((one) => one.cells.some((own) => sameHex(own, cell)));
    if (!snake) continue;
    const args = { seat, length: snake.cells.length };
    if (snake.ring) return { key: 'board-snekagon-ring', args };
    const ends = [snake.cells[0]!, snake.cells[snake.cells.length - 1]!];
    const isEnd = ends.some((end) => sameHex(end, cell));
    return isEnd ? { key: 'board-snekagon-end', args } : { key: 'board-snekagon-body', args };
  }
  return { key: 'board-hex-empty' };
}

export const handling: Handling = {
  tray(scene) {
    if (typeof scene.toAct !== 'number') return [];
    const left = tilesLeft(BASIC, laidBySeat(scene)[scene.toAct]!);
    return left.map((id) => ({ id, count: 1, name: tileName(id) }));
  },
  turns: (_scene, piece) => tileTurns(piece),
  flips: (scene, piece) => scene.options.flip !== false && hasMirror(piece),
  move: (_scene, draft) => (draft.cell ? { cells: oneWay(covered(draft)) } : null),
  key: (move) => (move.pie ? 'pie' : oneWay(pathOf(move)).join(' ')),
  draft(_scene, move) {
    const found = move.pie ? null : lying(pathOf(move));
    return found && { ...found, more: null };
  },
  covers: (_scene, draft) => covered(draft),
  buttons: (_scene, legal: readonly Move[]) =>
    legal.filter((move) => move.pie).map((move) => ({ move, name: { key: 'board-snekagon-pie' } })),

  rows: (scene) => hexagonRows(sideOf(scene)),
  cellName: (scene, cell) => hexName(hex(cell), sideOf(scene)),
  at: (scene, cell) => whatLies(scene, hex(cell)),
  bounds: (scene) => frameBox(sideOf(scene), MARGIN + 0.1),
  centre: (_scene, cell) => middle(hex(cell)),
  outline: (_scene, cell) => hexOutline(hex(cell), 0.955),
  cellAt(scene, point) {
    const cell = hexAt(point);
    return inHexagon(cell, sideOf(scene)) ? cell : null;
  },
  cellsOf: (_scene, move) => [...pathOf(move)],
};
