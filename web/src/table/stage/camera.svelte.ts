/** What part of the plane is in view: everything, until somebody pans or zooms. */
import { boxOf } from '../../lib/box';
import type { Box, Handling, Move, Point, Scene } from '../../types/board';

const CLOSEST = 3;
const MARGIN = 0.06;

/** The one part of the table that all legal moves are made on; null where there are none or several. */
export function partOf(handling: Handling, scene: Scene, legal: readonly Move[]): Box | null {
  if (!handling.part) return null;
  const parts = new Map<string, Box>();
  for (const move of legal)
    for (const cell of handling.cellsOf(scene, move).slice(0, 1)) {
      const part = handling.part(scene, cell);
      parts.set(JSON.stringify(part), part);
      if (parts.size > 1) return null;
    }
  return [...parts.values()][0] ?? null;
}

export class Camera {
  /** The middle and the width of what is seen; null: all of it. */
  #free = $state.raw<{ x: number; y: number; zoom: number } | null>(null);
  /** The part that was framed, until the table changes. */
  #framed = $state.raw<Box | null>(null);
  /** Whether a hand moves it right now, so that it must not lag behind. */
  isHeld = false;
  readonly #bounds: () => Box;

  constructor(bounds: () => Box) {
    this.#bounds = bounds;
  }

  all: Box = $derived.by(() => boxOf([this.#bounds()], MARGIN));

  isFree: boolean = $derived(this.#free !== null || this.#framed !== null);

  view: Box = $derived.by(() => {
    const { all } = this;
    if (this.#framed) return this.#framed;
    if (!this.#free) return all;
    const { x, y, zoom } = this.#free;
    const width = (all.right - all.left) / zoom / 2;
    const height = (all.bottom - all.top) / zoom / 2;
    return { left: x - width, top: y - height, right: x + width, bottom: y + height };
  });

  showAll(): void {
    this.isHeld = false;
    this.#framed = this.#free = null;
  }

  /** Show a part of the plane as large as there is room for. */
  frame(part: Box): void {
    this.isHeld = false;
    this.#free = null;
    this.#framed = part;
  }

  /** Show everything again, unless somebody has panned or zoomed. */
  release(): void {
    if (this.#framed) this.showAll();
  }

  pan(x: number, y: number): void {
    this.isHeld = true;
    const now = this.#now();
    this.#framed = null;
    this.#free = { ...now, x: now.x - x, y: now.y - y };
    this.#stay();
  }

  /** Zoom by a factor, keeping a point where it is; by hand, or gliding. */
  zoom(factor: number, around: Point, byHand = false): void {
    this.isHeld = byHand;
    const now = this.#now();
    this.#framed = null;
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
    if (this.#free) return this.#free;
    const { all } = this;
    const { left, top, right, bottom } = this.#framed ?? all;
    const zoom = Math.min(
      (all.right - all.left) / (right - left),
      (all.bottom - all.top) / (bottom - top),
    );
    return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(1, zoom) };
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
