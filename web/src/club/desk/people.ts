/** What members look like, and names that are written or pasted. */

export const COLOURS = ['green', 'red', 'blue', 'yellow', 'purple', 'orange', 'teal', 'grey'];

/** The colour that somebody chose, or else one that follows from the name. */
export function colourOf(name: string, chosen: string): string {
  if (COLOURS.includes(chosen)) return chosen;
  const sum = [...name].reduce((before, letter) => before * 31 + letter.codePointAt(0)!, 7);
  return COLOURS[sum % COLOURS.length]!;
}

export const initialOf = (name: string): string => ([...name.trim()][0] ?? '·').toUpperCase();

/** Two letters for a club: of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&·–-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => initialOf(word || ' '))
    .join('')
    .replaceAll('·', '');
}

/** Letters that a name may have. */
export const MOST_LETTERS = 40;
/** A name by which nobody else is called in a club: spaces and capitals make no difference. */
export const ownNameOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** What a list has before a name: numbers, dashes, dots. */
const BULLET = /^\s*(?:\d+[.):]\s*|[-–—*•]\s+)?/;

/** The names of a list, per line, or separated by commas, semicolons or tabs; each once. */
export function namesIn(list: string): string[] {
  const parts = list.split(/[\n\r\t,;]+/).map((part) => part.replace(BULLET, '').trim());
  const names = parts.map((part) => part.slice(0, MOST_LETTERS)).filter(Boolean);
  return [...new Map(names.map((name) => [ownNameOf(name), name])).values()];
}

/** Whether a text is more than one name. */
export const isList = (text: string): boolean => namesIn(text).length > 1;
