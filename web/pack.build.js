/** Compresses every built file that is worth it, once, so that a service need not. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

const PAGES = resolve(import.meta.dirname, '../src/serpentry/server/pages');
/** As `PACKED` in `client_files.py`. */
const WORTH_IT = new Set('.css .ftl .html .js .json .md .mjs .svg .txt .wasm'.split(' '));

for (const name of await readdir(PAGES, { recursive: true })) {
  const file = join(PAGES, name);
  if (!WORTH_IT.has(extname(name)) || !(await stat(file)).isFile()) continue;
  const packed = gzipSync(await readFile(file), { level: constants.Z_BEST_COMPRESSION });
  await writeFile(`${file}.gz`, packed);
}
