import { expect, test } from 'vitest';
import { animated } from './webp';

/** The names of the chunks of a file, and how long each is. */
function chunks(file: Uint8Array, from = 12): [string, number][] {
  const view = new DataView(file.buffer);
  const found: [string, number][] = [];
  for (let at = from; at < file.length;) {
    const length = view.getUint32(at + 4, true);
    found.push([String.fromCharCode(...file.subarray(at, at + 4)), length]);
    at += 8 + length + (length % 2);
  }
  return found;
}

test('pictures become frames, without what else their files say', () => {
  const letters = (word: string) => [...word].map((one) => one.charCodeAt(0));
  const file = Uint8Array.from([
    ...letters('RIFF'), 22, 0, 0, 0, ...letters('WEBP'),
    ...letters('EXIF'), 1, 0, 0, 0, 9, 0,
    ...letters('VP8 '), 3, 0, 0, 0, 1, 2, 3, 0,
  ]); // prettier-ignore
  const frame = { file, milliseconds: 1000 };
  const made = animated([frame, frame], 480, 300);
  expect(new DataView(made.buffer).getUint32(4, true)).toBe(made.length - 8);
  expect(chunks(made)).toEqual([
    ['VP8X', 10],
    ['ANIM', 6],
    ['ANMF', 28],
    ['ANMF', 28],
  ]);
});
