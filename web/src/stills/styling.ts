/**
 * The styles of a page, written into the elements of a picture, so that any program shows it in the same way.
 * Boards are styled by few kinds of rules: those that name elements, classes and what is around them.
 */

/** An element's own name and classes. */
interface Named {
  readonly tag: string;
  readonly classes: readonly string[];
}

interface Step extends Named {
  /** Whether what was named before is the parent, not any element around it. */
  readonly isChild: boolean;
}

type Declared = readonly (readonly [name: string, value: string])[];
/** Custom properties with their values, those of all parents too. */
type Custom = Readonly<Record<string, string>>;

interface Rule {
  readonly steps: readonly Step[];
  readonly declared: Declared;
}

/** How the properties begin that a picture is painted by; the others are for pages that move. */
const SHOWN =
  /^(fill|stroke|opacity|font|text-anchor|dominant-baseline|letter-spacing|word-spacing|paint-order|stop-color)/;
const ASIDE = /\/\*[^]*?\*\/|@[^{;]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
const COMPOUND = /^([a-z]*)((?:\.[\w-]+)*)$/;
const TAG = /<!--[^]*?-->|<(\/?)([a-zA-Z]+)([^>]*)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** The rules of a sheet in the order in which they count. */
function rulesOf(sheet: string): Rule[] {
  const rules = [...sheet.replaceAll(ASIDE, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors, content]) =>
      selectors!.split(',').flatMap((selector) => {
        const steps = stepsOf(selector);
        return steps ? { steps, declared: declaredIn(content!), weight: weightOf(selector) } : [];
      }),
  );
  return rules.sort((one, other) => one.weight - other.weight);
}

/** What a selector names, the outermost first; null if it has a meaning on pages alone. */
function stepsOf(selector: string): Step[] | null {
  let isChild = false;
  const steps: Step[] = [];
  // Svelte marks the elements of a component with a class, which sometimes must not weigh.
  for (const word of selector
    .replaceAll(/:where\(([^()]*)\)/g, '$1')
    .trim()
    .split(/\s+|(?=>)/)) {
    if (word === '>') isChild = true;
    else {
      const found = COMPOUND.exec(word);
      if (!found) return null;
      steps.push({ tag: found[1]!, classes: found[2]!.split('.').slice(1), isChild });
      isChild = false;
    }
  }
  return steps;
}

function weightOf(selector: string): number {
  const weighing = selector.replaceAll(/:where\([^()]*\)/g, '');
  return 100 * weighing.split('.').length + (weighing.match(/(?<=^|\s)[a-z]/g)?.length ?? 0);
}

function declaredIn(content: string): Declared {
  return [...content.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(
    ([, name, value]) => [name!, value!.trim()] as const,
  );
}

/** Whether the innermost of some elements is named by the steps of a rule. */
function matches(steps: readonly Step[], around: readonly Named[]): boolean {
  const last = steps.at(-1);
  if (!last) return true;
  const own = around.at(-1);
  if (!own || !isNamed(own, last)) return false;
  const [before, outer] = [steps.slice(0, -1), around.slice(0, -1)];
  if (last.isChild) return matches(before, outer);
  return !before.length || outer.some((_, at) => matches(before, outer.slice(0, at + 1)));
}

const isNamed = (one: Named, { tag, classes }: Named): boolean =>
  (!tag || tag === one.tag) && classes.every((name) => one.classes.includes(name));

/** A sheet, which remembers what it says of elements: most of a picture are the same. */
export class Sheet {
  readonly rules: readonly Rule[];
  private readonly known = new Map<string, Declared>();

  constructor(text: string) {
    this.rules = rulesOf(text);
  }

  /** What is declared for the innermost of some elements. */
  declared(around: readonly Named[]): Declared {
    const key = around.map(({ tag, classes }) => `${tag}.${classes.join('.')}`).join(' ');
    let found = this.known.get(key);
    if (!found) {
      found = this.rules
        .filter(({ steps }) => matches(steps, around))
        .flatMap(({ declared }) => declared);
      this.known.set(key, found);
    }
    return found;
  }
}

/** A picture with its styles in its elements; names within it get a prefix. */
export function styled(picture: string, sheet: Sheet, tokens: Custom): string {
  const prefix = `s${hashOf(picture)}-`;
  const around: (Named & { custom: Custom })[] = [];
  return picture.replaceAll(TAG, (text: string, end: string, tag: string, more: string) => {
    if (!tag) return '';
    if (end) {
      around.pop();
      return text;
    }
    const attributes = new Map(
      [...more.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]),
    );
    const named = { tag, classes: (attributes.get('class') ?? '').split(' ') };
    let custom = around.at(-1)?.custom ?? tokens;
    const declared = [
      ...[...attributes].filter(
        ([name, value]) => /^(var|color-mix)\(/.test(value) && name !== 'style',
      ),
      ...sheet.declared([...around, named]),
      ...declaredIn(attributes.get('style') ?? ''),
    ];
    const own = declared.filter(([name]) => name.startsWith('--'));
    if (own.length) {
      const values = own.map(([name, value]) => [name, filled(value, custom)] as const);
      custom = { ...custom, ...(Object.fromEntries(values) as Custom) };
    }
    const alone = more.endsWith('/');
    if (!alone) around.push({ ...named, custom });
    const shown = new Map(
      declared
        .filter(([name]) => SHOWN.test(name))
        .map(([name, value]) => [name, comesTo(value, custom)]),
    );
    const moved = declared.findLast(([name]) => name === 'transform');
    // The attribute knows no units: they are those of the picture.
    if (moved) attributes.set('transform', moved[1].replaceAll(/(?<=\d)(px|deg)/g, ''));
    return `<${tag}${writtenOut(attributes, shown, prefix)}${alone ? '/' : ''}>`;
  });
}

/** Attributes without what only pages need. */
function writtenOut(
  attributes: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, string>,
  prefix: string,
): string {
  const kept = [...attributes]
    .filter(([name]) => !/^(class|style|role|aria-.*)$/.test(name) && !shown.has(name))
    .map(([name, value]) => ` ${name}="${name === 'd' ? value : tidied(name, value, prefix)}"`);
  const styles = [...shown].map(([name, value]) => `${name}:${value}`);
  return kept.join('') + (styles.length ? ` style="${styles.join(';')}"` : '');
}

/** A value with short numbers, which paths have anyway, and with the names that this picture has. */
const tidied = (name: string, value: string, prefix: string): string =>
  name === 'id'
    ? prefix + value
    : value
        .replace('url(#', `url(#${prefix}`)
        .replaceAll(/-?\d*\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3))));

/** A value with the custom properties that it names. */
function filled(value: string, custom: Custom): string {
  const inner = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  let text = value;
  while (text.includes('var('))
    text = text.replaceAll(
      inner,
      (_, name: string, instead = '') => custom[name] ?? String(instead),
    );
  return text;
}

/** What a property comes to: boards mix two colours, and multiply. */
const comesTo = (value: string, custom: Custom): string =>
  filled(value, custom)
    .replaceAll(
      /color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)/g,
      (_, one: string, share: string, other: string) => mixed(one, other, Number(share) / 100),
    )
    .replaceAll(/calc\(([\d.]+) \* ([\d.]+)px\)/g, (_, one: string, other: string) =>
      String(Number((Number(one) * Number(other)).toPrecision(6))),
    )
    .replaceAll('"', "'");

function mixed(one: string, other: string, share: number): string {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  const tones = first.map((tone, at) => Math.round(tone * share + second[at]! * (1 - share)));
  return `#${tones.map((tone) => tone.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  const digits = { white: 'fff', black: '000' }[colour] ?? colour.slice(1);
  const pairs = digits.match(digits.length === 3 ? /./g : /../g)!;
  return pairs.map((pair) => parseInt(pair.padEnd(2, pair), 16));
}

/** Few letters that tell pictures apart, which may stand on one page; a sample is enough. */
function hashOf(text: string): string {
  let hash = text.length;
  for (let at = 0; at < text.length; at += 61) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(16);
}
