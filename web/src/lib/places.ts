/** Where things are: the client may be served from the root of a host, or from any folder. */

/** Whether these pages stand alone, on a host that knows nothing of tables. */
export const isSite = import.meta.env.MODE === 'site';

/** This script; on a site all scripts are in a folder beside the first page. */
const script = import.meta.url;

/** The address of a file beside the first page, whatever page asks. */
export function baseOf(file: string): string {
  return new URL(`${isSite ? '..' : ''}/${file}`, isSite ? script : location.href).href;
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
