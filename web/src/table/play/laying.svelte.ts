/**
 * Laying a piece: pick it, turn it, point, pin, confirm. Knows no game; whether something fits is
 * looked up in the list of legal moves.
 */
import type { Cell, Draft, Handling, Move, Piece, Scene } from '../../types/board';
import { indexed } from '../../lib/legal';

export interface Around {
  readonly scene: Scene;
  readonly handling: Handling;
  readonly legal: readonly Move[];
}

export class Laying {
  piece = $state<string | null>(null);
  turn = $state(0);
  flipped = $state(false);
  cell = $state.raw<Cell | null>(null);
  more = $state.raw<unknown>(null);
  /** A pinned draft stays where it is until it is confirmed or lifted. */
  pinned = $state(false);

  readonly #around: () => Around;

  constructor(around: () => Around) {
    this.#around = around;
  }

  index: Map<string, Move> = $derived.by(() => {
    const { handling, legal } = this.#around();
    return indexed(handling, legal);
  });

  tray: Piece[] = $derived.by(() => {
    const { handling, scene, legal } = this.#around();
    return legal.length ? handling.tray(scene, legal) : [];
  });

  /** The pieces that fit anywhere at all. */
  usable: ReadonlySet<string> = $derived.by(() => {
    const { handling, scene, legal } = this.#around();
    return new Set(legal.map((move) => handling.draft(scene, move)?.piece ?? ''));
  });

  /** The piece in hand, if the tray still has it; else the first that fits anywhere. */
  held: string | null = $derived.by(() => {
    if (this.tray.some((one) => one.id === this.piece)) return this.piece;
    return (this.tray.find((one) => this.usable.has(one.id)) ?? this.tray[0])?.id ?? null;
  });

  /** What must be added to a place where a piece fits only so (5G: drills), by the bare move. */
  additions: Map<string, unknown> = $derived.by(() => {
    const { handling, scene, legal } = this.#around();
    const found = new Map<string, unknown>();
    for (const move of handling.variants ? legal : []) {
      const draft = handling.draft(scene, move);
      const bare = draft?.more ? handling.move(scene, { ...draft, more: null }) : null;
      if (bare && !found.has(handling.key(bare))) found.set(handling.key(bare), draft!.more);
    }
    return found;
  });

  /** The piece in hand as it is turned, before it stands anywhere. */
  stance: Draft | null = $derived(
    this.held === null
      ? null
      : { piece: this.held, turn: this.turn, flipped: this.flipped, cell: null, more: null },
  );

  draft: Draft | null = $derived(
    this.stance && this.#completed({ ...this.stance, cell: this.cell, more: this.more }),
  );

  move: Move | null = $derived.by(() => {
    const { handling, scene } = this.#around();
    return this.draft && this.draft.cell ? handling.move(scene, this.draft) : null;
  });

  fits: boolean | null = $derived.by(() => {
    if (!this.move) return null;
    return this.index.has(this.#around().handling.key(this.move));
  });

  /** Where the piece in hand fits as it is turned now. */
  places: Cell[] = $derived.by(() => {
    const { stance } = this;
    if (!stance) return [];
    return this.#cells().filter((cell) => this.#fitsAt({ ...stance, cell }));
  });

  /** Where it would fit turned otherwise. */
  otherPlaces: Cell[] = $derived.by(() => {
    const { places } = this;
    const here = new Set(places.map(String));
    return this.#cells().filter((cell) => !here.has(String(cell)) && this.fittingTurn(cell));
  });

  pick(piece: string): void {
    if (this.held === piece && this.piece === piece) this.rotate(1);
    else {
      this.piece = piece;
      this.lift();
    }
  }

  /** The next or the previous piece of the tray. */
  pickNext(step: number): void {
    const at = this.tray.findIndex((one) => one.id === this.held);
    const next = this.tray[(at + step + this.tray.length) % this.tray.length];
    if (next) {
      this.piece = next.id;
      this.lift();
    }
  }

  rotate(step: number): void {
    if (this.held === null) return;
    const { handling, scene } = this.#around();
    const turns = Math.max(1, handling.turns(scene, this.held));
    this.turn = (((this.turn + step) % turns) + turns) % turns;
    this.more = null;
  }

  flip(): void {
    if (this.held === null) return;
    const { handling, scene } = this.#around();
    if (handling.flips(scene, this.held)) this.flipped = !this.flipped;
    this.more = null;
  }

  point(cell: Cell | null): void {
    if (!this.pinned) this.cell = cell;
  }

  pin(cell: Cell): void {
    this.cell = cell;
    this.pinned = true;
  }

  /** Have a piece in hand as it is. */
  hold(piece: string): void {
    this.piece = piece;
  }

  unpin(): void {
    this.pinned = false;
  }

  /** Let go of a pinned draft. */
  lift(): void {
    this.pinned = false;
    this.cell = null;
    this.more = null;
  }

  /** Take a draft as it is (a hint, a line of a list). */
  take(draft: Draft): void {
    this.piece = draft.piece;
    this.turn = draft.turn;
    this.flipped = draft.flipped;
    this.cell = draft.cell;
    this.more = draft.more;
    this.pinned = draft.cell !== null;
  }

  /** Another way to turn the piece so that it fits there. */
  fittingTurn(cell: Cell): Draft | null {
    const { stance } = this;
    if (!stance) return null;
    const { handling, scene } = this.#around();
    const flips = handling.flips(scene, stance.piece) ? [stance.flipped, !stance.flipped] : [false];
    const turns = Math.max(1, handling.turns(scene, stance.piece));
    for (const flipped of flips)
      for (let step = 0; step < turns; step++) {
        const turned = { ...stance, flipped, turn: (stance.turn + step) % turns, cell };
        if (this.#fitsAt(turned)) return this.#completed(turned);
      }
    return null;
  }

  #cells(): Cell[] {
    const { handling, scene, legal } = this.#around();
    return handling.rows(scene, legal).flat();
  }

  #fitsAt(draft: Draft): boolean {
    const { handling, scene } = this.#around();
    const move = handling.move(scene, draft);
    if (!move) return false;
    const key = handling.key(move);
    return this.index.has(key) || this.additions.has(key);
  }

  /** The draft with what it needs to fit, if it fits only with that and nothing was chosen. */
  #completed(draft: Draft): Draft {
    const { handling, scene } = this.#around();
    const move = draft.more === null && draft.cell ? handling.move(scene, draft) : null;
    const key = move && handling.key(move);
    if (key === null || this.index.has(key)) return draft;
    return { ...draft, more: this.additions.get(key) ?? null };
  }
}
