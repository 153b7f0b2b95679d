/** The form in which a table is set up, as the service makes it: only what goes together. */
import type { components } from '../types/schema';

export type Form = components['schemas']['SetUpForm'];
export type Book = components['schemas']['Book'];
export type Question = components['schemas']['FormField'];
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

/** What is not as it is by default, in words; those of the seats apart. */
export function sayings(form: Form): string[] {
  return form.groups
    .flatMap((group) => group.questions)
    .filter((one) => one.kind !== 'seats' && !same(one.value, one.default))
    .map((one) => {
      const chosen = one.offers.find((offer) => same(offer.value, one.value));
      return chosen ? `${one.label}: ${chosen.label}` : one.label;
    });
}

/** Options as texts, as plans of tournaments hold them. */
export const asTexts = (options: Options): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** How many options are not as they are by default, those of the seats apart. */
export function countChanged(form: Form): number {
  const questions = form.groups.flatMap((group) => group.questions);
  return questions.filter((one) => one.kind !== 'seats' && !same(one.value, one.default)).length;
}
