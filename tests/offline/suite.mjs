// node suite.mjs BUNDLE ROOT PACKAGES WORD…: runs pytest in the Python that browsers run, with its whole library.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const [bundle, root, packages, ...words] = process.argv.slice(2);
const python = await loadPyodide({
  enableRunUntilComplete: true,
  env: { HOME: '/home/pyodide', SERPENTRY_ENGINES: '/engines', PYTHONDONTWRITEBYTECODE: '1' },
});
python.FS.mkdirTree('/engines');
for (const name of JSON.parse(readFileSync(`${bundle}/bundle.json`)).engines)
  python.FS.writeFile(`/engines/${name}`, gunzipSync(readFileSync(`${bundle}/${name}.gz`)));
for (const [place, folder] of [
  ['/root-of-project', root],
  ['/packages', packages],
]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set('words', python.toPy(words));
try {
  await python.runPythonAsync(`
import os, sys
sys.path[:0] = ["/root-of-project/src", "/root-of-project", "/packages"]
os.chdir("/root-of-project")
print("Python", sys.version.split()[0])
import pytest
ended = int(pytest.main(list(words)))
`);
} catch (error) {
  // Without the lines of Pyodide itself, which are as long as its files.
  console.error(error.message);
  process.exit(1);
}
process.exit(python.globals.get('ended'));
