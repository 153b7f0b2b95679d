/** The keys that step through a game, wherever one is read. */

interface Stepped {
  readonly ply: number;
  readonly length: number;
  /** To a step, or as near to it as can be. */
  go(ply: number): void;
}

/** Whether a key is meant for a game, and not for something that is written or open. */
function isMeant({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return !(target as Partial<Element> | null)?.closest?.('input, textarea, select, dialog');
}

/** Step to where a key leads. */
export function stepBy(event: KeyboardEvent, game: Stepped): void {
  const { ply, length } = game;
  go(event, game, { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: length });
}

/** The same by keys that are free where arrows go from cell to cell. */
export function pageBy(event: KeyboardEvent, game: Stepped): void {
  go(event, game, { PageUp: game.ply - 1, PageDown: game.ply + 1 });
}

function go(event: KeyboardEvent, game: Stepped, keys: Readonly<Record<string, number>>): void {
  const to = keys[event.key];
  if (to === undefined || !isMeant(event)) return;
  event.preventDefault();
  game.go(to);
}
