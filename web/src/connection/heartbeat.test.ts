import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from './heartbeat';

const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();
const net = { onLine: true };
let live = true;
let told: string[] = [];
let beating: Heartbeat;

const ends = {
  isLive: () => live,
  ask: () => void told.push('ask'),
  quiet: (is: boolean) => void told.push(is ? 'quiet' : 'answered'),
  dead: () => void told.push('dead'),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', net);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  [live, net.onLine, page.hidden, told] = [true, true, false, []];
  beating = new Heartbeat(ends);
});
afterEach(() => {
  beating.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who answers is asked every other second, and never called quiet', async () => {
  for (let second = 0; second < 20; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    if (told.at(-1) === 'ask') beating.heard();
  }
  expect(told.filter((one) => one === 'ask').length).toBeGreaterThan(5);
  expect(told).not.toContain('quiet');
});

test('who does not answer is called quiet within five seconds, and tried anew after that', async () => {
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toContain('quiet');
  expect(told).not.toContain('dead');
  await vi.advanceTimersByTimeAsync(6000);
  expect(told).toContain('dead');
  beating.heard();
  expect(told.at(-1)).toBe('answered');
});

test('without a net it is asked at once, and called quiet within a second or so', async () => {
  net.onLine = false;
  browser.dispatchEvent(new Event('offline'));
  expect(told).toEqual(['ask']);
  await vi.advanceTimersByTimeAsync(1200);
  expect(told).toContain('quiet');
});

test('a net that is back is tried at once', () => {
  live = false;
  browser.dispatchEvent(new Event('online'));
  expect(told).toEqual(['dead']);
});

test('a hidden page asks seldom, and tells so that it is hidden', async () => {
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual(['ask']);
  beating.heard();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(told).toEqual(['ask', 'answered']);
});
