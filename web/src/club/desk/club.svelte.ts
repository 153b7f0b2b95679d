/** A club as it is now: looked at again and again, and asked for things. */
import { answered, client, sentence } from '../../connection/api';
import { clubLink, forgetClub, rememberClub } from '../../connection/clubs';
import { Refusal } from '../../lib/refusal';
import { keep, kept } from '../../lib/settings.svelte';
import type { ClubInfo, ClubMember, ClubRound, RatingPool } from '../../types/service';

const KEYS = 'serpentry-club-keys';
/** Milliseconds between two looks. */
const OFTEN = 8000;
/** Why a club can't be seen that is no more, or never was. */
const GONE = ['no-such-club', 'club-deleted'];

const keptKeys = (): Record<string, string> => kept<Record<string, string>>(KEYS) ?? {};

function keepKey(id: string, key: string): void {
  keep(KEYS, { ...keptKeys(), [id]: key });
}

function forgetKey(id: string): void {
  keep(KEYS, Object.fromEntries(Object.entries(keptKeys()).filter(([one]) => one !== id)));
}

/** Make a club; gives its id. */
export async function makeClub(name: string, nickname: string): Promise<string> {
  const body = { name, nickname, colour: '' as const };
  const made = await answered(client.POST('/api/clubs', { body }));
  keepKey(made.club.id, made.key);
  return made.club.id;
}

/** What is asked about before it is done. */
type Deed = 'withdraw' | 'leave' | 'unpair' | 'conclude';

/** A file as it is sent: packed, so that a long club is not too large. */
async function packed(file: File): Promise<string> {
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Make a club of a file; of a damaged one, if that is wanted, what stands before the fault. */
export async function bringClub(file: File, untilFault: boolean): Promise<string> {
  const body = { file: await packed(file), until_fault: untilFault };
  const made = await answered(client.POST('/api/clubs/file', { body }));
  keepKey(made.club.id, made.key);
  return made.club.id;
}

export class ClubDesk {
  info = $state.raw<ClubInfo | null>(null);
  ratings = $state.raw<RatingPool[]>([]);
  ahead = $state.raw<ClubRound | null>(null);
  /** Why it could not be looked at; what was asked for tells its own refusals. */
  trouble = $state('');
  /** How often it was looked, for pictures of tables. */
  looks = $state(0);
  /** The organiser's word; a new one takes its place when the club is handed on. */
  key = $state('');

  /** The word of an organiser's link is remembered, and shown in no address any more. */
  constructor(
    readonly id: string,
    readonly tournament = 0,
    key = '',
  ) {
    if (key) {
      keepKey(id, key);
      history.replaceState(null, '', location.pathname);
    }
    this.key = key || (keptKeys()[id] ?? '');
  }

  readonly link = (): string => clubLink(this.id);
  readonly member = (id: string): ClubMember | undefined =>
    this.info?.members.find((one) => one.id === id);
  readonly nameOf = (id: string): string => this.member(id)?.name ?? id;

  /** This club, and the organiser's word beside the address: addresses are written down by others. */
  private asOrganiser() {
    return { path: { club: this.id }, header: this.key ? { 'Club-Key': this.key } : {} };
  }

  async look(): Promise<void> {
    const params = { ...this.asOrganiser(), query: { tournament: this.tournament } };
    try {
      const info = await answered(client.GET('/api/clubs/{club}', { params }));
      await this.take(info);
    } catch (error) {
      this.trouble = sentence(error);
      // A club that is no more is shown no longer, here and in the list of clubs.
      if (error instanceof Refusal && GONE.includes(error.key)) {
        this.info = null;
        this.forget();
      }
    }
    this.looks += 1;
  }

  /** What was answered; an answer that was overtaken by a newer one is not shown any more. */
  private async take(info: ClubInfo): Promise<void> {
    this.trouble = '';
    if (this.info && info.seq < this.info.seq) return;
    const isNew = info.seq !== this.info?.seq;
    this.info = info;
    if (!isNew) return;
    rememberClub(info);
    await this.lookAhead();
    const path = { club: this.id };
    if (!this.tournament)
      this.ratings = await answered(
        client.GET('/api/clubs/{club}/ratings', { params: { path } }),
      ).catch(() => this.ratings);
  }

  /** The organiser's word, where there is a new one: it is sent only once. */
  private takeKey({ key }: ClubInfo): void {
    if (!key) return;
    keepKey(this.id, key);
    this.key = key;
  }

  /** The next round, where nothing stands between it and the organiser's word. */
  private async lookAhead(): Promise<void> {
    const { shown, seq } = this.info ?? {};
    const isOpen = shown?.rounds.some((one) => one.games.some((game) => !game.places));
    if (!shown || shown.is_over || shown.is_complete || isOpen) {
      this.ahead = null;
      return;
    }
    const params = { path: { club: this.id }, query: { tournament: shown.id } };
    const ahead = await answered(client.GET('/api/clubs/{club}/preview', { params })).catch(
      () => null,
    );
    // Meanwhile the round may have been paired.
    if (this.info?.seq === seq) this.ahead = ahead;
  }

  /** Ask for something by its word in the address; gives why it was not done, or nothing. */
  async ask(word: string, given: object = {}): Promise<string> {
    const refusal = await this.send(word, given);
    return refusal?.message ?? '';
  }

  /** The same where a refusal leads to a question: gives the refusal, or null. */
  async send(word: string, given: object = {}): Promise<Refusal | null> {
    const body = { id: crypto.randomUUID(), key: this.key, ...given };
    const url = `/api/clubs/{club}/${word}` as '/api/clubs/{club}/join';
    try {
      const params = { path: { club: this.id } };
      const info = await answered(client.POST(url, { params, body: body as never }));
      if (word === 'dissolve') return null;
      this.takeKey(info);
      if ((info.shown?.id ?? 0) === this.tournament) await this.take(info);
      else await this.look();
      return null;
    } catch (error) {
      // Somebody else may have done it meanwhile.
      await this.look();
      return error instanceof Refusal ? error : new Refusal(sentence(error), 0);
    }
  }

  /** What would follow from a deed, in a sentence; nothing where that is not known. */
  async consequence(what: Deed, tournament = 0, member = ''): Promise<string> {
    const params = { path: { club: this.id }, query: { what, tournament, member } };
    return answered(client.GET('/api/clubs/{club}/consequence', { params })).then(
      ({ text }) => text,
      () => '',
    );
  }

  /** The log as a file that `serpentry club` reads. */
  log(): Promise<string> {
    const params = this.asOrganiser();
    return answered<string>(client.GET('/api/clubs/{club}/log', { params, parseAs: 'text' }));
  }

  /** Look now and again, until nobody looks at the page any more. */
  follow(): () => void {
    void this.look();
    const often = setInterval(() => {
      if (!document.hidden) void this.look();
    }, OFTEN);
    return () => clearInterval(often);
  }

  /** Forget a club that is no more. */
  forget(): void {
    forgetClub(this.id);
    forgetKey(this.id);
  }
}
