/** What snakes have on their backs, so that colour alone need not tell them apart. */
import { patterns } from '../../../../src/serpentry/tabletop/painting/painted.json';
import type { Point } from '../../types/board';
import { HEAD_LENGTH, width, type Build } from './body';
import { STEP, beside, jointAt, spineLength, type Spine } from './spine';

export type Pattern = 'diamonds' | 'rings' | 'zigzag' | 'dots' | 'chevrons';

/** The pattern of each seat, where the game has none of its own. */
export const PATTERNS: readonly Pattern[] = patterns as Pattern[];

interface Back {
  readonly joints: Spine;
  readonly build: Build;
}

const written = (point: Point) => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;

/** A point on the back: so far along, so much of the half width to the side. */
function on({ joints, build }: Back, along: number, share: number): string {
  return written(beside(jointAt(joints, along), share * width(joints, build, along)));
}

function polygon(back: Back, spots: readonly (readonly [number, number])[]): string {
  return `M${spots.map(([along, share]) => on(back, along, share)).join('L')}Z`;
}

function diamond(back: Back, at: number, size: number): string {
  return polygon(back, [
    [at - size, 0],
    [at, 0.72],
    [at + size, 0],
    [at, -0.72],
  ]);
}

function ring(back: Back, at: number, size: number): string {
  const sides = [1, 0.6, 0, -0.6, -1];
  const bulge = (share: number) => (1 - share * share) * size * 0.5;
  return polygon(back, [
    ...sides.map((share) => [at - size / 2 + bulge(share), share] as const),
    ...sides.map((share) => [at + size / 2 + bulge(share), share] as const).reverse(),
  ]);
}

function chevron(back: Back, at: number, size: number): string {
  return polygon(back, [
    [at + size, 0.92],
    [at, 0],
    [at + size, -0.92],
    [at + size * 1.7, -0.92],
    [at + size * 0.8, 0],
    [at + size * 1.7, 0.92],
  ]);
}

function dot(back: Back, at: number, size: number, side: number): string {
  const joint = jointAt(back.joints, at);
  const half = width(back.joints, back.build, at);
  const { x, y } = beside(joint, side * 0.42 * half);
  const radius = Math.min(size, half * 0.42);
  return `M${written({ x: x - radius, y })}a${radius.toFixed(3)} ${radius.toFixed(3)} 0 1 0 ${(2 * radius).toFixed(3)} 0a${radius.toFixed(3)} ${radius.toFixed(3)} 0 1 0 ${(-2 * radius).toFixed(3)} 0Z`;
}

function zigzag(back: Back, from: number, to: number, size: number): string {
  const turns = Math.max(2, Math.floor((to - from) / size));
  const spots = Array.from({ length: turns }, (_, index) => ({
    at: from + index * size,
    side: index % 2 ? 0.42 : -0.42,
  }));
  const thick = 0.3;
  return polygon(back, [
    ...spots.map(({ at, side }) => [at, side + thick] as const),
    ...spots.map(({ at, side }) => [at, side - thick] as const).reverse(),
  ]);
}

/** The marks of a pattern along a snake's back as one SVG path. */
export function scales(joints: Spine, build: Build, pattern: Pattern): string {
  const back = { joints, build };
  const size = build.girth;
  const from = build.start === 'head' ? size * (HEAD_LENGTH + 0.9) : size;
  const to = spineLength(joints) - (build.end === 'head' ? size * (HEAD_LENGTH + 0.9) : STEP * 4);
  if (to <= from) return '';
  if (pattern === 'zigzag') return zigzag(back, from, to, size * 1.15);
  const gap = size * { diamonds: 2.1, rings: 2, dots: 1.05, chevrons: 1.75 }[pattern];
  const marks = Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, index) => {
    const at = from + index * gap;
    if (pattern === 'diamonds') return diamond(back, at, size * 0.85);
    if (pattern === 'rings') return ring(back, at, size * 0.75);
    if (pattern === 'dots') return dot(back, at, size * 0.36, index % 2 ? 1 : -1);
    return chevron(back, at, size * 0.75);
  });
  return marks.join('');
}
