/** What the bar above a page says about it, such as the game at a table and its aim. */
let text = $state('');
let line = $state('');

export const banner = (): string => text;
/** Said below it where there is no room elsewhere. */
export const bannerLine = (): string => line;

/** Say it from now on; gives what ends it. */
export function proclaim(said: string, more = ''): () => void {
  text = said;
  line = more;
  return () => (text = '');
}
