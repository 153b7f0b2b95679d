/** What somebody wants to hear of while no page is open, and where. */
import { answered, client } from '../connection/api';
import type { components } from '../types/schema';

export type Kind = components['schemas']['KindsWanted']['kinds'][number];
type Info = components['schemas']['NoticesInfo'];

export const KINDS: readonly Kind[] = ['turn', 'reminder', 'round', 'invitation'];
const at = (contact: string) => ({ params: { path: { contact } } });

class Notices {
  info = $state.raw<Info | null>(null);
  /** What was chosen; the same everywhere. */
  kinds = $state.raw<readonly Kind[]>([]);
  /** Where this browser is reached, if it is. */
  endpoint = $state('');

  /** What can be sent here at all. */
  canPush: boolean = $derived.by(() => Boolean(this.info?.push) && 'PushManager' in window);
  mail = $derived(this.info?.contacts.find((one) => one.channel === 'mail'));
  here = $derived(this.info?.contacts.find((one) => one.address === this.endpoint));
  /** Whether this browser still listens, and the server has given up telling it. */
  isLost = $derived(Boolean(this.info && this.endpoint && !this.here));
  others = $derived(
    this.info?.contacts.filter((one) => one !== this.mail && one !== this.here) ?? [],
  );

  async look(): Promise<void> {
    this.endpoint = (await subscription())?.endpoint ?? '';
    this.#take(await answered(client.GET('/api/notices')));
    this.kinds = this.info?.contacts[0]?.kinds ?? [];
  }

  /** Hear of something, or no more, wherever notices go. */
  async choose(kind: Kind, wanted: boolean): Promise<void> {
    this.kinds = KINDS.filter((one) => (one === kind ? wanted : this.kinds.includes(one)));
    const body = { kinds: [...this.kinds] };
    for (const { id } of this.info?.contacts ?? [])
      this.#take(
        await answered(client.PUT('/api/notices/contacts/{contact}', { ...at(id), body })),
      );
  }

  async byMail(address: string): Promise<void> {
    const body = { address, kinds: [...this.kinds] };
    this.#take(await answered(client.POST('/api/notices/mail', { body })));
  }

  /** Ask the browser, which asks its user; gives whether it may show notices. */
  async inBrowser(): Promise<boolean> {
    // A subscription that the server gave up may be for a key of earlier days.
    if (this.isLost) await (await subscription())?.unsubscribe();
    const worker = await navigator.serviceWorker.getRegistration();
    const made = await worker?.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: this.info!.push })
      .catch(() => null);
    const { endpoint, keys } = made?.toJSON() ?? {};
    if (!endpoint || !keys) return false;
    const known = { p256dh: keys['p256dh']!, auth: keys['auth']! };
    const body = { endpoint, keys: known, kinds: [...this.kinds] };
    this.endpoint = endpoint;
    this.#take(await answered(client.POST('/api/notices/push', { body })));
    return true;
  }

  async stop(contact: string): Promise<void> {
    const isHere = contact === this.here?.id;
    if (isHere) await (await subscription())?.unsubscribe();
    const info = await answered(client.DELETE('/api/notices/contacts/{contact}', at(contact)));
    if (isHere) this.endpoint = '';
    this.#take(info);
  }

  #take(info: Info): void {
    this.info = info;
  }
}

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const notices = new Notices();
