/** Whom one does not want to hear at a table, or to play with: the service knows it by one's name. */
import { answered, client } from '../connection/api';
import { isHome, isSite } from '../lib/places';
import { Refusal } from '../lib/refusal';
import { keep, kept } from '../lib/settings.svelte';
import type { Seen } from '../types/service';
import type { components } from '../types/schema';

type Here = components['schemas']['AvoidedHere'];
export type Avoided = components['schemas']['AvoidedInfo'];
export type How = Here['how'];

/** Another person at a table: on a seat, or who said a line. */
export interface Meant {
  seat?: number | null;
  line?: number | null;
}

const KEY = 'serpentry-unheard';
const MOST_VOICES = 200;
const NO_NAME = 'no-guest';

export class Avoiding {
  readonly #table: string;
  #here = $state.raw<readonly Here[]>([]);
  /** Guests without a name keep voices in this browser. */
  #voices = $state.raw<readonly string[]>(kept<string[]>(KEY) ?? []);

  constructor(table: string) {
    this.#table = table;
  }

  /** Whether there is a service that could know it. */
  get isOffered(): boolean {
    return !isSite && !isHome(this.#table);
  }

  async look(): Promise<void> {
    if (!this.isOffered) return;
    this.#here = await answered(client.GET('/api/tables/{table}/avoided', this.#at())).catch(
      () => [],
    );
  }

  /** Whether a line is not to be shown. */
  hides({ voice, seat }: Seen): boolean {
    if (voice !== undefined && this.#voices.includes(voice)) return true;
    return this.#of(voice, seat ?? undefined) !== undefined;
  }

  /** How somebody is avoided, if so. */
  of({ voice, seat }: { voice?: string | undefined } & Meant): Avoided | undefined {
    return this.#of(voice, seat ?? undefined);
  }

  async avoid(meant: Meant, how: How, voice?: string): Promise<void> {
    const asked = client.POST('/api/tables/{table}/avoided', {
      ...this.#at(),
      body: { ...meant, how },
    });
    try {
      this.#here = await answered(asked);
    } catch (error) {
      const isHeard = voice !== undefined && how === 'mute';
      if (!(error instanceof Refusal) || error.key !== NO_NAME || !isHeard) throw error;
      this.#voices = [...this.#voices.slice(1 - MOST_VOICES), voice];
      keep(KEY, this.#voices);
    }
  }

  async stop(one: Avoided): Promise<void> {
    await stopAvoiding(one.id);
    await this.look();
  }

  #of(voice: string | undefined, seat: number | undefined): Here | undefined {
    return this.#here.find(
      (one) => one.voice === voice || (seat !== undefined && one.seats.includes(seat)),
    );
  }

  #at() {
    return { params: { path: { table: this.#table } } };
  }
}

export const everyAvoided = (): Promise<Avoided[]> => answered(client.GET('/api/me/avoided'));

export const stopAvoiding = (avoided: string): Promise<Avoided[]> =>
  answered(client.DELETE('/api/me/avoided/{avoided}', { params: { path: { avoided } } }));
