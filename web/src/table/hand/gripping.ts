/** What a hand does with the piece over a board: drag, drop, turn, lift. */
import type { Cell } from '../../types/board';
import type { Playing } from '../play/playing.svelte';

/**
 * A finger hides what is under it: the piece flies so far above, as the person who drags it sees
 * it.
 */
const THUMB = 70;

/** The board on the screen, as far as a hand needs it. */
interface Ground {
  cellUnder(x: number, y: number): Cell | null;
}

/** The grip on what is played; the ground is there once it is drawn. */
export class Grip {
  constructor(
    private readonly playing: Playing,
    private readonly ground: () => Ground | undefined,
  ) {}

  private under(x: number, y: number, touch: boolean): Cell | null {
    const above = this.playing.isTurned ? -THUMB : THUMB;
    return this.ground()?.cellUnder(x, touch ? y - above : y) ?? null;
  }

  readonly drag = (x: number, y: number, touch: boolean): void => {
    this.playing.point(this.under(x, y, touch));
  };

  readonly drop = (x: number, y: number, touch: boolean): void => {
    const cell = this.under(x, y, touch);
    if (cell) this.playing.tap(cell, touch);
    else this.playing.laying.lift();
  };

  readonly lift = (): void => this.turn(() => this.playing.laying.lift());

  /** What hands do on the board, whatever is played there. */
  readonly hands = {
    onhold: (cell: Cell | null): void => void this.playing.wonder(cell),
    ondrag: (cell: Cell | null): void => {
      if (cell) this.playing.laying.pin(cell);
    },
    onturn: (step: number): void => this.turn(() => this.playing.laying.rotate(step)),
    onflip: (): void => this.turn(() => this.playing.laying.flip()),
  };

  /** Whatever was shown about the piece as it was before does not hold any more. */
  turn(act: () => void): void {
    this.playing.forget();
    act();
  }
}
