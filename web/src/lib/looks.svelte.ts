/**
 * The colours that the pieces of the table on the screen are shown in: looks alone. Everything else
 * goes on to name them as the game does, and is described and painted otherwise here.
 */
type Looks = Readonly<Record<string, string>>;

/** The colours of the table, by the names that games have for them. */
const PAINTS: Readonly<Record<string, number>> = {
  green: 0,
  red: 1,
  blue: 2,
  yellow: 3,
  amber: 3,
  purple: 4,
};
const SHADES = ['', '-dark', '-plate'];

let worn = $state.raw<Looks>({});

/** The colour that a piece is shown in, by the one that it is named by. */
export function seen<T>(colour: T | string): T | string {
  return (typeof colour === 'string' && worn[colour]) || colour;
}

/** The message of a word, or that of the colour that is seen instead. */
export function seenWord(key: string): string {
  const [, colour] = /^word-([a-z]+)$/.exec(key) ?? [];
  return colour && worn[colour] ? `word-${worn[colour]}` : key;
}

/** A property of the sheet of colours, for a colour by its name. */
export function paintOf(colour: string, shade = ''): string {
  return `var(--paint-${PAINTS[colour] ?? 0}${shade})`;
}

/** What the colours of the seats are painted with. */
export function painted(looks: Looks): [property: string, value: string][] {
  return Object.entries(looks).flatMap(([own, other]) =>
    SHADES.map((shade): [string, string] => [
      `--seat-${PAINTS[own]}${shade}`,
      paintOf(other, shade),
    ]),
  );
}

/** Show pieces so from now on; gives what ends it. */
export function wear(looks: Looks): () => void {
  worn = looks;
  const { style } = document.documentElement;
  for (const [property, value] of painted(looks)) style.setProperty(property, value);
  return () => {
    for (const [property] of painted(looks)) style.removeProperty(property);
    worn = {};
  };
}
