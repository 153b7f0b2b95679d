/** Where a game to cut out can be found. */

interface PrintWishes {
  name: string;
  paper: string;
  edition: string;
  seats: number;
  language: string;
}

/** Papers, by the names that they have in every language. */
export const PAPERS = [
  ['a4', 'A4'],
  ['letter', 'Letter'],
] as const;

/** Countries whose printers hold Letter. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];

/** The paper that somebody with this language tag has most likely. */
export function likelyPaper(tag: string): string {
  const region = tag.split('-').find((part) => /^[A-Z]{2}$/.test(part)) ?? '';
  return LETTER.includes(region) ? 'letter' : 'a4';
}

/** The address of the file. */
export function printAddress({ name, seats, ...wishes }: PrintWishes): string {
  const query = new URLSearchParams(wishes);
  if (seats) query.set('seats', String(seats));
  return `/api/games/${name}/print.pdf?${query}`;
}
