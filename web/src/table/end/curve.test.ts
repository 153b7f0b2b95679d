import { describe, expect, it } from 'vitest';
import type { Report } from '../../types/service';
import { curvesOf, finalValues, turningPoints } from './curve';

const report = (...values: number[]): Report => ({
  seat: 0,
  best: [],
  values,
  tries: 1,
  proved: false,
  chance: { low: null, middle: 0.5, high: null },
  verdict: null,
  progress: 1,
  engine: true,
  choice: null,
});

describe('the curve of a game', () => {
  it('has a point for each judged ply and the end, in order', () => {
    const reports = new Map([
      [2, report(0.7, 0.3)],
      [0, report(0.5, 0.5)],
      [1, report()],
    ]);
    const [first] = curvesOf(reports, 2, { ply: 3, values: [1, 0] });
    expect(first?.points.map((one) => one.ply)).toEqual([0, 2, 3]);
    expect(first?.points.map((one) => one.value)).toEqual([0.5, 0.7, 1]);
  });

  it('names the steps that changed most, once each', () => {
    const reports = new Map([
      [0, report(0.5, 0.5)],
      [1, report(0.55, 0.45)],
      [2, report(0.1, 0.9)],
      [3, report(0.4, 0.6)],
    ]);
    const turnings = turningPoints(curvesOf(reports, 2, null));
    expect(turnings.map((one) => one.ply)).toEqual([2, 3]);
    expect(turnings[0]?.change).toBeCloseTo(-0.45);
  });

  it('shares a win among the winners and a draw among all', () => {
    expect(finalValues([1], 3)).toEqual([0, 1, 0]);
    expect(finalValues([0, 1], 2)).toEqual([0.5, 0.5]);
    expect(finalValues([], 2)).toEqual([0.5, 0.5]);
  });
});
