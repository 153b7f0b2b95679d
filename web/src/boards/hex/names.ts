/** What tiles are called, and what is on a cell. */
import type { Cell, Piece, Scene, Snake, Words } from '../../types/board';
import { endsAt, snakeOn } from '../shared/snakes';
import type { Tile } from './tiles';

const NAMES: Readonly<Record<Tile, Words>> = {
  '1': { key: 'board-hex-tile-1' },
  '2': { key: 'board-hex-tile-2' },
  S: { key: 'board-hex-tile-s' },
  L: { key: 'board-hex-tile-l' },
  SS: { key: 'board-hex-tile-ss' },
  SL: { key: 'board-hex-tile-sl' },
  LL: { key: 'board-hex-tile-ll' },
  LR: { key: 'board-hex-tile-lr' },
  SSS: { key: 'board-hex-tile-sss' },
  SSL: { key: 'board-hex-tile-ssl' },
  LLL: { key: 'board-hex-tile-lll' },
  SLL: { key: 'board-hex-tile-sll' },
  LRL: { key: 'board-hex-tile-lrl' },
  SLR: { key: 'board-hex-tile-slr' },
  LSR: { key: 'board-hex-tile-lsr' },
  LLR: { key: 'board-hex-tile-llr' },
  SLS: { key: 'board-hex-tile-sls' },
  LSL: { key: 'board-hex-tile-lsl' },
};

export function tileName(tile: Tile): Words {
  return NAMES[tile]!;
}

/** Tiles for the tray, of which there is one each. */
export function tilePieces(tiles: readonly Tile[]): Piece[] {
  return tiles.map((id) => ({ id, count: 1, name: tileName(id) }));
}

type Args = NonNullable<Words['args']>;

/** Says what is on a cell: which part of whose snake, and how long that is. */
export function whatLies(
  whose: (scene: Scene, snake: Snake) => Args,
  said: Readonly<Record<'ring' | 'end' | 'body', Words>>,
): (scene: Scene, cell: Cell) => Words {
  return (scene, cell) => {
    const snake = snakeOn(scene, cell);
    if (!snake) return { key: 'board-hex-empty' };
    const part = snake.ring ? 'ring' : endsAt(snake, cell) ? 'end' : 'body';
    return { ...said[part], args: { ...whose(scene, snake), length: snake.cells.length } };
  };
}
