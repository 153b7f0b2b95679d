/** Which examples of the documentation the bundle can run. */
const CODE = /^(?:>>>|\.\.\.) .*/gm;
const IMPORTED = /^(?:>>>|\.\.\.) +(?:from|import) +(\w+)/;
const OURS = /\bserpentry\.(\w+)/g;

/**
 * How many examples of a page run here, from the first on: one continues where the one before it ended,
 * and what needs other packages than those known needs more than there is in a browser.
 */
export function countRunnable(examples: readonly string[], known: readonly string[]): number {
  const first = examples.findIndex((example) => !isRunnable(example, known));
  return first < 0 ? examples.length : first;
}

function isRunnable(example: string, known: readonly string[]): boolean {
  return (example.match(CODE) ?? []).every(
    (line) =>
      (IMPORTED.exec(line)?.[1] ?? 'serpentry') === 'serpentry' &&
      [...line.matchAll(OURS)].every(([, name = '']) => known.includes(name)),
  );
}
