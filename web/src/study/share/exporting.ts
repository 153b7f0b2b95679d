/** A study as one file: the page that `serpentry study` also makes. */
import { baseOf } from '../../lib/places';
import { language } from '../../lib/words.svelte';
import type { Part } from '../model/asking';
import { escape, toHtml } from '../model/text';

async function fetched(file: string): Promise<string> {
  const answer = await fetch(baseOf(`embed/${file}`));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

/** What lets a browser run this script alone; pages without HTTPS can't work it out. */
async function allowance(script: string): Promise<string> {
  if (!crypto.subtle) return "'unsafe-inline'";
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function figure(board: NonNullable<Part['board']>): string {
  const caption = board.caption ? `<figcaption>${escape(board.caption)}</figcaption>` : '';
  const data = JSON.stringify(board).replaceAll('<', '\\u003c');
  const shown = `<serpentry-board><script type="application/json">${data}</script></serpentry-board>`;
  return `<figure>${shown}${caption}</figure>`;
}

export async function pageOf(title: string, parts: readonly Part[]): Promise<string> {
  const games = [...new Set(parts.flatMap(({ board }) => (board ? [board.history.game] : [])))];
  const [page, ...files] = await Promise.all([
    fetched('study.html'),
    ...games.map((game) => fetched(`serpentry-${game}.js`)),
  ]);
  const scripts = files.map((one) => one.replaceAll('</script', '<\\/script'));
  const allowed = await Promise.all(scripts.map(allowance));
  const places: Readonly<Record<string, string>> = {
    LANGUAGE: language(),
    TITLE: escape(title || 'Serpentry'),
    ALLOWED: [...new Set(allowed)].join(' ') || "'none'",
    BODY: parts.map(({ text, board }) => (board ? figure(board) : toHtml(text))).join('\n'),
    SCRIPTS: scripts.map((one) => `<script>${one}</script>`).join('\n'),
  };
  return page.replaceAll(/__([A-Z]+)__/g, (whole, name: string) => places[name] ?? whole);
}
