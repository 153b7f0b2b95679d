/** The games' titles by name, asked for once. */
import { api } from './api';

let asked: Promise<Map<string, string>> | null = null;

export function gameTitles(): Promise<Map<string, string>> {
  asked ??= api.games().then(
    (games) => new Map(games.map((one) => [one.name, one.title])),
    () => {
      asked = null;
      return new Map();
    },
  );
  return asked;
}
