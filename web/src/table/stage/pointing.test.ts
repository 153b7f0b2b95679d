import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, type Gestures } from './pointing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is heard when a pointer of a kind goes down and comes up after a number of milliseconds. */
function pressed(pointerType: string, milliseconds: number): string[] {
  const heard: string[] = [];
  const element = new EventTarget() as Element;
  const point = { clientX: 5, clientY: 5, button: 0, pointerId: 1, pointerType };
  const send = (name: string): boolean =>
    element.dispatchEvent(Object.assign(new Event(name), point));
  const stop = listen(element, {
    toPlane: (x, y) => ({ x, y }),
    tap: () => void heard.push('tap'),
    hold: () => void heard.push('hold'),
    grabs: () => false,
  } as Partial<Gestures> as Gestures);
  send('pointerdown');
  vi.advanceTimersByTime(milliseconds);
  send('pointerup');
  vi.runAllTimers();
  stop();
  return heard;
}

test('a finger that stays is no tap', () => {
  expect(pressed('touch', 100)).toEqual(['tap']);
  expect(pressed('touch', 2000)).toEqual(['hold']);
});

test('a mouse may be clicked slowly', () => {
  expect(pressed('mouse', 100)).toEqual(['tap']);
  expect(pressed('mouse', 2000)).toEqual(['tap']);
});
