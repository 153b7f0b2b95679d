/** The lines of a board: what they say, and the same lines after something was done on the board. */
import { COLOURS, type Colour } from '../../replay/drawing/drawing.svelte';
import { MAIN } from './notes';

const EVENT = /^(\*|\d{1,4}) +(.+)$/;
/** Behind a mark. */
const COLOUR = new RegExp(` +(?:${COLOURS.join('|')})$`);
const OWN = /^(caption|show|mark|note|variation)(?: +(\d+))?: ?(.*)$/;

interface Noted {
  /** Which of the lines it is. */
  readonly at: number;
  /** After how many moves of its own line. */
  readonly ply: number;
  readonly text: string;
}

export interface PlayedLine {
  readonly title: string;
  /** After how many moves of the main line it begins. */
  readonly after: number;
  /** Where its lines begin and end. */
  readonly from: number;
  readonly until: number;
  readonly events: readonly { readonly at: number; readonly text: string }[];
  readonly notes: readonly Noted[];
  readonly marks: readonly Noted[];
}

export interface Block {
  readonly lines: readonly string[];
  readonly game: string;
  /** What says how the game was set up: another table, if that is another one. */
  readonly head: string;
  readonly caption: string;
  readonly main: PlayedLine;
  readonly variations: readonly PlayedLine[];
}

/** A place in a board: a line, and after how many moves from the beginning of the game. */
export interface Spot {
  readonly variation: number;
  readonly ply: number;
}

export interface Done {
  readonly lines: readonly string[];
  readonly spot: Spot;
}

interface Raw {
  title: string;
  after: number | null;
  from: number;
  until: number;
  events: { at: number; text: string }[];
  own: { at: number; kind: string; ply: number | null; text: string }[];
}

export function blockOf(lines: readonly string[]): Block {
  const raw = (from: number): Raw => ({
    title: '',
    after: null,
    from,
    until: lines.length,
    events: [],
    own: [],
  });
  const all = [raw(0)];
  const head: string[] = [];
  let [game, caption] = ['', ''];
  let show: number | null = null;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const [, kind, number, said = ''] = OWN.exec(text) ?? [];
    const ply = number === undefined ? null : Number(number);
    if (kind === 'variation') {
      all.at(-1)!.until = at;
      all.push({ ...raw(at), title: said.trim(), after: ply });
    } else if (kind === 'caption') caption = said.trim();
    else if (kind === 'show') show = Number(said) || 0;
    else if (kind) all.at(-1)!.own.push({ at, kind, ply, text: said.trim() });
    else if (EVENT.test(text)) all.at(-1)!.events.push({ at, text: text.replace(/\s+/, ' ') });
    else if (text && !text.startsWith('#')) {
      head.push(text);
      if (text.startsWith('game:')) game = text.slice(5).trim();
    }
  }
  const shown = Math.min(show ?? Infinity, all[0]!.events.length);
  const found = all.map((one, number) => lineOf(one, number ? one.events.length : shown, shown));
  return {
    lines,
    game,
    head: head.join('\n'),
    caption,
    main: found[0]!,
    variations: found.slice(1),
  };
}

function lineOf({ own, ...raw }: Raw, usual: number, shown: number): PlayedLine {
  const of = (wanted: string): Noted[] =>
    own
      .filter(({ kind }) => kind === wanted)
      .map(({ at, ply, text }) => ({ at, ply: ply ?? usual, text }));
  return { ...raw, after: raw.after ?? shown, notes: of('note'), marks: of('mark') };
}

/** The lines with a number where the place was left to what is shown: that changes. */
function settled(lines: readonly string[]): Block {
  const block = blockOf(lines);
  const numbered = [...lines];
  const put = (at: number, kind: string, ply: number, text: string): void => {
    if (!/^\s*\w+ +\d/.test(lines[at]!)) numbered[at] = `${kind} ${ply}: ${text}`;
  };
  for (const line of [block.main, ...block.variations]) {
    for (const { at, ply, text } of line.notes) put(at, 'note', ply, text);
    for (const { at, ply, text } of line.marks) put(at, 'mark', ply, text);
    if (line !== block.main) put(line.from, 'variation', line.after, line.title);
  }
  return blockOf(numbered);
}

const lineAt = (block: Block, variation: number): PlayedLine =>
  block.variations[variation] ?? block.main;

/** All moves from the beginning of the game to the end of a line. */
export function pathOf(block: Block, variation: number): string[] {
  const texts = (line: PlayedLine): string[] => line.events.map(({ text }) => text);
  const line = lineAt(block, variation);
  if (line === block.main) return texts(line);
  return [...texts(block.main).slice(0, line.after), ...texts(line)];
}

const common = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((text, at) => other[at] !== text);
  return end < 0 ? one.length : end;
};

function inserted(lines: readonly string[], at: number, ...more: string[]): string[] {
  return [...lines.slice(0, at), ...more, ...lines.slice(at)];
}

const without = (lines: readonly string[], gone: ReadonlySet<number>): string[] =>
  lines.filter((_, at) => !gone.has(at));

/** The end of what a line says, before the free lines that follow. */
function endOf({ lines }: Block, { from, until }: PlayedLine): number {
  let end = until;
  while (end > from && !lines[end - 1]!.trim()) end--;
  return end;
}

/** Where the next move of a line goes: behind the last one, or before the lines about the board. */
function nextOf(block: Block, line: PlayedLine): number {
  const last = line.events.at(-1);
  if (last) return last.at + 1;
  if (line !== block.main) return line.from + 1;
  const own = block.lines.findIndex((one) => OWN.test(one.trim()));
  return own < 0 ? endOf(block, line) : own;
}

/**
 * A move is made: the line goes on with it, or one that has it is followed; else it is the first of
 * a new variation.
 */
export function played(given: readonly string[], spot: Spot, event: string): Done {
  const block = settled(given);
  const path = pathOf(block, spot.variation);
  const wanted = [...path.slice(0, spot.ply), event];
  const all = [spot.variation, MAIN, ...block.variations.keys()];
  const found = all.find((one) => common(wanted, pathOf(block, one)) === wanted.length);
  if (found !== undefined)
    return { lines: block.lines, spot: { variation: found, ply: wanted.length } };
  const line = lineAt(block, spot.variation);
  if (spot.ply >= path.length) {
    const lines = inserted(block.lines, nextOf(block, line), event);
    return { lines, spot: { ...spot, ply: wanted.length } };
  }
  const after = common(wanted, pathOf(block, MAIN));
  const end = endOf(block, { ...block.main, until: block.lines.length });
  const lines = inserted(block.lines, end, `variation ${after}:`, ...wanted.slice(after));
  return { lines, spot: { variation: block.variations.length, ply: wanted.length } };
}

/** The line that a place belongs to, and after how many of its own moves: before a variation is the game. */
function ownPlace(block: Block, { variation, ply }: Spot): { line: PlayedLine; ply: number } {
  const line = block.variations[variation];
  return line && ply > line.after ? { line, ply: ply - line.after } : { line: block.main, ply };
}

/** What is written at a place. */
export function noteAt(block: Block, spot: Spot): string {
  const { line, ply } = ownPlace(block, spot);
  return line.notes
    .filter((one) => one.ply === ply)
    .map(({ text }) => text)
    .join(' ');
}

/** What is drawn at a place: f6 is a ring, f6>g7 an arrow, and f6 red one in red. */
export function marksAt(block: Block, spot: Spot): string[] {
  const { line, ply } = ownPlace(block, spot);
  const here = line.marks.filter((one) => one.ply === ply);
  return here.flatMap(({ text }) =>
    text
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  );
}

function written(given: readonly string[], spot: Spot, kind: 'note' | 'mark', text: string): Done {
  const block = settled(given);
  const { line, ply } = ownPlace(block, spot);
  const known = kind === 'note' ? line.notes : line.marks;
  const [first, ...more] = known.filter((one) => one.ply === ply).map(({ at }) => at);
  const said = `${kind} ${ply}: ${text}`;
  let lines = [...block.lines];
  if (first !== undefined && text) lines[first] = said;
  else if (text) lines = inserted(lines, endOf(block, line), said);
  const gone = new Set(text || first === undefined ? more : [first, ...more]);
  return { lines: without(lines, gone), spot };
}

/** Words at a place; none take them away. */
export const noted = (given: readonly string[], spot: Spot, text: string): Done =>
  written(given, spot, 'note', text.replaceAll(/\s+/g, ' ').trim());

/** A mark without its colour. */
const withoutColour = (mark: string): string => mark.replace(COLOUR, '');

/** A mark as it is written: what is blue says nothing of it. */
export const markText = (mark: string, colour: Colour): string =>
  colour === COLOURS[0] ? mark : `${mark} ${colour}`;

/** A ring or an arrow at a place, in another colour where it was, or none where it was just so. */
export function marked(given: readonly string[], spot: Spot, mark: string): Done {
  const here = marksAt(blockOf(given), spot);
  const others = here.filter((one) => withoutColour(one) !== withoutColour(mark));
  const marks = here.includes(mark) ? others : [...others, mark];
  return written(given, spot, 'mark', marks.join('; '));
}

/** Nothing is drawn at a place any more. */
export const wiped = (given: readonly string[], spot: Spot): Done =>
  written(given, spot, 'mark', '');

/** The move that leads to a place is taken away with all that follows it. */
export function cut(given: readonly string[], spot: Spot): Done {
  const block = settled(given);
  const { line, ply } = ownPlace(block, spot);
  if (!ply) return { lines: given, spot };
  const before = { variation: spot.variation, ply: spot.ply - 1 };
  if (line !== block.main && ply === 1) {
    const gone = new Set(Array.from({ length: line.until - line.from }, (_, at) => line.from + at));
    return { lines: without(block.lines, gone), spot: { variation: MAIN, ply: line.after } };
  }
  const events = line.events.slice(ply - 1).map(({ at }) => at);
  const said = [...line.notes, ...line.marks].filter((one) => one.ply >= ply).map(({ at }) => at);
  const gone = new Set([...events, ...said]);
  if (line === block.main)
    for (const { after, from, until } of block.variations)
      if (after >= ply) for (let at = from; at < until; at++) gone.add(at);
  const isMain = line === block.main;
  const lines = without(block.lines, gone).map((one) =>
    isMain && Number(/^\s*show: *(\d+)/.exec(one)?.[1] ?? 0) >= ply ? `show: ${ply - 1}` : one,
  );
  return { lines, spot: isMain ? { ...before, variation: MAIN } : before };
}

/** What stands below the board. */
export function captioned(given: readonly string[], text: string): string[] {
  const said = text.replaceAll(/\s+/g, ' ').trim();
  const block = blockOf(given);
  const at = given.findIndex((one) => OWN.exec(one.trim())?.[1] === 'caption');
  if (at < 0)
    return said ? inserted(given, endOf(block, block.main), `caption: ${said}`) : [...given];
  return said ? given.with(at, `caption: ${said}`) : without(given, new Set([at]));
}
