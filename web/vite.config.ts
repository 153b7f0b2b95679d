import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { withLicences } from './checks/licences.ts';

/** The script that pages of the documentation name. */
const EXAMPLES = 'assets/examples.js';
/** The icons of the first page. */
const FIRST_ICONS =
  /lucide\/svelte\/dist\/icons\/(?:book-open|dices|eye|graduation-cap|play|users|volume-x)\.svelte$/;
const service = 'http://127.0.0.1:8642';

/** Remarks for translators stay where they are: nobody who plays needs them. */
const withoutRemarks: Plugin = {
  name: 'without-remarks',
  transform(code, id) {
    if (!id.endsWith('.ftl?raw')) return undefined;
    // A text as JSON: its lines end with \n in two letters.
    return code.replace(/(^export default "|\\n)(?:#.*?\\n)+/g, '$1');
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [
    withoutRemarks,
    withLicences,
    svelte(),
    VitePWA({
      // A new version waits until it is wanted: a page at play keeps the files it came with.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Serpentry',
        short_name: 'Serpentry',
        description: 'Five snake-building board games, true to the original rules.',
        start_url: '.',
        display: 'standalone',
        background_color: '#f5efe2',
        theme_color: '#2f5d3a',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-mask.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        // Notices come from a service alone.
        importScripts: mode === 'site' ? [] : ['push.js'],
        // A site has one page of ours, and those of the documentation.
        navigateFallback: mode === 'site' ? null : 'index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/metrics/, /^\/embed\//, /\.txt$/],
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['bundle/**', 'embed/**', EXAMPLES],
        // What is kept comes from there, if all of one version is: its list was kept last.
        runtimeCaching: [
          {
            urlPattern: /\/(bundle|pictures)\//,
            handler: async ({ request }) => {
              const list = request.url.replace(/(bundle|pictures)\/.*$/, 'bundle/bundle.json');
              for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                if (!(await cache.match(list))) continue;
                const kept = await cache.match(request.url, { ignoreVary: true });
                if (kept) return kept;
              }
              return fetch(request);
            },
          },
          {
            urlPattern: /\/api\/rules\/images\//,
            handler: async ({ request, url }) => {
              try {
                return await fetch(request);
              } catch (error) {
                const kept = await caches.match(url.pathname.replace('/api/', '/bundle/'));
                if (kept) return kept;
                throw error;
              }
            },
          },
        ],
      },
    }),
  ],
  // Served by the service from the root of a host; a site may lie in any folder of any host.
  base: mode === 'site' ? './' : '/',
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../site' : '../src/serpentry/server/pages',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers that know es2023 fetch modules ahead by themselves.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The service lets pages load fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      // How long its parts took is of no use to whoever builds this.
      checks: { bundlerTimings: false },
      // Beside a site lies its documentation, whose examples run with the bundle.
      input: {
        index: 'index.html',
        ...(mode === 'site' ? { examples: 'src/examples/main.ts' } : {}),
      },
      output: {
        // Icons of the first page come in one file: each of its own would be half wrapping.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'icons', test: FIRST_ICONS }],
        },
        entryFileNames: ({ name }) => (name === 'examples' ? EXAMPLES : 'assets/[name]-[hash].js'),
        // A board is named after its game, so that whoever looks at what was loaded can tell.
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /\/boards\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1];
          return game ? `assets/game-${game}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: service, ws: true } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts', 'checks/*.test.ts'],
    css: { include: [/look\/(tokens|boards)/] },
    // Files share what they import: a third of the processor time.
    isolate: false,
    // Only what hangs takes so long, however busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
