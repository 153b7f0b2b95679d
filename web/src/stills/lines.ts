/** Lines of text in a picture, where nothing can be measured: how wide letters are is known roughly. */

/** Widths as shares of the size: of narrow letters, of wide ones, and of all others. */
const NARROW = /[ ,.:;'’!|()iljIft]/;
const WIDE = /[A-ZА-ЯЁmwMW%—…жмфшщыю]/;
const widthOf = (text: string): number =>
  [...text].reduce((sum, one) => sum + (NARROW.test(one) ? 0.33 : WIDE.test(one) ? 0.76 : 0.58), 0);

const fits = (text: string, width: number, size: number): boolean => widthOf(text) * size <= width;

/** A text cut to a width. */
export function cut(text: string, width: number, size: number): string {
  if (fits(text, width, size)) return text;
  let end = text.length - 1;
  while (end > 1 && !fits(`${text.slice(0, end)}…`, width, size)) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** A text in lines of a width, at most a number of them. */
export function lines(text: string, width: number, size: number, most: number): string[] {
  const all = text.split('\n').flatMap((paragraph) => {
    const own = [''];
    for (const word of paragraph.split(' ')) {
      const longer = `${own.at(-1)!} ${word}`.trim();
      if (fits(longer, width, size) || !own.at(-1)) own[own.length - 1] = longer;
      else own.push(word);
    }
    return own;
  });
  const kept = all.filter(Boolean);
  if (kept.length <= most) return kept.map((line) => cut(line, width, size));
  return [...kept.slice(0, most - 1), `${kept[most - 1]!} …`].map((line) => cut(line, width, size));
}
