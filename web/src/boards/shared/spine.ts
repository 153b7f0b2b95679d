/** The line along the middle of a snake, from its head to its tail, in small equal steps. */
import type { Point } from '../../types/board';

export const STEP = 0.07;

/** A place on a spine: where it is, and which way the snake runs there (a unit vector). */
interface Joint extends Point {
  readonly dx: number;
  readonly dy: number;
}

export type Spine = readonly Joint[];

function between(one: Point, two: Point, share: number): Point {
  return { x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share };
}

function bend(from: Point, over: Point, to: Point): Point[] {
  return [1, 2, 3, 4, 5, 6].map((part) =>
    between(between(from, over, part / 6), between(over, to, part / 6), part / 6),
  );
}

/** A smooth line from the first point to the last that leans to the others, as dense points. */
export function smooth(points: readonly Point[]): Point[] {
  const first = points[0]!;
  const line = [first];
  let from = first;
  for (let index = 1; index < points.length - 1; index++) {
    const isLast = index === points.length - 2;
    const to = isLast ? points[index + 1]! : between(points[index]!, points[index + 1]!, 0.5);
    line.push(...bend(from, points[index]!, to));
    from = to;
  }
  if (points.length === 2) line.push(points[1]!);
  return line;
}

/** A line cut into equal steps. */
export function spine(line: readonly Point[]): Spine {
  const spots: Point[] = [line[0]!];
  let carried = 0;
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1]!;
    const to = line[index]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let along = STEP - carried; along <= length; along += STEP)
      spots.push(between(from, to, along / length));
    carried = (carried + length) % STEP;
  }
  return spots.map((spot, index) => {
    const before = spots[Math.max(index - 1, 0)]!;
    const after = spots[Math.min(index + 1, spots.length - 1)]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return { ...spot, dx: (after.x - before.x) / length, dy: (after.y - before.y) / length };
  });
}

/** The length of a spine. */
export function spineLength(joints: Spine): number {
  return (joints.length - 1) * STEP;
}

/** The joint so far from the head. */
export function jointAt(joints: Spine, along: number): Joint {
  const index = Math.round(along / STEP);
  return joints[Math.max(0, Math.min(joints.length - 1, index))]!;
}

/** The point so far to the side of a joint (the left of one who looks to the tail is positive). */
export function beside(joint: Joint, off: number): Point {
  return { x: joint.x + joint.dy * off, y: joint.y - joint.dx * off };
}

/** The spine with a gentle slither, still at both ends. */
export function slithering(joints: Spine, swing: number, wave: number): Spine {
  const length = spineLength(joints);
  const line = joints.map((joint, index) => {
    const along = index * STEP;
    const calm = Math.min(1, Math.max(0, along - 0.4), Math.max(0, length - along - 0.1));
    return beside(joint, swing * calm * Math.sin((along * 2 * Math.PI) / wave));
  });
  return spine(line);
}
