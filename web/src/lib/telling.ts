/** Saying what the service tells: a message by its key, with facts that are put into words first. */
import type { Said } from '../types/service';
import { seenWord } from './looks.svelte';
import { formsOf, t } from './words.svelte';

type Fact = string | number | Said | { seat: number } | readonly Fact[];
type NameOf = (seat: number) => string;
type Spoken = Record<string, string | number>;
type ListKey = 'list-of-several' | 'list-of-choices';

/**
 * A sentence in the reader's language, with the names that people have at this table. One that
 * begins with a word of the catalogue begins with a capital letter; names and cells keep theirs.
 */
export function explain(said: Said, nameOf: NameOf): string {
  const spoken = spokenFacts(said, nameOf);
  const text = t(seenWord(said.key), spoken);
  const isPlain = (name: string): boolean => {
    const fact = said.facts[name] as Fact | undefined;
    return fact !== undefined && (typeof fact !== 'object' || 'seat' in fact);
  };
  const wordsFirst = Object.entries(spoken).some(
    ([name, one]) => one !== '' && !isPlain(name) && text.startsWith(String(one)),
  );
  return wordsFirst && /[.!?]$/.test(text) ? capital(text) : text;
}

/** Words that begin a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Several sentences, one after the other. */
export function explainAll(told: readonly Said[], nameOf: NameOf): string {
  return told.map((one) => explain(one, nameOf)).join(' ');
}

/** The facts of a sentence in words, and the forms that these words have. */
function spokenFacts(said: Said, nameOf: NameOf): Spoken {
  const spoken: Spoken = {};
  for (const [name, value] of Object.entries(said.facts)) {
    const fact = value as Fact;
    spoken[name] = put(fact, nameOf);
    for (const [form, text] of Object.entries(formsOfFact(fact, nameOf)))
      spoken[`${name}_${form}`] = text;
  }
  return spoken;
}

function formsOfFact(fact: Fact, nameOf: NameOf): Record<string, string> {
  if (typeof fact !== 'object' || 'seat' in fact) return {};
  if ('key' in fact) return formsOf(seenWord(fact.key), spokenFacts(fact, nameOf));
  if (!fact.length) return {};
  const each = fact.map((one) => formsOfFact(one, nameOf));
  const plain = fact.map((one) => String(put(one, nameOf)));
  const found: Record<string, string> = { or: joined(plain, 'list-of-choices') };
  for (const form of Object.keys(each[0]!).filter((one) => each.every((forms) => one in forms))) {
    const inflected = each.map((forms) => forms[form]!);
    found[form] = joined(inflected, 'list-of-several');
    found[`${form}_or`] = joined(inflected, 'list-of-choices');
  }
  return found;
}

function put(fact: Fact, nameOf: NameOf): string | number {
  if (typeof fact !== 'object') return fact;
  if ('key' in fact) return explain(fact, nameOf);
  if ('seat' in fact) return nameOf(fact.seat);
  return joined(
    fact.map((one) => String(put(one, nameOf))),
    'list-of-several',
  );
}

function joined(texts: readonly string[], key: ListKey): string {
  const [most, last] = [texts.slice(0, -1), texts.at(-1) ?? ''];
  return most.length ? t(key, { most: most.join(', '), last }) : last;
}
