/** Builds the boards for Python, which paints pictures with them: `npm run stills`. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { transform } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';
import { withLicences } from './checks/licences.ts';

const WORDS = new URL('./src/stills/words.ts', import.meta.url).pathname;
const RULE = /^:root(?<theme>\[data-theme='dark'\])? \{(?<content>[^}]*)\}/gm;
/** Without `lab()` or `#rrggbbaa`, which few programs that show pictures know. */
const OLD_BROWSER = { chrome: 50 << 16 };

/** The tokens of a theme, each as what it comes to. */
function tokensOf(sheet: string, theme: 'light' | 'dark'): Record<string, string> {
  const named = new Map<string, string>();
  for (const { groups } of sheet.matchAll(RULE)) {
    if (groups!.theme && theme === 'light') continue;
    for (const [, name, value] of groups!.content!.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      named.set(name!, value!);
  }
  const filled = (value: string): string =>
    value
      .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => filled(named.get(name)!))
      .replaceAll(
        /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^()]|\([^()]*\))+)\)/g,
        (_, day, night) => String(theme === 'dark' ? night : day).trim(),
      );
  return Object.fromEntries([...named].map(([name, value]) => [name, plain(filled(value).trim())]));
}

/** A colour as any program reads it; whatever is none stays as it is. */
function plain(value: string): string {
  if (!/^(rgb|color-mix)\(|^#\w{8}$/.test(value)) return value;
  const code = new TextEncoder().encode(`a{color:${value}}`);
  const sheet = transform({ filename: 'token', code, minify: true, targets: OLD_BROWSER }).code;
  return /color:([^;}]+)/.exec(new TextDecoder().decode(sheet))![1]!;
}

/** The sheet of tokens, which pictures get as JSON. */
const resolvedTokens: Plugin = {
  name: 'resolved-tokens',
  transform(code, id) {
    if (!id.endsWith('/tokens.css?raw')) return null;
    const sheet = JSON.parse(/"(?:[^"\\]|\\.)*"/.exec(code)![0]) as string;
    const themes = { light: tokensOf(sheet, 'light'), dark: tokensOf(sheet, 'dark') };
    return `export default ${JSON.stringify(JSON.stringify(themes))}`;
  },
};

export default defineConfig({
  plugins: [withLicences, resolvedTokens, svelte({ compilerOptions: { css: 'injected' } })],
  publicDir: false,
  resolve: { alias: [{ find: /^.*\/lib\/words\.svelte$/, replacement: WORDS }] },
  // Svelte as it is for what is painted once: there a context is never looked for on a page.
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['worker'] } },
  build: {
    ssr: 'src/stills/main.ts',
    outDir: '../src/serpentry/pictures/painter',
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { format: 'iife', entryFileNames: 'boards.js', codeSplitting: false },
    },
  },
});
