/** What can be shared, and the sheet that devices have for it. */
import { baseOf, isSite, to } from '../lib/places';
import type { Board, Box, Scene } from '../types/board';

/** A board as it is to be painted, with what stands around it. */
export interface Depicted {
  readonly board: Board;
  readonly scene: Scene;
  readonly title: string;
  readonly caption: string;
  readonly players: readonly Player[];
  /** The part of the plane that is shown; all that is there, unless stated. */
  readonly box?: Box;
}

export interface Player {
  readonly name: string;
  /** Empty where nothing is counted. */
  readonly score: string;
}

export interface Shared {
  readonly title: string;
  /** What is shown of it in one line; empty: its title says all. */
  readonly text?: string;
  /** Where others find it; empty: only here. */
  readonly link: string;
  /** What the link leads to. */
  readonly leads: string;
  readonly picture?: Depicted;
  /** A page that shows it in a frame of another, where the service lets it. */
  readonly frame?: string;
  /** The table whose record can be saved. */
  readonly table?: string;
}

/** The whole address of one of our pages. */
export const addressOf = (path: string): string => new URL(path, location.href).href;

/**
 * The address of one of our pages for others. On a host of plain files, what follows # is not seen
 * by programs that show links: puzzles and positions have small pages there that lead to them.
 */
export function linkTo(path: string): string {
  const small = isSite ? smallPage(path) : '';
  return small ? baseOf(small) : addressOf(to(path));
}

/** The small page that leads to a path: of a puzzle's game, or of a game's editor. */
export function smallPage(path: string): string {
  const parts = /^\/(puzzle|editor)\/(\w+)(?:-(\w+))?(\?.*)?$/.exec(path);
  if (!parts) return '';
  const [, page, game, key, query = ''] = parts;
  return `${page}/${game}/${query}${key ? `#${key}` : ''}`;
}

/** Whether there is a sheet that people use to share, as on phones. */
export const hasSheet = (): boolean =>
  'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Share by the device's own sheet; false if somebody closed it, or it can't. */
export async function bySheet({ title, text, link }: Shared): Promise<boolean> {
  try {
    await navigator.share({ title, text: text || title, ...(link ? { url: link } : {}) });
    return true;
  } catch {
    return false;
  }
}

/** Whether the host lets other pages show boards in a frame. */
export async function mayBeFramed(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { method: 'HEAD' });
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    return answer.ok && !policy.includes("frame-ancestors 'none'");
  } catch {
    return false;
  }
}
