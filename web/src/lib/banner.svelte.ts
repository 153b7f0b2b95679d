/** What the bar above a page says about it, such as the game at a table. */
let text = $state('');

export const banner = (): string => text;

/** Say it from now on; gives what ends it. */
export function proclaim(said: string): () => void {
  text = said;
  return () => (text = '');
}
