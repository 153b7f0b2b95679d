import { expect, test } from 'vitest';

const SOURCE = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Arrows, technical signs, shapes, dingbats and emoji: without the right font they are boxes, or coloured. */
const GLYPH =
  /[\u2190-\u21ff\u22ee-\u22f1\u2300-\u23ff\u25a0-\u27ff\u2900-\u297f\u2b00-\u2bff]|[\u{1f000}-\u{1faff}]/u;

test('signs are drawn, not typed: look/Icon.svelte shows them', () => {
  const typed = Object.entries(SOURCE).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => (GLYPH.test(line) ? [`${path}:${at + 1} ${line}`] : [])),
  );
  expect(typed).toEqual([]);
});

test('the check finds what it looks for', () => {
  for (const sign of '⚙⇋⟳↶✦☰⋯★✉✕▶◀▾✓❚') expect(GLYPH.test(sign)).toBe(true);
  expect(GLYPH.test('“Größe” – Řím, “ещё” ×2 …')).toBe(false);
});
