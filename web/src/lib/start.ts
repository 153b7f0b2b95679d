/** Links to positions that were set up by hand. */
export type Options = Record<string, unknown>;

/** What a link to a position says. */
export interface Start {
  seats: number;
  options: Options;
  laid: string[];
  turn: number;
}

/** The position that an address asks for. */
export function startOf(query: URLSearchParams, seats: number): Start {
  return {
    seats: Number(query.get('seats')) || seats,
    options: JSON.parse(query.get('options') ?? '{}') as Options,
    laid: query.getAll('set'),
    turn: Number(query.get('turn')) || 0,
  };
}

/** What a link asks with, to lead to a position. */
export function queryOf({ seats, options, laid, turn }: Start): string {
  const query = new URLSearchParams({ seats: String(seats), turn: String(turn) });
  if (Object.keys(options).length) query.set('options', JSON.stringify(options));
  for (const line of laid) query.append('set', line);
  return query.toString();
}
