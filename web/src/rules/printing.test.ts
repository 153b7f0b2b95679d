import { expect, test } from 'vitest';
import { likelyPaper, printAddress } from './printing';

test('north americans get letter, all others a4', () => {
  expect(likelyPaper('en-US')).toBe('letter');
  expect(likelyPaper('fr-CA')).toBe('letter');
  expect(likelyPaper('en-GB')).toBe('a4');
  expect(likelyPaper('cs')).toBe('a4');
});

test('the address says everything that was wished for', () => {
  const wishes = { name: 'sssnake', paper: 'a4', edition: 'mono', seats: 3, language: 'cs' };
  expect(printAddress(wishes)).toBe(
    '/api/games/sssnake/print.pdf?paper=a4&edition=mono&language=cs&seats=3',
  );
  expect(printAddress({ ...wishes, seats: 0 })).not.toContain('seats');
});
