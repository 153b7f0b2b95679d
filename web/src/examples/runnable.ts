/** Which examples of the documentation the bundle can run. */
const IMPORTED = /^(?:>>>|\.\.\.) +(?:from|import) +([\w.]+)/gm;

/**
 * How many examples of a page run here, from the first on: one goes on where the one before it ended,
 * and what needs more than our own packages needs more than there is in a browser.
 */
export function countRunnable(examples: readonly string[], packages: readonly string[]): number {
  const first = examples.findIndex((example) => !isRunnable(example, packages));
  return first < 0 ? examples.length : first;
}

function isRunnable(example: string, packages: readonly string[]): boolean {
  return [...example.matchAll(IMPORTED)].every(([, module = '']) => {
    const [top, name] = module.split('.');
    return top === 'serpentry' && (name === undefined || packages.includes(name));
  });
}
