/**
 * Words in five languages, from the one Fluent catalogue of the product.
 *
 * Every key is written out as `t('key')` or `key: 'key'`, so that a check can find missing and
 * unused messages; families made of parts are listed there.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from '../boards/handling';

export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Readonly<Record<string, string | number>>;

const FILES = import.meta.glob<string>(
  [
    '../../../src/serpentry/languages/*/web*.ftl',
    '../../../src/serpentry/languages/*/board-*.ftl',
    '../../../src/serpentry/languages/*/scores.ftl',
    '../../../src/serpentry/languages/*/words.ftl',
  ],
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw(new FluentBundle('en'));
let current = $state<Language>('en');

/** The language now spoken. */
export function language(): Language {
  return current;
}

/** The first of the wanted languages that there is. */
export function bestLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return codes.map((code) => LANGUAGES.find((one) => one === code)).find(Boolean) ?? 'en';
}

/** Load a language's messages and speak it. */
export async function speak(code: Language): Promise<void> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/languages/${code}/`));
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
  const next = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
  current = code;
  document.documentElement.lang = code;
  document.querySelector('meta[name="description"]')?.setAttribute('content', t('web-description'));
}

/** The message of a key. */
export function t(key: string, args?: Arguments): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : key;
}

/** What some words say. */
export function tell(words: Words): string {
  return t(words.key, words.args);
}
