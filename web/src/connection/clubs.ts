/** The clubs that were looked at in this browser. */
import { keep, kept } from '../lib/settings.svelte';

const CLUBS = 'serpentry-clubs';
const MOST_CLUBS = 12;

interface KnownClub {
  id: string;
  name: string;
}

/** The last one first. */
export const knownClubs = (): KnownClub[] => kept<KnownClub[]>(CLUBS) ?? [];

export function rememberClub({ id, name }: KnownClub): void {
  const others = knownClubs().filter((one) => one.id !== id);
  keep(CLUBS, [{ id, name }, ...others].slice(0, MOST_CLUBS));
}

/** One that is no more. */
export function forgetClub(id: string): void {
  keep(
    CLUBS,
    knownClubs().filter((one) => one.id !== id),
  );
}

export const clubLink = (id: string): string => `${location.origin}/club/${id}`;

/** A text in parts: those that are links to clubs of this service, and those between them. */
export function partsOf(text: string): { text: string; isLink: boolean }[] {
  const isOurs = (part: string): boolean => part.startsWith(clubLink(''));
  const parts = text.split(/(https?:\/\/[^\s/]+\/club\/[\w-]+)/);
  return parts.map((part, at) => ({ text: part, isLink: at % 2 === 1 && isOurs(part) }));
}

/** Kinds that wait for nobody: there are no rounds to speak of. */
export const isFree = (kind: string): boolean => kind === 'arena' || kind === 'evening';
