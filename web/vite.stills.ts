/** Builds the boards for Python, which paints pictures with them: `npm run stills`. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { withLicences } from './checks/licences.ts';

const WORDS = new URL('./src/stills/words.ts', import.meta.url).pathname;

export default defineConfig({
  plugins: [withLicences, svelte({ compilerOptions: { css: 'injected' } })],
  publicDir: false,
  resolve: { alias: [{ find: /^.*\/lib\/words\.svelte$/, replacement: WORDS }] },
  ssr: { noExternal: true, target: 'webworker' },
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
