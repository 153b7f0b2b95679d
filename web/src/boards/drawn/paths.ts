/** Lines of a picture as SVG paths. */

type Pair = readonly number[];

const between = (one: Pair, two: Pair): Pair => [(one[0]! + two[0]!) / 2, (one[1]! + two[1]!) / 2];

/** A line through points; a smooth one leans to those in between. */
export function strokePath(points: readonly Pair[], smooth: boolean): string {
  const [first, ...others] = points;
  if (!first) return '';
  const start = `M${first.join(' ')}`;
  if (!smooth || points.length < 3)
    return start + others.map((one) => `L${one.join(' ')}`).join('');
  return (
    start +
    others
      .slice(0, -1)
      .map((bend, at) => {
        const after = others[at + 1]!;
        const end = at === others.length - 2 ? after : between(bend, after);
        return `Q${bend.join(' ')} ${end.join(' ')}`;
      })
      .join('')
  );
}
