/** Pictures as one that moves: WebP files of a browser, put together as the format wants it. */

/** The chunks of a WebP file that hold its pixels. */
const PIXELS = ['VP8 ', 'VP8L'];
const ANIMATED = 0x02;
/** Each frame takes the place of the one before. */
const REPLACES = 0x02;

export interface Frame {
  /** A WebP file. */
  readonly file: Uint8Array<ArrayBuffer>;
  readonly milliseconds: number;
}

/** A file that shows the frames again and again. */
export function animated(
  frames: readonly Frame[],
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const size = [...number(width - 1, 3), ...number(height - 1, 3)];
  const parts = frames.map(({ file, milliseconds }) => {
    const head = [...number(0, 6), ...size, ...number(milliseconds, 3), REPLACES];
    return chunk('ANMF', joined([Uint8Array.from(head), ...pixelsOf(file)]));
  });
  const head = chunk('VP8X', Uint8Array.from([ANIMATED, 0, 0, 0, ...size]));
  const body = joined([text('WEBP'), head, chunk('ANIM', new Uint8Array(6)), ...parts]);
  return chunk('RIFF', body);
}

function pixelsOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(file.buffer, file.byteOffset);
  const found = [];
  for (let at = 12; at + 8 <= file.length;) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (PIXELS.includes(name)) found.push(file.slice(at, end));
    at = end;
  }
  return found;
}

/** A named part of a file; its content has an even length. */
function chunk(name: string, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const padding = new Uint8Array(content.length % 2);
  return joined([text(name), Uint8Array.from(number(content.length, 4)), content, padding]);
}

/** A number in a number of bytes, the lowest first. */
const number = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256);

const text = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(letters, (one) => one.charCodeAt(0));

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of parts) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}
