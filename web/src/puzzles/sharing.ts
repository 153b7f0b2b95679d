/** A puzzle to be shared: the position that it begins with, and how that of the day went. */
import { gameTitles } from '../connection/titles.svelte';
import { figure, t } from '../lib/words.svelte';
import { linkTo, type Shared } from '../sharing/shared';
import type { ShownTable } from '../table/play/state.svelte';
import type { Scene } from '../types/board';
import { idOf } from './choosing';
import { dailyLine } from './naming';
import type { Step } from './rating';

interface SharedPuzzle {
  readonly table: ShownTable;
  /** The position that it begins with: another one might give the solution away. */
  readonly scene: Scene;
  readonly key: string;
  readonly task: string;
  readonly day: string;
  readonly steps: readonly Step[];
}

export async function sharePuzzle(puzzle: SharedPuzzle): Promise<Shared> {
  const { table, scene, task, day } = puzzle;
  const { board, view } = table;
  const title = (await gameTitles()).get(scene.game) ?? scene.game;
  const players = view.chairs.map((chair, seat) => ({
    name: chair.title,
    score: figure(scene.score?.[seat] ?? 0),
  }));
  return {
    title: `${title}, ${t('web-puzzle')}`,
    text: dailyLine(title, day, puzzle.steps) || `${title}: ${task}`,
    link: linkTo(`/puzzle/${idOf(scene.game, puzzle.key)}`),
    leads: t('web-puzzle'),
    picture: { board, scene, title, caption: task, players },
  };
}
