/** The colours that the roles of a picture have on the page, by day and by night. */

const FIXED: Readonly<Record<string, string>> = {
  board: 'var(--drawn-board)',
  cell: 'var(--cell)',
  dim: 'var(--cell-edge)',
  label: 'var(--drawn-label)',
  plain: 'var(--ink)',
  strong: 'var(--ink)',
  neutral: '#8d8d8d',
  gray: '#b7b3aa',
  wood: 'var(--board)',
  mark: 'var(--drawn-mark)',
  refused: 'var(--bad)',
  eye: '#fffbe9',
  pupil: '#17120d',
  paper: 'var(--card)',
  none: 'none',
  yellow: '#e3b505',
  black: '#4a4d55',
  purple: '#8e4585',
  green: '#2e9e6b',
};

/** The colour of a role: `seat0-tile` is a light and `seat0-core` a dark shade of `seat0`. */
export function colourOf(role: string): string {
  const [base, shade] = role.replace(/\+last$/, '').split('-') as [string, string?];
  const seat = /^seat(\d+)$/.exec(base)?.[1];
  const plain = seat ? `var(--seat-${Number(seat) % 5})` : (FIXED[base] ?? 'var(--ink)');
  if (shade === 'tile') return `color-mix(in srgb, ${plain} 38%, var(--drawn-tile))`;
  return shade === 'core' ? `color-mix(in srgb, ${plain} 72%, black)` : plain;
}
