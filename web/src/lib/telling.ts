/** Saying what the service tells: a message by its key, with facts that are put into words first. */
import type { Said } from '../types/service';
import { seenWord } from './looks.svelte';
import { formsOf, t } from './words.svelte';

type Fact = string | number | Said | { seat: number } | readonly Fact[];
type NameOf = (seat: number) => string;

/** A sentence in the reader's language, with the names that people have at this table. */
export function explain(said: Said, nameOf: NameOf): string {
  const spoken: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(said.facts)) {
    const fact = value as Fact;
    spoken[name] = put(fact, nameOf);
    if (typeof fact === 'object' && 'key' in fact)
      for (const [form, text] of Object.entries(formsOf(seenWord(fact.key))))
        spoken[`${name}_${form}`] = text;
  }
  return t(seenWord(said.key), spoken);
}

/** Several sentences, one after the other. */
export function explainAll(told: readonly Said[], nameOf: NameOf): string {
  return told.map((one) => explain(one, nameOf)).join(' ');
}

function put(fact: Fact, nameOf: NameOf): string | number {
  if (typeof fact !== 'object') return fact;
  if ('key' in fact) return explain(fact, nameOf);
  if ('seat' in fact) return nameOf(fact.seat);
  const several = fact.map((one) => String(put(one, nameOf)));
  const last = several.pop() ?? '';
  return several.length ? t('list-of-several', { most: several.join(', '), last }) : last;
}
