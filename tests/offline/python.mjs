// node python.mjs HOUSE TESTS GAMES MOVES: plays by the script in the Python that browsers run.
import { readFileSync } from 'node:fs';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const [house, tests, games, moves] = process.argv.slice(2);
const python = await loadPyodide({ stdLibURL: `${house}/python.zip`, enableRunUntilComplete: true });
python.unpackArchive(new Uint8Array(readFileSync(`${house}/serpentry.zip`)), 'zip', {
  extractDir: '/packages',
});
python.FS.mkdirTree('/packages/tests/offline');
for (const name of ['drawer.py', 'scripted.py'])
  python.FS.writeFile(`/packages/tests/offline/${name}`, readFileSync(`${tests}/${name}`));
python.globals.set('games', games);
python.globals.set('moves', Number(moves));
const found = await python.runPythonAsync(`
import sys
sys.path.append("/packages")
import json
from tests.offline.scripted import log_at_home, verdicts
wanted = [tuple(one) for one in json.loads(games)]
logs = {f"{name} {seats}": await log_at_home(name, seats) for name, seats in wanted}
told = {name: verdicts(name, moves) for name in sorted({name for name, _ in wanted})}
json.dumps({"logs": logs, "verdicts": told})
`);
process.stdout.write(found);
