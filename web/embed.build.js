/** Builds `<serpentry-board>`: one file for each game, with all that it needs inside. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { withLicences } from './checks/licences.ts';

const HERE = import.meta.dirname;
const LANGUAGES = resolve(HERE, '../src/serpentry/languages');
const OUT = resolve(HERE, process.argv[2] ?? '../src/serpentry/server/pages/embed');

/** Every message of a language by its key, as it is written. */
async function messagesOf(code) {
  const files = await readdir(join(LANGUAGES, code), { recursive: true });
  const texts = files.filter(
    (one) => one.endsWith('.ftl') && !/^(cli|narrator|refusals)/.test(one),
  );
  const found = new Map();
  for (const file of texts) {
    const text = await readFile(join(LANGUAGES, code, file), 'utf8');
    for (const [whole, key] of text.matchAll(/^([a-z][\w-]*) =.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*/gm))
      found.set(key, whole);
  }
  return found;
}

/** The messages that a script asks for by name, or by how their names begin. */
function wordsFor(code, messages) {
  const named = new Set(
    [...code.matchAll(/["'`]([a-z][a-z\d]*(?:-[\w]+)+)["'`]/g)].map(([, one]) => one),
  );
  const begun = [...code.matchAll(/`([a-z][a-z\d]*-[\w-]*)\$\{/g)].map(([, one]) => one);
  const isAsked = (key) => named.has(key) || begun.some((one) => key.startsWith(one));
  const asked = [...messages.keys()].filter(isAsked);
  for (const key of asked)
    for (const [, other] of messages.get(key).matchAll(/\{ ([a-z][\w-]+)[ .}]/g))
      if (messages.has(other) && !asked.includes(other)) asked.push(other);
  return asked.map((key) => messages.get(key)).join('\n');
}

/** In an element of its own, what is said of the page is said of that element. */
const forHost = (css) =>
  css.replace(/:root((?:\[[^\]]+\])*)/g, (_, more) => (more ? `:host(${more})` : ':host'));

/** The pages load whole files of words; here the few that are needed come with the script. */
const OWN_TEXTS = `Object.fromEntries(Object.entries(__TEXTS__).map(([code, text]) =>
  ['/languages/' + code + '/', () => Promise.resolve(text)]))`;
const ownWords = {
  name: 'own-words',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/lib/words.svelte.ts')) return undefined;
    const sets = [OWN_TEXTS];
    return code.replaceAll(/import\.meta\.glob<string>\([^]*?\n\)/g, () => sets.shift() ?? '{}');
  },
};

/** Puts words and styles into the script, so that it is one file. */
function inOneFile(languages) {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle);
      const styles = parts.filter((one) => one.fileName.endsWith('.css'));
      const script = parts.find((one) => one.type === 'chunk');
      const texts = Object.fromEntries(
        [...languages].map(([code, messages]) => [code, wordsFor(script.code, messages)]),
      );
      const css = forHost(styles.map((one) => String(one.source)).join('\n'));
      script.code = script.code
        .replace('__TEXTS__', () => JSON.stringify(texts))
        .replace('__STYLES__', () => JSON.stringify(css));
      for (const one of styles) Reflect.deleteProperty(bundle, one.fileName);
    },
  };
}

const codes = ['en', 'de', 'fr', 'ru', 'cs'];
const languages = new Map(
  await Promise.all(codes.map(async (code) => [code, await messagesOf(code)])),
);
const boards = await readdir(join(HERE, 'src/boards'), { recursive: true });
const games = boards
  .map((one) => /^(\w+)\/index\.ts$/.exec(one)?.[1])
  .filter((one) => one && one !== 'drawn');

for (const game of games)
  await build({
    root: HERE,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownWords, withLicences, svelte(), inOneFile(languages)],
    define: { __GAME__: JSON.stringify(game) },
    resolve: {
      alias: [{ find: '#board', replacement: join(HERE, `src/boards/${game}/index.ts`) }],
    },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      target: 'es2023',
      cssTarget: 'esnext',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(HERE, 'src/embed/main.ts'),
        output: {
          format: 'iife',
          entryFileNames: `serpentry-${game}.js`,
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
