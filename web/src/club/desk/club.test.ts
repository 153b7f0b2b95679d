import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ClubDesk } from './club.svelte';

type Answers = Record<string, () => Response>;
let Desk: typeof ClubDesk;
let answers: Answers;
let asked: string[];
const stored = new Map<string, string>();

const club = (seq: number, more: object = {}) => ({
  id: 'c1',
  name: 'Vipers',
  seq,
  members: [],
  tournaments: [],
  shown: null,
  key: null,
  ...more,
});
const refused = (status: number, key: string) => () =>
  Response.json({ text: `${key}.`, key }, { status });

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://here', href: 'http://here/', pathname: '/' });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal('fetch', (request: Request | string) => {
    const path = new URL(typeof request === 'string' ? request : request.url, 'http://here')
      .pathname;
    asked.push(path);
    const answer = answers[path];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no net'));
  });
  ({ ClubDesk: Desk } = await import('./club.svelte'));
});

beforeEach(() => {
  stored.clear();
  asked = [];
  answers = {
    '/api/clubs/c1': () => Response.json(club(3)),
    '/api/clubs/c1/ratings': () => Response.json([]),
  };
});

const known = () => stored.get('serpentry-clubs') ?? '';

test('whatever is done after the line was lost shows that it is back', async () => {
  const desk = new Desk('c1', 0, 'word');
  answers = {};
  await desk.look();
  expect(desk.trouble).not.toBe('');
  answers = { '/api/clubs/c1/pair': () => Response.json(club(4)) };
  expect(await desk.ask('pair')).toBe('');
  expect(desk.trouble).toBe('');
});

test('a club that is no more is forgotten, and one that can’t be reached is not', async () => {
  const desk = new Desk('c1', 0, 'word');
  await desk.look();
  expect(known()).toContain('Vipers');
  answers = {};
  await desk.look();
  expect(desk.trouble).not.toBe('');
  expect(desk.info?.name).toBe('Vipers');
  expect(known()).toContain('Vipers');
  expect(asked.every((path) => path.startsWith('/api/clubs/'))).toBe(true);
  answers = { '/api/clubs/c1': refused(404, 'not-found') };
  await desk.look();
  expect(known()).toContain('Vipers');
  answers = { '/api/clubs/c1': refused(410, 'club-deleted') };
  await desk.look();
  expect(desk.info).toBeNull();
  expect(known()).not.toContain('Vipers');
  expect(stored.get('serpentry-club-keys')).toBe('{}');
});

test('a new word for organisers is kept, even if a newer look came before it', async () => {
  const desk = new Desk('c1');
  await desk.look();
  answers['/api/clubs/c1/new-link'] = () => Response.json(club(2, { key: 'new' }));
  expect(await desk.ask('new-link')).toBe('');
  expect(desk.key).toBe('new');
  expect(stored.get('serpentry-club-keys')).toContain('new');
});

test('what was done counts as done where only ratings did not come', async () => {
  const desk = new Desk('c1');
  delete answers['/api/clubs/c1/ratings'];
  answers['/api/clubs/c1/join'] = () => Response.json(club(4));
  expect(await desk.ask('join')).toBe('');
  expect(desk.info?.seq).toBe(4);
});

test('a file is sent packed, and the word in the answer is kept', async () => {
  const { bringClub } = await import('./club.svelte');
  answers['/api/clubs/file'] = () =>
    Response.json({ key: 'word', club: club(9), fault: null }, { status: 201 });
  expect(await bringClub(new File(['{}'], 'a.club'), true)).toBe('c1');
  expect(stored.get('serpentry-club-keys')).toContain('word');
});
