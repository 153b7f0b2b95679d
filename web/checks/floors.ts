/** The floors of the client: who may import whom, so that no circle can be tied. */

/** The folders of `src`, lowest floor first: each imports from lower floors alone, never from beside it. */
const FLOORS: readonly (readonly string[])[] = [
  ['types', 'samples', 'figures'],
  ['lib', 'lessons', 'courses'],
  ['look'],
  ['boards', 'home'],
  ['connection'],
  ['strength'],
  ['story', 'setup'],
  ['parts'],
  ['sharing', 'notices', 'conduct', 'rated'],
  ['keeping', 'menu'],
  ['table'],
  ['replay', 'guide', 'referee'],
  [
    'puzzles',
    'editor',
    'lobby',
    'invitation',
    'rules',
    'admin',
    'club',
    'openings',
    'lab',
    'watch',
  ],
  ['study', 'you'],
  ['pages'],
  ['.', 'examples'],
  ['stills', 'gallery'],
  ['embed'],
];
const MOST_FILES = 20;

/** The text of every file by its path in `src`. */
export type Files = ReadonlyMap<string, string>;
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const folderOf = (file: string): string => file.replace(/(^|\/)[^/]*$/, '') || '.';
const pathFrom = (file: string, path: string): string =>
  new URL(path, `file:///${file}`).pathname.slice(1).replace(/\/$/, '');
const roomOf = (file: string): string => (file.includes('/') ? file.split('/')[0]! : '.');
const floorOf = (file: string): number => FLOORS.findIndex((one) => one.includes(roomOf(file)));

const patternOf = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);

/** What each file imports: whatever it names by a relative path, types, styles and patterns too. */
function arrowsOf(files: Files): Arrows {
  const paths = [...files.keys()];
  const found = (at: string): string[] => {
    if (at.includes('*')) return paths.filter((path) => patternOf(at).test(path));
    return ['', '.ts', '.svelte', '/index.ts']
      .map((end) => at + end)
      .filter((path) => files.has(path));
  };
  const named = ([file, text]: [string, string]): string[] =>
    [...text.matchAll(/['"`](\.\.?(?:\/[^'"`?\n]*)?)['"`?]/g)]
      .flatMap(([, path]) => found(pathFrom(file, path!)))
      .filter((path) => path !== file);
  return new Map([...files].map((one) => [one[0], new Set(named(one))]));
}

/** The same between folders. */
function betweenFolders(arrows: Arrows): Arrows {
  const folders = new Map<string, Set<string>>();
  for (const [from, all] of arrows)
    for (const to of all)
      if (folderOf(from) !== folderOf(to))
        folders.set(folderOf(from), (folders.get(folderOf(from)) ?? new Set()).add(folderOf(to)));
  return folders;
}

/** A way from somewhere back to itself; null if there is none. */
function circleIn(arrows: Arrows): string[] | null {
  const done = new Set<string>();
  const walk = (at: string, way: readonly string[]): string[] | null => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return null;
    for (const next of arrows.get(at) ?? []) {
      const circle = walk(next, [...way, at]);
      if (circle) return circle;
    }
    done.add(at);
    return null;
  };
  for (const start of arrows.keys()) {
    const circle = walk(start, []);
    if (circle) return circle;
  }
  return null;
}

/** What stands against the floors, a sentence each. */
export function complaintsAbout(files: Files): string[] {
  const arrows = arrowsOf(files);
  const said: string[] = [];
  for (const [from, all] of arrows) {
    if (floorOf(from) < 0) said.push(`${from} is in a folder that has no floor.`);
    for (const to of all)
      if (roomOf(from) !== roomOf(to) && floorOf(from) <= floorOf(to))
        said.push(`${from} imports ${to}, which is not on a lower floor.`);
  }
  for (const circle of [circleIn(arrows), circleIn(betweenFolders(arrows))])
    if (circle) said.push(`${circle.join(' -> ')} is a circle.`);
  for (const folder of new Set([...files.keys()].map(folderOf))) {
    const count = [...files.keys()].filter((file) => folderOf(file) === folder).length;
    if (count > MOST_FILES) said.push(`${folder} has ${count} files, more than ${MOST_FILES}.`);
  }
  return said;
}
