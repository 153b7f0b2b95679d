/** Scale patterns: marks along a body that tell snakes apart without colours. */
import type { Pattern } from '../shared/scales';
import type { Spot } from './course';
import { readPairs } from '../shared/cells';

type Corner = readonly [along: number, across: number];

const SHAPES: Record<Exclude<Pattern, 'dots'>, readonly Corner[]> = {
  diamonds: readPairs('-0.36,0 0,-0.32 0.36,0 0,0.32'),
  rings: readPairs('-0.14,-0.48 0.14,-0.48 0.14,0.48 -0.14,0.48'),
  zigzag: readPairs('-0.45,-0.36 0,0.12 0.45,-0.36 0.45,-0.1 0,0.38 -0.45,-0.1'),
  chevrons: readPairs('-0.26,-0.42 -0.02,-0.42 0.26,0 -0.02,0.42 -0.26,0.42 0.02,0'),
};

/** How far apart marks are, in widths of the body. */
export const SPACING: Record<Pattern, number> = {
  diamonds: 0.9,
  rings: 0.7,
  zigzag: 0.9,
  dots: 0.5,
  chevrons: 0.72,
};

/** The marks at some spots of a body of a width, as one path. */
export function marksPath(pattern: Pattern, spots: readonly Spot[], width: number): string {
  return spots.map((spot, index) => markPath(pattern, spot, width, index)).join('');
}

function markPath(pattern: Pattern, spot: Spot, width: number, index: number): string {
  if (pattern === 'dots') return circlePath(spot, width, index % 2 ? 0.2 : -0.2, 0.13);
  return `M${SHAPES[pattern].map((corner) => placed(spot, width, corner)).join('L')}z`;
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
