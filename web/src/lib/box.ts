/** Boxes of the plane. */
import type { Box } from '../types/board';

/** The box around points, so much wider on each side. */
export function boxAround(points: Iterable<readonly number[]>, margin = 0): Box {
  const [xs, ys] = [[] as number[], [] as number[]];
  for (const [x, y] of points) {
    xs.push(x!);
    ys.push(y!);
  }
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The box around other boxes. */
export function boxOf(boxes: readonly Box[], margin = 0): Box {
  const corners = boxes.flatMap(({ left, top, right, bottom }) => [
    [left, top],
    [right, bottom],
  ]);
  return boxAround(corners, margin);
}

/** A box as a rectangle of a picture, and as the part of the plane that a picture shows. */
export function rectOf({ left, top, right, bottom }: Box, margin = 0) {
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin];
  return { x: left - margin, y: top - margin, width, height };
}
export const viewBox = (box: Box): string => Object.values(rectOf(box)).join(' ');
