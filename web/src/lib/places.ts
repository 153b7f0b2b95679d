/** Where things lie: the client may be served from the root of a host, or from any folder. */

/** Whether these pages stand alone, on a host that knows nothing of tables. */
export const isSite = import.meta.env.MODE === 'site';

/** The address of a file that lies beside the first page. */
export function baseOf(file: string): string {
  return new URL(`${import.meta.env.BASE_URL}${file}`, document.baseURI.split('#')[0]).href;
}

/** The address of one of our pages; a host of plain files knows the first page alone. */
export function to(path: string): string {
  return isSite ? `#${path}` : path;
}

/** What the names of tables in this browser begin with. */
const HOME = 'home-';

export function isHome(table: string): boolean {
  return table.startsWith(HOME);
}
