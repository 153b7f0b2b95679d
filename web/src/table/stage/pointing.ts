/** Pointers on the board: hovering, tapping, panning, pinching and twisting. */
import type { Point } from '../../types/board';

export interface Gestures {
  /** The point of the plane under a point of the screen. */
  toPlane(x: number, y: number): Point;
  hover(point: Point | null): void;
  tap(point: Point, touch: boolean): void;
  /** A finger or pen that stays where it is; a mouse hovers for that, and may be clicked slowly. */
  hold(point: Point): void;
  /** From where the right button, or a finger that stayed, went down to where it is now, where drawing is for. */
  draw: ((from: Point, to: Point, isDone: boolean) => void) | undefined;
  /** Whether a drag that begins there moves the piece instead of the table. */
  grabs(point: Point): boolean;
  drag(point: Point): void;
  pan(x: number, y: number): void;
  zoom(factor: number, around: Point): void;
  twist(step: number): void;
}

const SLIP = 8;
const HOLD = 450;
const TWIST = Math.PI / 5;

interface Touch {
  x: number;
  y: number;
}

/** Listen to a board's pointers; gives the function that stops listening. */
export function listen(element: Element, gestures: Gestures): () => void {
  const down = new Map<number, Touch>();
  let start: Touch | null = null;
  let moved = false;
  let grabbed = false;
  let held = 0;
  /** Where something began that is being drawn. */
  let drawn: Point | null = null;
  let spread = 0;
  let middle: Touch = { x: 0, y: 0 };
  let angle = 0;

  const pair = (): { middle: Touch; spread: number; angle: number } => {
    const [a, b] = [...down.values()] as [Touch, Touch];
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      spread: Math.hypot(a.x - b.x, a.y - b.y),
      angle: Math.atan2(b.y - a.y, b.x - a.x),
    };
  };

  function press(event: PointerEvent): void {
    if (event.button === 2 && gestures.draw && !down.size) {
      drawn = gestures.toPlane(event.clientX, event.clientY);
      element.setPointerCapture(event.pointerId);
    }
    if (event.button) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      moved = false;
      const point = gestures.toPlane(event.clientX, event.clientY);
      grabbed = gestures.grabs(point);
      if (event.pointerType !== 'mouse') held = setTimeout(() => hold(point), HOLD);
    } else if (down.size === 2) {
      moved = true;
      ({ spread, angle, middle } = pair());
    }
  }

  /** What is held is not tapped. */
  function hold(point: Point): void {
    if (moved || down.size !== 1) return;
    moved = true;
    if (gestures.draw) drawn = point;
    else gestures.hold(point);
  }

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    if (drawn) return gestures.draw?.(drawn, gestures.toPlane(now.x, now.y), false);
    if (!before) {
      if (event.pointerType !== 'touch') gestures.hover(gestures.toPlane(now.x, now.y));
      return;
    }
    down.set(event.pointerId, now);
    if (down.size === 2) pinch();
    else slide(event, before, now);
  }

  function slide(event: PointerEvent, before: Touch, now: Touch): void {
    if (!start) return;
    if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
    if (!moved) element.setPointerCapture(event.pointerId);
    moved = true;
    const from = gestures.toPlane(before.x, before.y);
    const to = gestures.toPlane(now.x, now.y);
    if (grabbed) gestures.drag(to);
    else gestures.pan(to.x - from.x, to.y - from.y);
  }

  function pinch(): void {
    const now = pair();
    const from = gestures.toPlane(middle.x, middle.y);
    const to = gestures.toPlane(now.middle.x, now.middle.y);
    if (spread) gestures.zoom(now.spread / spread, from);
    gestures.pan(to.x - from.x, to.y - from.y);
    ({ spread, middle } = now);
    let turned = now.angle - angle;
    if (turned > Math.PI) turned -= 2 * Math.PI;
    if (turned < -Math.PI) turned += 2 * Math.PI;
    if (Math.abs(turned) < TWIST) return;
    gestures.twist(Math.sign(turned));
    angle = now.angle;
  }

  function release(event: PointerEvent): void {
    const isDown = down.delete(event.pointerId);
    if (drawn) gestures.draw?.(drawn, gestures.toPlane(event.clientX, event.clientY), true);
    drawn = null;
    if (!isDown) return;
    clearTimeout(held);
    if (event.type === 'pointerup' && !moved && !down.size)
      gestures.tap(gestures.toPlane(event.clientX, event.clientY), event.pointerType !== 'mouse');
    if (!down.size) start = null;
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && !down.size) gestures.hover(null);
  }

  const events: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', press],
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', release],
    ['pointerleave', leave],
  ];
  for (const [name, heard] of events) element.addEventListener(name, heard as EventListener);
  return () => {
    for (const [name, heard] of events) element.removeEventListener(name, heard as EventListener);
  };
}
