/** What part of the plane is in view: everything, until somebody pans or zooms. */
import { boxOf } from '../../lib/box';
import type { Box, Point } from '../../types/board';

const CLOSEST = 3;
const MARGIN = 0.25;

export class Camera {
  /** The middle and the width of what is seen; null: all of it. */
  #free = $state.raw<{ x: number; y: number; zoom: number } | null>(null);
  /** Whether a part was framed, until the table changes. */
  #framed = false;
  /** Whether a hand moves it right now, so that it must not lag behind. */
  isHeld = false;
  readonly #bounds: () => Box;

  constructor(bounds: () => Box) {
    this.#bounds = bounds;
  }

  all: Box = $derived.by(() => boxOf([this.#bounds()], MARGIN));

  isFree: boolean = $derived(this.#free !== null);

  view: Box = $derived.by(() => {
    const { all } = this;
    if (!this.#free) return all;
    const { x, y, zoom } = this.#free;
    const width = (all.right - all.left) / zoom / 2;
    const height = (all.bottom - all.top) / zoom / 2;
    return { left: x - width, top: y - height, right: x + width, bottom: y + height };
  });

  showAll(): void {
    this.#framed = this.isHeld = false;
    this.#free = null;
  }

  /** Show a part of the plane as large as there is room for. */
  frame({ left, top, right, bottom }: Box): void {
    this.isHeld = false;
    const { all } = this;
    const zoom = Math.min(
      (all.right - all.left) / (right - left),
      (all.bottom - all.top) / (bottom - top),
    );
    this.#free = { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(1, zoom) };
    this.#framed = true;
  }

  /** Show everything again, unless somebody has panned or zoomed. */
  release(): void {
    if (this.#framed) this.showAll();
  }

  pan(x: number, y: number): void {
    this.#framed = false;
    this.isHeld = true;
    const now = this.#now();
    this.#free = { ...now, x: now.x - x, y: now.y - y };
    this.#stay();
  }

  /** Zoom by a factor, keeping a point where it is; by hand, or gliding. */
  zoom(factor: number, around: Point, byHand = false): void {
    this.#framed = false;
    this.isHeld = byHand;
    const now = this.#now();
    const span = Math.max(this.all.right - this.all.left, this.all.bottom - this.all.top);
    const closest = Math.max(CLOSEST, span / 5);
    const zoom = Math.min(closest, Math.max(1, now.zoom * factor));
    const share = now.zoom / zoom;
    this.#free = {
      x: around.x + (now.x - around.x) * share,
      y: around.y + (now.y - around.y) * share,
      zoom,
    };
    if (zoom <= 1.001) this.#free = null;
    else this.#stay();
  }

  #now(): { x: number; y: number; zoom: number } {
    const { left, top, right, bottom } = this.all;
    return this.#free ?? { x: (left + right) / 2, y: (top + bottom) / 2, zoom: 1 };
  }

  /** Never lose the table out of sight. */
  #stay(): void {
    if (!this.#free) return;
    const { left, top, right, bottom } = this.all;
    const { x, y, zoom } = this.#free;
    const clamp = (value: number, low: number, high: number): number =>
      Math.min(high, Math.max(low, value));
    this.#free = { x: clamp(x, left, right), y: clamp(y, top, bottom), zoom };
  }
}
