/** How wide names are on a wall: letters decide how large all of them can be. */

const lettersOf = (text: string): number => [...text].length;

/** The letters of the longer line where a name is broken in two, as evenly as its words allow. */
export function inTwoLines(name: string): number {
  const words = name.split(' ');
  const longer = words.map((_, at) =>
    Math.max(lettersOf(words.slice(0, at).join(' ')), lettersOf(words.slice(at).join(' '))),
  );
  return Math.min(...longer);
}

/** The letters of the longest of all names, on one line and in two. */
export const longestOf = (names: readonly string[], least: number): [number, number] => [
  Math.max(least, ...names.map(lettersOf)),
  Math.max(least, ...names.map(inTwoLines)),
];
