/** Cells and corners as they are written in a picture: numbers with commas, one after the other. */
export function readCells(text: string): number[][] {
  return text.split(' ').map((one) => one.split(',').map(Number));
}

/** The same where each has two numbers. */
export function readPairs(text: string): [number, number][] {
  return readCells(text) as [number, number][];
}
