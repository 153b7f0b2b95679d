/** Which way of the menu leads to a page. */
import type { Place } from '../lib/router.svelte';

/** The address of the way; empty for pages that are come to in another manner. */
export const WAY_OF: Readonly<Record<Place['page'], string>> = {
  home: '/',
  new: '/',
  table: '/',
  replay: '/',
  tabletop: '/',
  referee: '/',
  beside: '/',
  puzzles: '/puzzles',
  puzzle: '/puzzles',
  exercise: '/puzzles',
  learn: '/learn',
  rules: '/learn',
  guide: '/learn',
  principles: '/learn',
  editor: '/learn',
  study: '/study',
  club: '/club',
  watch: '/watch',
  you: '/you',
  come: '/you',
  admin: '',
  lab: '',
  lost: '',
};
