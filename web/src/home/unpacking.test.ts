import { expect, test } from 'vitest';
import { filesOf } from './unpacking';

const NAMES = { 'a/first.txt': 'one', 'b.txt': 'žluť' };

/** A zip archive as Python writes it, with its contents stored as they are. */
function archive(how = 0): ArrayBuffer {
  const encoder = new TextEncoder();
  const parts: number[] = [];
  const list: number[] = [];
  const two = (number: number): number[] => [number & 255, number >> 8];
  const four = (number: number): number[] => [...two(number & 65535), ...two(number >>> 16)];
  for (const [name, text] of Object.entries(NAMES)) {
    const [named, content] = [[...encoder.encode(name)], [...encoder.encode(text)]];
    const sizes = [...four(0), ...four(content.length), ...four(content.length)];
    const head = [...two(20), ...two(0), ...two(how), ...four(0), ...sizes];
    const lengths = [...two(named.length), ...two(0)];
    list.push(...four(0x02014b50), ...two(20), ...head, ...lengths, ...two(0), ...four(0));
    list.push(...four(0), ...four(parts.length), ...named);
    parts.push(...four(0x04034b50), ...head, ...lengths, ...named, ...content);
  }
  const count = Object.keys(NAMES).length;
  const end = [...four(0), ...two(count), ...two(count), ...four(list.length)];
  const all = [...parts, ...list, ...four(0x06054b50), ...end, ...four(parts.length), ...two(0)];
  return new Uint8Array(all).buffer;
}

test('every file of an archive is found by its name', () => {
  const found = [...filesOf(archive())].map(([name, content]) => [
    name,
    new TextDecoder().decode(content),
  ]);
  expect(Object.fromEntries(found)).toEqual(NAMES);
});

test('what is compressed or no archive is refused', () => {
  expect(() => [...filesOf(archive(8))]).toThrow('compressed');
  expect(() => [...filesOf(new ArrayBuffer(40))]).toThrow('no archive');
});
