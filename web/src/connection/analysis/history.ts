/** What happened in a game, step by step, however long it is. */
import { answered, client } from '../api';

const steps = (table: string, drawn: boolean, since: number) =>
  answered(
    client.GET('/api/tables/{table}/history', {
      params: { path: { table }, query: { drawn, since } },
    }),
  );

/** All steps of a game, which come in parts. */
export async function history(table: string, drawn = false) {
  const told = await steps(table, drawn, 0);
  for (let { next } = told; next;) {
    const more = await steps(table, drawn, next);
    told.steps.push(...more.steps);
    next = more.next;
  }
  return told;
}
