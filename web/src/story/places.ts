/** Places on the page that things come from and go to, each named by `data-place`. */
import type { Point } from '../types/board';

/** The middle of a place on the screen; null if it is not in sight. */
export function centreOf(place: string): Point | null {
  const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** The name of the place on the page where a seat is described. */
export function seatPlace(seat: number | 'chance' | null | undefined): string {
  return typeof seat === 'number' ? `seat-${seat}` : '';
}
