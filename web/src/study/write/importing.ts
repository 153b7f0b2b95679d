/** What somebody names to be put into a study: a record, or the link of a game, a puzzle, a position. */
import { api } from '../../connection/api';
import { gameTitles } from '../../connection/titles.svelte';
import { startOf } from '../../lib/start';
import { packOf, recordOf } from '../../puzzles/pack';
import { blockOfRecord, positionBlock } from '../../sharing/study-text';

interface Import {
  readonly block: string;
  readonly game: string;
}

const gameOf = (record: string): string => /^game: *(\S+)/m.exec(record)?.[1] ?? '';
const ofRecord = (record: string): Import => ({
  block: blockOfRecord(record),
  game: gameOf(record),
});

async function ofPuzzle(id: string): Promise<Import | null> {
  const [game = '', key = ''] = id.split('-');
  const pack = await packOf(game);
  const puzzle = pack?.puzzles.find((one) => one.key === key);
  return pack && puzzle ? ofRecord(recordOf(pack, puzzle)) : null;
}

/** The path of a link with what it asks; on a host of plain files it follows #. */
function pathOf(text: string): URL | null {
  try {
    const link = new URL(text, location.origin);
    return link.hash.startsWith('#/') ? new URL(link.hash.slice(1), location.origin) : link;
  } catch {
    return null;
  }
}

/** The board that a text names; null if it names none. */
export async function imported(text: string): Promise<Import | null> {
  const given = text.trim();
  if (/^serpentry record /.test(given)) return ofRecord(given);
  const link = pathOf(given);
  const [, page = '', about = ''] = link?.pathname.split('/') ?? [];
  if (page === 'puzzle') return ofPuzzle(about);
  if (page === 'editor' && link)
    return { block: positionBlock(about, startOf(link.searchParams, 2)), game: about };
  if (['replay', 'table', 'beside'].includes(page) && about)
    return ofRecord(await api.record(about));
  return null;
}

export const titleOfGame = async (game: string): Promise<string> =>
  (await gameTitles()).get(game) ?? game;
