import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // The version of the compiler is nobody's business, and a file of its own.
    discloseVersion: false,
    runes: true,
  },
};
