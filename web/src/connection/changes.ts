/**
 * The table after a message that tells what changed in it. Nothing that was there is altered: parts
 * that did not change stay the same objects, so that what is shown of them need not be shown again.
 */
import type { TableView, Changes } from '../types/service';

type Path = (string | number)[];
type Legal = NonNullable<TableView['legal']>;
type NumberedLegal = NonNullable<Changes['legal']>;

/** A value with changes made. */
export function changed<T>(value: T, changes: unknown[][]): T {
  return changes.reduce<unknown>(
    (now, [path, ...content]) => put(now, path as Path, content),
    value,
  ) as T;
}

function put(value: unknown, path: Path, content: unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return content.length === 1 ? content[0] : spliced(value, content);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    copy[key as number] = put(copy[key as number], rest, content);
    return copy;
  }
  const known = value as Record<string, unknown>;
  if (rest.length || content.length) return { ...known, [key]: put(known[key], rest, content) };
  return Object.fromEntries(Object.entries(known).filter(([name]) => name !== key));
}

function spliced(value: unknown, [first, last, values]: unknown[]): unknown[] {
  const list = value as unknown[];
  return [
    ...list.slice(0, first as number),
    ...(values as unknown[]),
    ...list.slice(last as number),
  ];
}

/** Legal moves in full: those that are numbers were in the list that was last sent. */
export function inFull(legal: NumberedLegal, known: Legal | null): Legal {
  const kinds = legal.kinds.map(({ parts, rows }) => {
    const same = known?.kinds.find((kind) => kind.parts.join() === parts.join())?.rows ?? [];
    return { parts, rows: rowsInFull(rows, same) };
  });
  return { count: legal.count, kinds };
}

function rowsInFull(rows: (unknown[] | number)[], known: unknown[][]): unknown[][] {
  let last = 0;
  return rows.flatMap((row) => {
    if (typeof row !== 'number') return [row];
    if (row < 0) return known.slice(last + 1, last + 1 - row);
    last = row;
    return known.slice(row, row + 1);
  });
}
