/** Where we are: a path of the address bar, and what each path shows. */
import { isSite, to as address } from './places';

export { address };

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'guide'; game: string }
  | { page: 'referee'; game: string }
  | { page: 'beside'; id: string }
  | { page: 'editor'; game: string }
  | { page: 'gallery' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'exercise'; id: string }
  | { page: 'come' }
  | { page: 'admin' }
  | { page: 'lost' };

type Alone = 'gallery' | 'puzzles' | 'come' | 'admin';

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

/** The pages that are about no game and no table. */
const ALONE: readonly string[] = ['gallery', 'puzzles', 'come', 'admin'] satisfies Alone[];

/** The page that a path means. */
export function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (!second && ALONE.includes(first)) return { page: first as Alone };
  if (!second) return { page: 'lost' };
  const name = decodeURIComponent(second);
  switch (first) {
    case 'new':
    case 'rules':
    case 'guide':
    case 'referee':
    case 'editor':
      return { page: first, game: name };
    case 'table':
    case 'beside':
    case 'replay':
    case 'puzzle':
    case 'exercise':
      return { page: first, id: name };
  }
  return { page: 'lost' };
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
