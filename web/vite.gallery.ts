/** Builds the gallery for tests that compare pictures of it: `npm run gallery`. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  // It lies in any folder.
  base: './',
  worker: { format: 'es' },
  build: {
    outDir: '../build/gallery',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    rolldownOptions: { checks: { bundlerTimings: false }, input: 'gallery.html' },
  },
});
