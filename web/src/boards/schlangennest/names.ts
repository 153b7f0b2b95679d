/** What squares are called: left of column a come -a, -b …, above row 1 come -1, -2 …. */
export function columnName(x: number): string {
  if (x < 0) return `-${columnName(-x - 1)}`;
  if (x < 26) return String.fromCharCode(97 + x);
  return columnName(Math.floor(x / 26) - 1) + columnName(x % 26);
}

function rowName(y: number): string {
  return String(y >= 0 ? y + 1 : y);
}

export function squareName(x: number, y: number): string {
  return columnName(x) + rowName(y);
}
