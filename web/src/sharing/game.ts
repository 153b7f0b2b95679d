/** Games to be shared: how it stands in one line, the board with names and scores. */
import { gameTitles } from '../connection/titles.svelte';
import { isHome } from '../lib/places';
import { figure, t } from '../lib/words.svelte';
import type { Board, Scene } from '../types/board';
import { addressOf, linkTo, type Shared } from './shared';

interface SharedGame {
  /** The table. */
  readonly id: string;
  /** The page that shows it to others, and what that is. */
  readonly path: string;
  readonly leads: string;
  readonly board: Board;
  /** What is painted. */
  readonly scene: Scene;
  readonly names: readonly string[];
  /** How the game stands, or ended. */
  readonly score: readonly number[];
  readonly moves: number;
  readonly isOver: boolean;
  /** Whether its record can be saved. */
  readonly hasRecord: boolean;
}

export async function shareGame(game: SharedGame): Promise<Shared> {
  const { id, path, leads, board, scene, names, score, moves } = game;
  const title = (await gameTitles()).get(scene.game) ?? scene.game;
  const text = t('web-share-told', {
    game: title,
    score: names.map((_, seat) => figure(score[seat] ?? 0)).join(' : '),
    names: names.join(' – '),
    moves,
    is: game.isOver ? 'over' : 'open',
  });
  const players = names.map((name, seat) => ({ name, score: figure(scene.score?.[seat] ?? 0) }));
  return {
    title,
    text,
    // A game of this browser is nowhere else.
    link: isHome(id) ? '' : linkTo(path),
    leads,
    ...(isHome(id) ? {} : { frame: addressOf(`/embed/frame.html?game=${scene.game}&table=${id}`) }),
    picture: { board, scene: { ...scene, growing: null }, title, caption: '', players },
    ...(game.hasRecord ? { table: id } : {}),
  };
}
