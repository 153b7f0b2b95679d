/** Boards for Python: the components of the pages, as the text of a picture. */
import { render } from 'svelte/server';
import page from '../app.css?raw';
import strokes from '../boards/shared/strokes.css?raw';
import square from '../boards/square/square.css?raw';
import { boxOf } from '../lib/box';
import tokens from '../look/tokens.css?raw';
import type { Board, Scene } from '../types/board';
import Still from './Still.svelte';
import type { Asked } from './told';
import { wear } from './words';

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

/** A picture as text, and the styles that it is painted with. */
function paint(text: string): string {
  const { marks, ...told } = JSON.parse(text) as Asked;
  const board = boardOf(told.scene);
  const box = told.box ?? board.handling.bounds(told.scene, []);
  const { unknown, drawn } = drawnOf(told.scene, board, marks);
  if (unknown !== undefined) return JSON.stringify({ unknown });
  wear(told.looks);
  const { head, body } = render(Still, { props: { ...told, drawn, box, board } });
  const own = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style]) => style);
  return JSON.stringify({ body, style: [page, strokes, square, ...own].join('\n') });
}

Object.assign(globalThis, { boundsOf, hasBoard, paint, tokens });
