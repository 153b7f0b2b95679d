/** Refuses to build a package into the pages whose licence does not come with them. */
import type { Plugin } from 'vite';

const FILE = new URL('../public/licences.txt', import.meta.url).pathname;
const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;

export const withLicences: Plugin = {
  name: 'with-licences',
  async generateBundle(_, bundle) {
    const text = await this.fs.readFile(FILE, { encoding: 'utf8' });
    const named = new Set([...text.matchAll(/^- ([^:]+):/gm)].map(([, one]) => one));
    for (const part of Object.values(bundle))
      for (const module of part.type === 'chunk' ? part.moduleIds : []) {
        const name = PACKAGE.exec(module)?.[1];
        if (name && !named.has(name))
          this.error(`${name} is built in: name it in tools/licences.py, then run make licences.`);
      }
  },
};
