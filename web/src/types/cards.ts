/** Games in lists, for tests. */
import type { Card, Chair } from './service';

/** A person by name, or a computer by its level. */
export const chair = (kind: Chair['kind'], who = kind === 'computer' ? 'level2' : ''): Chair => ({
  kind,
  name: kind === 'computer' ? '' : who,
  player: kind === 'computer' ? who : '',
  bot: '',
  taken: true,
  side: '',
  title: 'Green',
});

/** A game of a person against a computer that ended. */
export const card = (more: Partial<Card> = {}): Card => ({
  id: 'a',
  updated: 1,
  game: 'snekagon',
  title: '',
  options: {},
  public: false,
  phase: 'over',
  ply: 9,
  chairs: [chair('here', 'Mara'), chair('computer')],
  free: [],
  to_act: null,
  winners: [0],
  ...more,
});
