/** The paths that a snake is painted with. */
import { outline, ridge, type Build } from './body';
import { scales, type Pattern } from './scales';
import type { Spine } from './spine';

interface Paint {
  readonly skin: string;
  readonly scales: string;
  readonly ridge: string;
}

const painted = new WeakMap<Spine, { pattern: Pattern; paint: Paint }>();

/** The paint of a snake, made once for each spine. */
export function paint(joints: Spine, build: Build, pattern: Pattern): Paint {
  const before = painted.get(joints);
  if (before?.pattern === pattern) return before.paint;
  const made = {
    skin: outline(joints, build),
    scales: scales(joints, build, pattern),
    ridge: ridge(joints),
  };
  painted.set(joints, { pattern, paint: made });
  return made;
}
