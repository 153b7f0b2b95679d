/** What the bar above a page says about it, such as the game at a table, and below that its aim. */
let said = $state.raw<readonly string[]>([]);

export const banner = (): readonly string[] => said;

/** Say it from now on; gives what ends it. */
export function proclaim(...lines: string[]): () => void {
  said = lines;
  return () => (said = []);
}
