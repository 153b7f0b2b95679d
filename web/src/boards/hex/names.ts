/** What tiles are called. */
import type { Words } from '../handling';
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
