import { describe, expect, it } from 'vitest';
import { linePath, spotOn, spots, type Piece } from './course';

const straight: Piece = { x: 0, y: 0, from: 3, to: 1 };
const bend: Piece = { x: 1, y: 0, from: 3, to: 2 };
const stub: Piece = { x: 1, y: 1, from: 0, to: null };

describe('the course of a body', () => {
  it('flows in one line through straights, bends and stubs', () => {
    expect(linePath([straight, bend, stub])).toBe('M-0.5 0L0.5 0A0.5 0.5 0 0 1 1 0.5L1 0.56');
  });

  it('bends around the corner that both sides share', () => {
    const middle = spotOn(bend, 0.5);
    expect(Math.hypot(middle.x - 0.5, middle.y - 0.5)).toBeCloseTo(0.5);
    expect(middle.angle).toBeCloseTo(Math.PI / 4);
  });

  it('has spots at even distances', () => {
    expect(spots([straight, { ...straight, x: 1 }], 0.5).map(({ spot }) => spot.x)).toEqual([
      -0.25, 0.25, 0.75, 1.25,
    ]);
  });
});
