/** What games are called, once that is known. */
import { api } from '../../connection/api';
import type { GameInfo } from '../../types/service';

let games = $state.raw<readonly GameInfo[]>([]);
let isAsked = false;

/** All games; none until they have come. */
export function allGames(): readonly GameInfo[] {
  if (!isAsked) {
    isAsked = true;
    void api.games().then(
      (found) => (games = found),
      () => (isAsked = false),
    );
  }
  return games;
}

/** What a game is called. */
export const titleOf = (name: string): string =>
  allGames().find((one) => one.name === name)?.title ?? name;
