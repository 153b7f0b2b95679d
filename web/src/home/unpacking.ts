/** Archives whose files are stored as they are, not compressed one by one. */

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const HEAD_SIZE = 30;
const decoder = new TextDecoder();

/** The names and contents of a zip archive in which nothing is compressed. */
export function* filesOf(archive: ArrayBuffer): Generator<[string, Uint8Array]> {
  const seen = new DataView(archive);
  let end = archive.byteLength - END_SIZE;
  while (end >= 0 && seen.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error('no archive');
  let at = seen.getUint32(end + 16, true);
  for (let left = seen.getUint16(end + 10, true); left > 0; left--) {
    const [size, length] = [seen.getUint32(at + 20, true), seen.getUint16(at + 28, true)];
    if (seen.getUint16(at + 10, true) !== 0) throw new Error('compressed');
    const name = decoder.decode(new Uint8Array(archive, at + ENTRY_SIZE, length));
    const head = seen.getUint32(at + 42, true);
    const skipped = seen.getUint16(head + 26, true) + seen.getUint16(head + 28, true);
    yield [name, new Uint8Array(archive, head + HEAD_SIZE + skipped, size)];
    at += ENTRY_SIZE + length + seen.getUint16(at + 30, true) + seen.getUint16(at + 32, true);
  }
}
