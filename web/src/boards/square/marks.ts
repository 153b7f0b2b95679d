/** Scale patterns: marks along a body that tell snakes apart without colours. */
import { marks, spacing } from '../../../../src/serpentry/tabletop/painting/painted.json';
import type { Pattern } from '../shared/scales';
import type { Spot } from './course';
import { readPairs } from '../shared/cells';

type Corner = readonly [along: number, across: number];

const SHAPES: Readonly<Record<string, readonly Corner[]>> = Object.fromEntries(
  Object.entries(marks).map(([pattern, corners]) => [pattern, readPairs(corners)]),
);

/** How far apart marks are, in widths of the body. */
export const SPACING: Record<Pattern, number> = spacing;

/** The marks at some spots of a body of a width, as one path. */
export function marksPath(pattern: Pattern, spots: readonly Spot[], width: number): string {
  return spots.map((spot, index) => markPath(pattern, spot, width, index)).join('');
}

function markPath(pattern: Pattern, spot: Spot, width: number, index: number): string {
  if (pattern === 'dots') return circlePath(spot, width, index % 2 ? 0.2 : -0.2, 0.13);
  return `M${SHAPES[pattern]!.map((corner) => placed(spot, width, corner)).join('L')}z`;
}

function placed(spot: Spot, width: number, [along, across]: Corner): string {
  const [cos, sin] = [Math.cos(spot.angle) * width, Math.sin(spot.angle) * width];
  return `${(spot.x + along * cos - across * sin).toFixed(3)} ${(spot.y + along * sin + across * cos).toFixed(3)}`;
}

function circlePath(spot: Spot, width: number, across: number, radius: number): string {
  const size = (radius * width).toFixed(3);
  const arc = `A${size} ${size} 0 0 1 `;
  const [one, two] = [
    placed(spot, width, [-radius, across]),
    placed(spot, width, [radius, across]),
  ];
  return `M${one}${arc}${two}${arc}${one}z`;
}
