/** The few words that a board on somebody's page needs: the build puts them here. */
import type { Files } from '../texts/files';

declare const __TEXTS__: Readonly<Record<string, string>>;

export const FIRST: Files = Object.fromEntries(
  Object.entries(__TEXTS__).map(([code, text]) => [
    `/languages/${code}/`,
    () => Promise.resolve(text),
  ]),
);
export const PAGES: Files = {};
export const TALES: Files = {};
