/** A ring or an arrow in words. */
import { t } from '../../lib/words.svelte';
import { COLOURS, type Drawn } from '../../replay/drawing/drawing.svelte';
import type { Cell } from '../../types/board';

export function spoken(
  { from, to, colour = COLOURS[0] }: Drawn,
  name: (cell: Cell) => string,
): string {
  const kind = String(from) === String(to) ? 'ring' : 'arrow';
  return t('web-study-mark', { kind, from: name(from), to: name(to), colour });
}
