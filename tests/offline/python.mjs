// node python.mjs BUNDLE TESTS CODE GIVEN: runs code, which may use our scripts, in the Python that browsers run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const [bundle, tests, code, given] = process.argv.slice(2);
const plain = (name) => gunzipSync(readFileSync(`${bundle}/${name}.gz`));
const folder = mkdtempSync(join(tmpdir(), 'library-'));
const library = join(folder, 'python.zip');
writeFileSync(library, plain('python.zip'));
const python = await loadPyodide({
  stdLibURL: library,
  enableRunUntilComplete: true,
  env: { HOME: '/home/pyodide', SERPENTRY_ENGINES: '/engines' },
});
rmSync(folder, { recursive: true });
python.unpackArchive(new Uint8Array(plain('serpentry.zip')), 'zip', { extractDir: '/packages' });
python.FS.mkdirTree('/engines');
for (const name of JSON.parse(readFileSync(`${bundle}/bundle.json`)).engines)
  python.FS.writeFile(`/engines/${name}`, plain(name));
python.FS.mkdirTree('/packages/tests/offline');
for (const name of ['drawer.py', 'learned.py', 'scripted.py'])
  python.FS.writeFile(`/packages/tests/offline/${name}`, readFileSync(`${tests}/${name}`));
python.runPython('import sys; sys.path.append("/packages")');
python.globals.set('given', given);
process.stdout.write(await python.runPythonAsync(code));
