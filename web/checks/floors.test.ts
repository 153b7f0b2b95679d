import { expect, test } from 'vitest';
import { complaintsAbout } from './floors';

const SOURCE = import.meta.glob<string>('../src/**/*.{ts,svelte,css,json}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.entries(SOURCE).map(([path, text]): [string, string] => [
  path.slice('../src/'.length),
  text,
]);

/** What is said when one more file stands there. */
const withFile = (path: string, text: string): string[] =>
  complaintsAbout(new Map([...source, [path, text]]));

test('the client keeps to its floors', () => {
  expect(complaintsAbout(new Map(source))).toEqual([]);
});

test('nothing imports from a higher floor, not even a type', () => {
  const text = "import type { Playing } from '../table/play/playing.svelte';";
  expect(withFile('lib/up.ts', text)).toContain(
    'lib/up.ts imports table/play/playing.svelte.ts, which is not on a lower floor.',
  );
});

test('nothing imports from beside it', () => {
  const text = "<script>\n  import Learn from '../puzzles/Learn.svelte';\n</script>";
  expect(withFile('editor/Beside.svelte', text)).toContain(
    'editor/Beside.svelte imports puzzles/Learn.svelte, which is not on a lower floor.',
  );
});

test.each([
  ["import.meta.glob(['../guide/Open*.svelte']);", 'guide/Opening.svelte'],
  ["import '../parts/leading.css';", 'parts/leading.css'],
  ["const page = await import('../pages/Home.svelte');", 'pages/Home.svelte'],
])('%s is an import, too', (text, to) => {
  expect(withFile('lib/up.ts', text)).toContain(
    `lib/up.ts imports ${to}, which is not on a lower floor.`,
  );
});

test('no circle between files', () => {
  const files = new Map([
    ['lib/one.ts', "export { two } from './two';"],
    ['lib/two.ts', "const one = await import('./one');"],
  ]);
  expect(complaintsAbout(files)).toEqual(['lib/one.ts -> lib/two.ts -> lib/one.ts is a circle.']);
});

test('no circle between folders', () => {
  const files = new Map([
    ['table/Play.svelte', "import './hand/keys';"],
    ['table/Connecting.svelte', ''],
    ['table/hand/keys.ts', "import '../Connecting.svelte';"],
  ]);
  expect(complaintsAbout(files)).toEqual(['table -> table/hand -> table is a circle.']);
});

test('no folder without a floor, and none with too many files', () => {
  expect(complaintsAbout(new Map([['attic/box.ts', '']]))).toEqual([
    'attic/box.ts is in a folder that has no floor.',
  ]);
  const many = Array.from({ length: 21 }, (_, at): [string, string] => [`lib/${at}.ts`, '']);
  expect(complaintsAbout(new Map(many))).toEqual(['lib has 21 files, more than 20.']);
});
