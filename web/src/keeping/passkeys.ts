/** Passkeys in this browser: bytes travel as URL-safe base64, as the service asks for them. */
import { answered, client } from '../connection/api';
import { keepName } from '../connection/guest';
import { sendPreferences, takePreferences } from '../parts/preferences';
import { Refusal } from '../lib/refusal';
import { t } from '../lib/words.svelte';
import type { components } from '../types/schema';

export type Keys = components['schemas']['KeysInfo'];
type Wanted = components['schemas']['KeyWanted'];

/** Milliseconds that a browser waits for a finger. */
const TIMEOUT = 120_000;
const ES256 = -7;
const ED25519 = -8;
const RS256 = -257;
/** What the service says where a passkey has to be shown before another is made. */
const FIRST = 'passkey-first';

/** Whether this browser can make and show passkeys at this address. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const look = (): Promise<Keys> => answered(client.GET('/api/guest/passkeys'));

const at = (passkey: string) => ({ params: { path: { passkey } } });

export const rename = (passkey: string, name: string): Promise<Keys> =>
  answered(client.PUT('/api/guest/passkeys/{passkey}', { ...at(passkey), body: { name } }));

export const remove = (passkey: string): Promise<Keys> =>
  surely(() => answered(client.DELETE('/api/guest/passkeys/{passkey}', at(passkey))));

export const signOut = (device: string): Promise<Keys> =>
  answered(client.DELETE('/api/guest/devices/{device}', { params: { path: { device } } }));

export const signOutOthers = (): Promise<Keys> => answered(client.DELETE('/api/guest/devices'));

/** Make a passkey for one's name, and give it a name in the list. */
export async function add(name: string): Promise<Keys> {
  const wanted = await surely(() => answered(client.POST('/api/guest/passkeys/new')));
  const made = await asked(() => navigator.credentials.create({ publicKey: creation(wanted) }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const body = {
    credential: text(made.rawId),
    client: text(clientDataJSON),
    attestation: text(attestationObject),
    name,
  };
  const keys = await answered(client.POST('/api/guest/passkeys', { body }));
  await sendPreferences().catch(() => undefined);
  return keys;
}

/** Be the guest of a passkey; with `along` that guest has what this browser played. */
export async function signIn(along: boolean): Promise<string> {
  const { challenge, place } = await answered(client.POST('/api/guest/sign-in/new'));
  const publicKey = { challenge: bytes(challenge), rpId: place, timeout: TIMEOUT };
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  const given = shown.response as AuthenticatorAssertionResponse;
  const body = {
    credential: text(shown.rawId),
    client: text(given.clientDataJSON),
    data: text(given.authenticatorData),
    signature: text(given.signature),
    user: given.userHandle ? text(given.userHandle) : '',
    along,
  };
  const { name } = await answered(client.POST('/api/guest/sign-in', { body }));
  keepName(name);
  await takePreferences().catch(() => undefined);
  return name;
}

/** New recovery codes; those from before are good no more. */
export const newCodes = async (): Promise<string[]> =>
  (await surely(() => answered(client.POST('/api/guest/recovery')))).codes;

/** Be the guest whose recovery code it is. */
export async function useCode(code: string, along: boolean): Promise<void> {
  const { name } = await answered(client.PUT('/api/guest/recovery', { body: { code, along } }));
  keepName(name);
}

/** Do what only somebody with a passkey may: it is asked for where the service wants to see it. */
export async function surely<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== FIRST) throw error;
    await signIn(false);
    return act();
  }
}

function creation(wanted: Wanted): PublicKeyCredentialCreationOptions {
  return {
    challenge: bytes(wanted.challenge),
    rp: { id: wanted.place, name: 'Serpentry' },
    user: {
      id: bytes(wanted.user),
      name: wanted.name,
      displayName: wanted.name,
    },
    pubKeyCredParams: [ES256, ED25519, RS256].map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: wanted.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
    timeout: TIMEOUT,
  };
}

/** What somebody let the browser do; where they did not, a sentence says so. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw new Refusal(t('web-passkey-there'), 0);
  }
  throw new Refusal(t('web-passkey-none'), 0);
}
