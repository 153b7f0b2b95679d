/** The outline of a snake round its spine. */
import type { Point } from '../../types/board';
import { STEP, beside, spineLength, type Spine } from './spine';
import { readPairs } from './cells';
import { headWidths } from '../../../../src/serpentry/tabletop/painting/painted.json';

/** How a snake looks at an end: a head, a tail, or cut off where it continues out of sight. */
export type Ending = 'head' | 'tail' | 'cut';

export interface Build {
  readonly start: Ending;
  readonly end: Ending;
  /** Half the width of the body. */
  readonly girth: number;
}

/** Along a head of girth 1: how far from its tip, how wide. */
const HEAD: readonly (readonly [number, number])[] = readPairs(headWidths);

/** How long the head of a snake of girth 1 is. */
export const HEAD_LENGTH = 2.9;

function headWidth(along: number): number {
  const after = HEAD.findIndex(([at]) => at >= along);
  if (after < 0) return 1;
  if (after === 0) return HEAD[0]![1];
  const [from, one] = HEAD[after - 1]!;
  const [to, two] = HEAD[after]!;
  const share = (1 - Math.cos((Math.PI * (along - from)) / (to - from))) / 2;
  return one + (two - one) * share;
}

function tailWidth(left: number, taper: number): number {
  return left >= taper ? 1 : Math.sin((left / taper) * (Math.PI / 2)) ** 0.8;
}

/** Half the width of a snake so far along its spine. */
export function width(joints: Spine, build: Build, along: number): number {
  const length = spineLength(joints);
  const taper = Math.min(0.3 + length * 0.4, 2.4);
  const one = (ending: Ending, off: number) =>
    ending === 'head'
      ? headWidth(off / build.girth)
      : ending === 'tail'
        ? tailWidth(off, taper)
        : 1;
  return build.girth * Math.min(1.3, one(build.start, along) * one(build.end, length - along));
}

const written = (point: Point) => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;

/** The outline of a snake as a closed SVG path. */
export function outline(joints: Spine, build: Build): string {
  const sides = [1, -1].map((side) =>
    joints.map((joint, index) => written(beside(joint, side * width(joints, build, index * STEP)))),
  );
  return `M${sides[0]!.join('L')}L${sides[1]!.reverse().join('L')}Z`;
}

/** The part of the spine where light falls on the back, as an open SVG path. */
export function ridge(joints: Spine): string {
  const length = joints.length;
  return `M${joints
    .slice(Math.ceil(length * 0.08), Math.floor(length * 0.8))
    .map(written)
    .join('L')}`;
}
