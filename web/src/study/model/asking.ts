/** A study as the rules see it: its texts, and its boards with every position, or why there is none. */
import { answered, client } from '../../connection/api';
import type { Given } from './given';

export interface Part {
  readonly text: string;
  /** Where a board's block begins. */
  readonly line: number;
  readonly board: (Given & { readonly caption: string }) | null;
  readonly trouble: string;
  /** In which line the trouble is. */
  readonly wrong: number;
}

export interface Shown {
  readonly title: string;
  readonly parts: readonly Part[];
}

export async function shownStudy(text: string): Promise<Shown> {
  return (await answered(client.POST('/api/study', { body: { text } }))) as unknown as Shown;
}
