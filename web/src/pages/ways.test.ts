import { expect, test } from 'vitest';
import { WAY_OF } from '../menu/ways';

const FILES = import.meta.glob('./**/*.svelte');
const pages = Object.keys(FILES).map((path) => /(\w+)\.svelte$/.exec(path)![1]!.toLowerCase());

/** Pages that the menu does not lead to, and why. */
const APART: Record<string, string> = {
  admin: 'for the person who runs the service, who has its address',
  lab: 'for the person who runs the service, who has its address',
  lost: 'shown where no page is',
};

test('every page has a way in the menu, or a reason why not', () => {
  expect(Object.keys(WAY_OF).sort()).toEqual(pages.sort());
  const without = Object.entries(WAY_OF).flatMap(([page, way]) => (way ? [] : [page]));
  expect(without.sort()).toEqual(Object.keys(APART));
});
