/** Where we are: a path of the address bar, and what each path shows. */
import { isSite, to as address } from './places';

export { address };

/** The pages that are about no game and no table, and those that are about one. */
const ALONE = [
  'lab',
  'puzzles',
  'learn',
  'tabletop',
  'come',
  'admin',
  'club',
  'study',
  'watch',
  'you',
] as const;
const ABOUT = [
  'new',
  'rules',
  'guide',
  'principles',
  'referee',
  'editor',
  'learn',
  'table',
  'beside',
  'replay',
  'puzzle',
  'exercise',
  'club',
  'study',
] as const;

/**
 * What follows the name of a club: one of its tournaments, perhaps on the wall of the room, or a
 * new one, perhaps like another.
 */
const OF_CLUB = /^(\d{1,6}(\/wall)?|new(\/\d{1,6})?)?$/;

export interface Place {
  readonly page: 'home' | 'lost' | (typeof ALONE)[number] | (typeof ABOUT)[number];
  /** The game, or the id of a table or a puzzle; of a club, what is looked at there follows. */
  readonly about: string;
}

/** The path and the anchor of the address; on a host of plain files both follow #. */
function read(): [path: string, anchor: string] {
  if (!isSite) return [location.pathname, location.hash];
  const [, path = '/', anchor = ''] = location.hash.split('#');
  return [path.split('?')[0] || '/', anchor && `#${anchor}`];
}

/** What the address asks with, behind the path. */
export function query(): URLSearchParams {
  return new URLSearchParams(isSite ? location.hash.split('?')[1] : location.search);
}

let path = $state(read()[0]);
let hash = $state(read()[1]);

function look(): void {
  [path, hash] = read();
}

addEventListener('popstate', look);

/** The page that a path means. */
function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  const page = (second ? ABOUT : ALONE).find((one) => one === first);
  const isWhole = page === 'club' ? OF_CLUB.test(rest.join('/')) : !rest.length;
  if (page && isWhole) return { page, about: [second, ...rest].map(decodeURIComponent).join('/') };
  return { page: first ? 'lost' : 'home', about: '' };
}

/** The page that is shown. */
export function place(): Place {
  return placeOf(path);
}

/** What follows # in the address. */
export function anchor(): string {
  return hash.slice(1);
}

/** Go to a page of ours. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', address(to));
  else history.pushState(null, '', address(to));
  look();
  if (!hash) scrollTo(0, 0);
}

/** Let links to our own pages go without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
    return;
  if (link.pathname.startsWith('/api/')) return;
  if (isSite) return link.pathname === location.pathname ? jump(event, link.hash) : undefined;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** On a host of plain files # leads to pages; whatever else it names is on this one. */
function jump(event: MouseEvent, to: string): void {
  if (to.startsWith('#/')) return;
  event.preventDefault();
  const there = document.getElementById(to.slice(1));
  there?.scrollIntoView();
  there?.focus();
}
