/** Where studies are kept: at the service, or in this browser where there is none. */
import { answered, client } from '../connection/api';
import { beKnown } from '../connection/guest';
import { isSite } from '../lib/places';
import { Refusal } from '../lib/refusal';
import { keep, kept } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { titleOf } from './study-text';

/** The readers of a study: its maker, anyone who has the link, all by the public list. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A study in a list; what a browser kept before there were lists lacks some of it. */
export interface ListedStudy {
  readonly id: string;
  readonly title: string;
  readonly updated: number;
  readonly games?: readonly string[];
  /** The name of its maker, where that is somebody else. */
  readonly name?: string;
  readonly visibility?: Visibility | undefined;
}

export interface StudyCard extends ListedStudy {
  readonly visibility: Visibility;
}

export interface Search {
  /** Empty: any. */
  readonly game: string;
  readonly words: string;
  readonly page: number;
}

export interface Found {
  readonly studies: readonly ListedStudy[];
  readonly more: boolean;
}

export interface KeptStudy extends StudyCard {
  readonly text: string;
  /** Counted up with every change. */
  readonly version: number;
  readonly mine: boolean;
}

/** Another text for a study. */
export interface Change {
  readonly text: string;
  /** What it was written on: if the study has become another since, nothing is changed. */
  readonly version?: number;
  /** Whether what the study was until now is kept in any case. */
  readonly keep?: boolean;
}

export interface StudyVersion {
  readonly version: number;
  readonly saved: number;
}

interface Shelf {
  /** One's own, the newest first. */
  list(): Promise<readonly StudyCard[]>;
  /** Those for everybody, a page at a time. */
  listed(search: Search): Promise<Found>;
  /** Say who may read it. */
  show(id: string, visibility: Visibility): Promise<KeptStudy>;
  get(id: string): Promise<KeptStudy>;
  add(text: string): Promise<KeptStudy>;
  change(id: string, change: Change): Promise<KeptStudy>;
  /** What it was before, the newest first. */
  versions(id: string): Promise<readonly StudyVersion[]>;
  version(id: string, version: number): Promise<string>;
  remove(id: string): Promise<unknown>;
}

const [NONE, CHANGED] = [404, 409];
const at = (study: string) => ({ params: { path: { study } } });

const service: Shelf = {
  list: async () => {
    await beKnown();
    return answered(client.GET('/api/me/studies'));
  },
  listed: (search) => answered(client.GET('/api/studies', { params: { query: search } })),
  show: (id, visibility) =>
    answered(client.PUT('/api/studies/{study}/visibility', { ...at(id), body: { visibility } })),
  get: (id) => answered(client.GET('/api/studies/{study}', at(id))),
  add: async (text) => {
    await beKnown();
    return answered(client.POST('/api/studies', { body: { text } }));
  },
  change: (id, { text, version, keep = false }) =>
    answered(
      client.PUT('/api/studies/{study}', {
        ...at(id),
        body: { text, version: version ?? null, keep },
      }),
    ),
  versions: (id) => answered(client.GET('/api/studies/{study}/versions', at(id))),
  version: async (study, version) =>
    (
      await answered(
        client.GET('/api/studies/{study}/versions/{version}', {
          params: { path: { study, version } },
        }),
      )
    ).text,
  remove: (id) => answered(client.DELETE('/api/studies/{study}', at(id))),
};

/** What the names of those that come with Serpentry begin with. */
const OURS = 'serpentry-';

async function ours(): Promise<KeptStudy[]> {
  const found = await answered(client.GET('/api/own-studies'));
  const facts = { updated: 0, version: 1, mine: false, visibility: 'public' } as const;
  return found.map((one) => ({ ...one, ...facts }));
}

/** Those that come with Serpentry in which all the words stand. */
async function foundOurs({ game, words }: Search): Promise<ListedStudy[]> {
  const wanted = words.toLowerCase().split(/\s+/);
  return (await ours())
    .filter(({ games }) => !game || games?.includes(game))
    .filter(({ text }) => wanted.every((word) => text.toLowerCase().includes(word)))
    .map((one) => ({ ...one, visibility: undefined, name: 'Serpentry' }));
}

const KEY = 'serpentry-studies';
const MOST = 40;
/** Of one study; milliseconds that one stands before the next is kept. */
const MOST_VERSIONS = 4;
const VERSION_MS = 600_000;

interface Past extends StudyVersion {
  readonly text: string;
}
type Shelved = KeptStudy & { readonly past?: readonly Past[] };

/** Those that were kept before versions were counted have the first. */
const own = (): Shelved[] =>
  (kept<Shelved[]>(KEY) ?? []).map((one) => ({
    ...one,
    version: one.version ?? 1,
    visibility: 'private',
  }));

function found(id: string): Shelved {
  const study = own().find((one) => one.id === id);
  if (!study) throw new Refusal(t('web-study-gone'), NONE);
  return study;
}

/** Keep one in this browser, as the newest. */
function put(id: string, text: string, version: number, past: readonly Past[]): KeptStudy {
  const study: Shelved = {
    id,
    title: titleOf(text),
    updated: Date.now(),
    visibility: 'private',
    text,
    version,
    mine: true,
    past,
  };
  const others = own().filter((one) => one.id !== id);
  keep(KEY, [study, ...others].slice(0, MOST));
  if (own()[0]?.text !== text) throw new Refusal(t('web-study-unkept'), 0);
  return study;
}

/** What a study was before, with what it is now where that stood for a while. */
function pastOf({ past = [], version, updated: saved, text }: Shelved, isKept: boolean): Past[] {
  const isNew = isKept || Date.now() - (past[0]?.saved ?? 0) >= VERSION_MS;
  return [...(isNew ? [{ version, saved, text }] : []), ...past].slice(0, MOST_VERSIONS);
}

const browser: Shelf = {
  list: async () => own(),
  listed: async () => ({ studies: [], more: false }),
  show: async (id) => found(id),
  get: async (id) => found(id),
  add: async (text) => put(`home-${Date.now().toString(36)}`, text, 1, []),
  change: async (id, { text, version, keep = false }) => {
    const before = found(id);
    if (version !== undefined && version !== before.version)
      throw new Refusal(t('study-changed'), CHANGED, 'study-changed');
    return put(id, text, before.version + 1, pastOf(before, keep));
  },
  versions: async (id) => found(id).past ?? [],
  version: async (id, version) =>
    found(id).past?.find((one) => one.version === version)?.text ?? '',
  remove: async (id) =>
    keep(
      KEY,
      own().filter((one) => one.id !== id),
    ),
};

const here = isSite ? browser : service;

/** What is kept here, and what comes with Serpentry: that is listed first. */
export const shelf: Shelf = {
  ...here,
  get: async (id) => {
    const own = id.startsWith(OURS) ? (await ours()).find((one) => one.id === id) : undefined;
    return own ?? here.get(id);
  },
  listed: async (search) => {
    const [first, found] = await Promise.all([
      search.page ? [] : foundOurs(search),
      here.listed(search),
    ]);
    return { ...found, studies: [...first, ...found.studies] };
  },
};
