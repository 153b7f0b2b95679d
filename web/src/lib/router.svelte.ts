/** Where we are: a path of the address bar, and what each path shows. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'guide'; game: string }
  | { page: 'referee'; game: string }
  | { page: 'beside'; id: string }
  | { page: 'gallery' }
  | { page: 'lost' };

let path = $state(location.pathname);
let hash = $state(location.hash);

addEventListener('popstate', () => {
  path = location.pathname;
  hash = location.hash;
});

/** The page that a path means. */
export function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (first === 'gallery' && !second) return { page: 'gallery' };
  if (!second) return { page: 'lost' };
  const name = decodeURIComponent(second);
  switch (first) {
    case 'new':
    case 'rules':
    case 'guide':
    case 'referee':
      return { page: first, game: name };
    case 'table':
    case 'beside':
    case 'replay':
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
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  hash = location.hash;
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
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
