/** Boards for Python: the components of the pages, as the text of a picture. */
import { render } from 'svelte/server';
import page from '../app.css?raw';
import strokes from '../boards/shared/strokes.css?raw';
import square from '../boards/square/square.css?raw';
import { boxOf } from '../lib/box';
import tokens from '../look/tokens.css?raw';
import type { Board, Scene } from '../types/board';
import Still from './Still.svelte';
import { Sheet, styled } from './styling';
import type { Asked } from './told';
import { wear } from './words';

/** What the tokens come to in each theme, resolved when this is built. */
const TOKENS = JSON.parse(tokens) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const FOUND = import.meta.glob<{ board: Board }>('../boards/*/index.ts', { eager: true });

function boardOf({ game }: Scene): Board {
  return (FOUND[`../boards/${game}/index.ts`] ?? FOUND['../boards/drawn/index.ts']!).board;
}

/** Whether a game has a board of its own. */
const hasBoard = (game: string): string =>
  JSON.stringify(`../boards/${JSON.parse(game) as string}/index.ts` in FOUND);

/** The part of the plane that holds all of some positions. */
function boundsOf(scenes: string): string {
  const all = JSON.parse(scenes) as Scene[];
  return JSON.stringify(boxOf(all.map((scene) => boardOf(scene).handling.bounds(scene, []))));
}

/** What a mark names: a cell, or two for an arrow; the name of a cell that there is not. */
function drawnOf(scene: Scene, { handling }: Board, marks: readonly (readonly string[])[]) {
  const cells = new Map(
    handling
      .rows(scene, [])
      .flatMap((row) => row.map((cell) => [handling.cellName(scene, cell), cell])),
  );
  const unknown = marks.flat().find((name) => !cells.has(name));
  const drawn = marks.map(([from, to]) => ({
    from: cells.get(from!)!,
    to: cells.get(to ?? from!)!,
  }));
  return { unknown, drawn };
}

const known = new Map<string, Sheet>();

/** The styles of the components that a picture is made of. */
function sheetIn(head: string): Sheet {
  if (!known.has(head)) {
    const own = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style]) => style);
    known.set(head, new Sheet([page, strokes, square, ...own].join('\n')));
  }
  return known.get(head)!;
}

/** A picture as text. */
function paint(text: string): string {
  const { marks, theme, ...told } = JSON.parse(text) as Asked;
  const board = boardOf(told.scene);
  const box = told.box ?? board.handling.bounds(told.scene, []);
  const { unknown, drawn } = drawnOf(told.scene, board, marks);
  if (unknown !== undefined) return JSON.stringify({ unknown });
  wear(told.looks);
  const { head, body } = render(Still, { props: { ...told, drawn, box, board } });
  return JSON.stringify({ svg: styled(body, sheetIn(head), TOKENS[theme]!) });
}

Object.assign(globalThis, { boundsOf, hasBoard, paint });
