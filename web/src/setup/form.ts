/** The form in which a table is set up, as the service makes it: only what goes together. */
import type { components } from '../types/schema';

export type Form = components['schemas']['Form'];
export type Book = components['schemas']['Book'];
export type Question = components['schemas']['Question'];
export type Offer = components['schemas']['Offer'];
export type Options = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The options with one changed; one at its default is left unsaid. */
export function changed(options: Options, question: Question, value: unknown): Options {
  const others = Object.entries(options).filter(([name]) => name !== question.name);
  if (!same(value, question.default)) others.push([question.name, value]);
  return Object.fromEntries(others);
}

/** The options of a book; what each seat plays stays as it was chosen. */
export function byBook(options: Options, book: Book, form: Form): Options {
  const own = form.sides?.name;
  const kept = own !== undefined && own in options ? { [own]: options[own] } : {};
  return { ...book.options, ...kept };
}

/** How many options are not as they are by default, those of the seats apart. */
export function countChanged(form: Form): number {
  const questions = form.groups.flatMap((group) => group.questions);
  return questions.filter((one) => one.kind !== 'seats' && !same(one.value, one.default)).length;
}

const WIDE = Math.sqrt(3);

/** Where the middle of a hexagon lies, its side being 1. */
export function middle([q, r]: readonly number[]): [number, number] {
  return [WIDE * (q! + r! / 2), 1.5 * r!];
}

/** The corners of a hexagon around a middle, a little smaller than the cell. */
export function corners([x, y]: readonly [number, number], size = 0.94): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + Math.PI / 6;
    return `${x + size * Math.cos(angle)},${y + size * Math.sin(angle)}`;
  }).join(' ');
}

/** The part of the plane that some hexagons take. */
export function around(cells: readonly (readonly number[])[]): string {
  const spots = cells.map(middle);
  const [left, top] = [0, 1].map((at) => Math.min(...spots.map((spot) => spot[at]!)) - 1);
  const [right, bottom] = [0, 1].map((at) => Math.max(...spots.map((spot) => spot[at]!)) + 1);
  return `${left} ${top} ${right! - left!} ${bottom! - top!}`;
}
