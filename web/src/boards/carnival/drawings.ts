/** What is seen on tiles, each shape with what fills it, its edge, and how wide that is. */
export type Shape = readonly [
  path: string,
  fill: string,
  edge: string,
  width: number,
  corners?: 'round',
];

const GOLD = 'var(--gold)';
const GOLD_DARK = 'var(--gold-dark)';
const RED_DARK = '#6f150e';

/** By the kind of the tile. */
export const THINGS: Readonly<Record<string, readonly Shape[]>> = {
  diamond: [
    ['M-.16-.24H.16L.28-.06 0 .3-.28-.06z', '#8fd8f4', '#1d6c93', 0.035, 'round'],
    ['M-.28-.06H.28M-.16-.24-.08-.06 0 .3 .08-.06 .16-.24', 'none', '#ffffffd9', 0.02],
    ['M-.08-.06 0-.24 .08-.06', 'none', '#ffffffd9', 0.02],
  ],
  gift: [
    ['M-.3-.12H.3V.34H-.3z', '#c8372d', RED_DARK, 0.03],
    ['M-.35-.22H.35V-.06H-.35z', '#df5446', RED_DARK, 0.03],
    ['M-.06-.22H.06V.34H-.06z', GOLD, GOLD_DARK, 0.02],
    ['M0-.22C-.3-.5-.34-.16 0-.22.34-.16.3-.5 0-.22z', GOLD, GOLD_DARK, 0.02],
  ],
  trouble: [
    ['M.06.06-.12.24H0L-.08.42.16.18H.04L.12.06z', '#ffd23e', '#8a5c00', 0.025, 'round'],
    [
      'M-.24.1A.16.16 0 0 1-.26-.2.22.22 0 0 1 .12-.3.18.18 0 0 1 .3-.04.12.12 0 0 1 .24.1z',
      '#5b6270',
      '#2c303a',
      0.035,
    ],
  ],
};

export const HOUSE: readonly Shape[] = [
  ['M-.2-.02H.2V.24H-.2z', '#fff6e0', 'var(--bark-dark)', 0.025],
  ['M-.28 0 0-.26 .28 0z', '#b8402f', '#5f170e', 0.03, 'round'],
  ['M-.06.24V.1A.06.06 0 0 1 .06.1V.24z', 'var(--bark)', 'none', 0],
];

const COAT = 'M-.25-.26C-.2-.2-.2.2-.25.26H.25C.2.2.2-.2.25-.26z';
const HEMS = 'M-.25-.26H.25M-.25.26H.25';
const LACE = Array.from({ length: 5 }, () => 'l.05-.06.05.06').join('');
const LOWER_LACE = Array.from({ length: 5 }, () => 'l.05.06.05-.06').join('');
const FAN = 'M-.25-.26Q-.44-.1-.36 0-.44.1-.25.26M.25-.26Q.44-.1.36 0 .44.1.25.26';

const coat = (fill: string, edge: string): Shape => [COAT, fill, edge, 0.03];
const trim = (path: string): Shape => [path, 'none', GOLD, 0.045];

/** A costume around a straight body: the finer, the more points. */
export const COSTUMES: Readonly<Record<number, { shapes: readonly Shape[]; edge: string }>> = {
  1: { edge: '#245f73', shapes: [coat('#5fb1c9', '#245f73'), trim(HEMS)] },
  2: {
    edge: '#8b2c4c',
    shapes: [
      coat('#e07a9b', '#8b2c4c'),
      trim('M-.23-.16H.23M-.23.16H.23'),
      [`M-.25-.26${LACE}M-.25.26${LOWER_LACE}`, '#fff', '#8b2c4c', 0.02],
    ],
  },
  3: {
    edge: RED_DARK,
    shapes: [
      [FAN, GOLD, GOLD_DARK, 0.03],
      coat('#d8432f', RED_DARK),
      trim(`${HEMS}M-.22-.18H.22M-.22.18H.22`),
    ],
  },
};
