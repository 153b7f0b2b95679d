/** The order in which players finished, as names are tapped. */
import { placesOf } from '../desk/reckoning';

export class Order {
  /** Players as they were tapped; those of one group share a place. */
  private groups = $state.raw<readonly (readonly string[])[]>([]);
  /** Whether the next name shares the place of the one before. */
  shares = $state(false);

  constructor(private readonly seats: () => readonly string[]) {}

  get count(): number {
    return this.groups.flat().length;
  }

  placeOf(id: string): number {
    return this.groups.flat().includes(id) ? placesOf([id], this.groups)[0]! : 0;
  }

  /** Tap a name; a second tap takes it back. Gives the places once everybody has one. */
  tap(id: string): number[] | null {
    const [known, shares] = [this.placeOf(id), this.shares && this.groups.length];
    this.shares = false;
    if (known)
      this.groups = this.groups
        .map((group) => group.filter((one) => one !== id))
        .filter((group) => group.length);
    else if (shares) this.groups = [...this.groups.slice(0, -1), [...this.groups.at(-1)!, id]];
    else this.groups = [...this.groups, [id]];
    return this.count === this.seats().length ? placesOf(this.seats(), this.groups) : null;
  }

  clear(): void {
    this.groups = [];
  }
}
