/**
 * Words in five languages, from the one Fluent catalogue of the product.
 *
 * Every key is written out as `t('key')` or `key: 'key'`, so that a check can find missing and
 * unused messages; families made of parts are listed there.
 */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { Words } from '../types/board';
import { seen } from './looks.svelte';

export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Readonly<Record<string, string | number>>;

type Files = Readonly<Record<string, () => Promise<string>>>;

/** What the first page says; it waits for no more. */
const FIRST: Files = import.meta.glob<string>(
  [
    '../../../src/serpentry/languages/*/shared.ftl',
    '../../../src/serpentry/languages/*/web/common.ftl',
    '../../../src/serpentry/languages/*/web/bots.ftl',
    '../../../src/serpentry/languages/*/web/docs.ftl',
    '../../../src/serpentry/languages/*/web/home.ftl',
    '../../../src/serpentry/languages/*/web/offline.ftl',
    '../../../src/serpentry/languages/*/words.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The messages of other pages. */
const PAGES: Files = import.meta.glob<string>(
  [
    '../../../src/serpentry/languages/*/web/*.ftl',
    '../../../src/serpentry/languages/*/boards/*.ftl',
    '../../../src/serpentry/languages/*/scores.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The messages about a game that is played or replayed. */
const TALES: Files = import.meta.glob<string>(
  [
    '../../../src/serpentry/languages/*/narrator/*.ftl',
    '../../../src/serpentry/languages/*/refusals/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** What was asked for last; it may still be on its way. */
const asked = new Set([FIRST]);
let wanted: Language = 'en';
/** The messages there are. */
let known: ReadonlySet<Files> = new Set();
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

/** Load a language's messages, and let the page speak it. */
export async function speak(code: Language): Promise<void> {
  await learn(code);
  document.documentElement.lang = code;
  document.querySelector('meta[name="description"]')?.setAttribute('content', t('web-description'));
  const manifest = document.querySelector('link[rel="manifest"]');
  manifest?.setAttribute('href', `/manifest.webmanifest?language=${code}`);
}

/** Also load the messages of all pages. */
export const learnPages = (): Promise<void> => learnMore(PAGES);

/** Also load the messages about games. */
export const learnTales = (): Promise<void> => learnMore(PAGES, TALES);

async function learnMore(...more: readonly Files[]): Promise<void> {
  for (const one of more) asked.add(one);
  if (!more.every((one) => known.has(one))) await learn(wanted);
}

/** Load a language's messages. */
export async function learn(code: Language): Promise<void> {
  wanted = code;
  const sets = new Set(asked);
  const files = Object.entries(Object.assign({}, ...sets) as Files);
  const spoken = files.filter(([path]) => path.includes(`/languages/${code}/`));
  const texts = await Promise.all(spoken.map(([, read]) => read()));
  // Another language may be wanted by now.
  if (code !== wanted) return learn(wanted);
  const next = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
  current = code;
  known = sets;
}

/** The forms of a word or a place: the attributes of its message, by name. */
export function formsOf(key: string, args: Arguments = {}): Record<string, string> {
  const forms = Object.entries(bundle.getMessage(key)?.attributes ?? {});
  return Object.fromEntries(
    forms.map(([name, form]) => [name, bundle.formatPattern(form, signed(args), [])]),
  );
}

/** The message of a key. */
export function t(key: string, args?: Arguments): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, signed(args ?? {}), []) : key;
}

/** A number as it is printed: with a minus, which is longer than a hyphen. */
export function figure(number: number): string {
  return withMinus(String(number));
}

const withMinus = (text: string): string => text.replace('-', '−');

/** A number below zero in a message. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

function signed(args: Arguments): Record<string, string | number | FluentNumber> {
  const entries = Object.entries(args);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' && value < 0 ? new Negative(value) : value,
    ]),
  );
}

/** What some words say, colours as they are seen. */
export function tell(words: Words): string {
  const args = Object.entries(words.args ?? {}).map(([name, one]) => [name, seen(one)]);
  return t(words.key, Object.fromEntries(args) as Arguments);
}
