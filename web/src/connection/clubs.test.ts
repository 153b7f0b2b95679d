import { expect, test, vi } from 'vitest';
import { partsOf } from './clubs';

test('only links to clubs of this service can be followed', () => {
  vi.stubGlobal('location', { origin: 'https://play.test' });
  const said = 'Come: https://play.test/club/Ab_1 or https://bad.test/club/x.';
  const links = partsOf(said).filter(({ isLink }) => isLink);
  expect(links.map(({ text }) => text)).toEqual(['https://play.test/club/Ab_1']);
  expect(
    partsOf(said)
      .map(({ text }) => text)
      .join(''),
  ).toBe(said);
});
