/** Where studies are kept: at the service, or in this browser where there is none. */
import { answered, client } from '../connection/api';
import { beKnown } from '../connection/guest';
import { isSite } from '../lib/places';
import { Refusal } from '../lib/refusal';
import { keep, kept } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { titleOf } from './study-text';

export interface StudyCard {
  readonly id: string;
  readonly title: string;
  readonly updated: number;
}

export interface KeptStudy extends StudyCard {
  readonly text: string;
  readonly mine: boolean;
}

interface Shelf {
  /** One's own, the newest first. */
  list(): Promise<readonly StudyCard[]>;
  get(id: string): Promise<KeptStudy>;
  add(text: string): Promise<KeptStudy>;
  change(id: string, text: string): Promise<KeptStudy>;
  remove(id: string): Promise<unknown>;
}

const at = (study: string) => ({ params: { path: { study } } });

const service: Shelf = {
  list: async () => {
    await beKnown();
    return answered(client.GET('/api/me/studies'));
  },
  get: (id) => answered(client.GET('/api/studies/{study}', at(id))),
  add: async (text) => {
    await beKnown();
    return answered(client.POST('/api/studies', { body: { text } }));
  },
  change: (id, text) => answered(client.PUT('/api/studies/{study}', { ...at(id), body: { text } })),
  remove: (id) => answered(client.DELETE('/api/studies/{study}', at(id))),
};

const KEY = 'serpentry-studies';
const MOST = 40;
const own = (): KeptStudy[] => kept<KeptStudy[]>(KEY) ?? [];

/** Keep one in this browser, as the newest. */
function put(id: string, text: string): KeptStudy {
  const study = { id, title: titleOf(text), updated: Date.now(), text, mine: true };
  const others = own().filter((one) => one.id !== id);
  keep(KEY, [study, ...others].slice(0, MOST));
  if (own()[0]?.text !== text) throw new Refusal(t('web-study-unkept'), 0);
  return study;
}

const browser: Shelf = {
  list: async () => own(),
  get: async (id) => {
    const found = own().find((one) => one.id === id);
    if (!found) throw new Refusal(t('web-study-gone'), 404);
    return found;
  },
  add: async (text) => put(`home-${Date.now().toString(36)}`, text),
  change: async (id, text) => put(id, text),
  remove: async (id) =>
    keep(
      KEY,
      own().filter((one) => one.id !== id),
    ),
};

export const shelf: Shelf = isSite ? browser : service;
