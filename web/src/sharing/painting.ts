/** A board as a picture for other programs: painted by the page's own components and colours. */
import { flushSync, mount, unmount } from 'svelte';
import Depiction from './Depiction.svelte';
import type { Depicted } from './shared';

const WIDTH = 1200;
const MARGIN = 48;
/** The board is as large as fits below what is written. */
const HIGHEST = 1080;
const TITLE = 46;
const LINE = 32;
const GAP = 40;
/** Nothing moves in a picture. */
const STILL = '*{animation:none!important;transition:none!important}';

/** A board with its colours, taken from the page. */
interface Taken {
  readonly svg: SVGSVGElement;
  readonly paper: string;
  readonly text: string;
  readonly soft: string;
  readonly titleFont: string;
  readonly textFont: string;
  /** The colours of each seat. */
  readonly badges: readonly (readonly string[])[];
}

/** The board with title, names and scores, as PNG. */
export async function paint(depicted: Depicted): Promise<Blob> {
  return packed(await draw(depicted), 'image/png');
}

/** What is drawn as a file. */
export function packed(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((settle, fail) =>
    canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error('no picture'))), type, quality),
  );
}

/** The board with title, names and scores. */
export async function draw(depicted: Depicted): Promise<HTMLCanvasElement> {
  const taken = take(depicted);
  const { width, height } = taken.svg.viewBox.baseVal;
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, HIGHEST / height);
  const image = await imageOf(taken.svg, width * scale, height * scale);
  const canvas = document.createElement('canvas');
  const lines = 1 + Number(depicted.players.length > 0) + Number(depicted.caption !== '');
  const head = MARGIN + TITLE + (lines - 1) * (LINE + 14) + MARGIN / 2;
  canvas.width = WIDTH;
  canvas.height = Math.round(head + height * scale + MARGIN);
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = taken.paper;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  write(brush, depicted, taken);
  brush.drawImage(image, (WIDTH - width * scale) / 2, head, width * scale, height * scale);
  return canvas;
}

function take(depicted: Depicted): Taken {
  const host = document.createElement('div');
  host.style.cssText =
    'position:fixed;left:-9999px;width:1px;height:1px;overflow:hidden;' +
    'background:var(--paper);color:var(--text);border-color:var(--text-2);font-family:var(--font-text);' +
    'outline-color:var(--text-2)';
  document.body.append(host);
  const shown = mount(Depiction, { target: host, props: depicted });
  flushSync();
  const style = getComputedStyle(host);
  const badges = [...host.querySelectorAll('p')].map((one) =>
    [...one.children].map((badge) => getComputedStyle(badge).backgroundColor),
  );
  const taken = {
    svg: host.querySelector('svg')!.cloneNode(true) as SVGSVGElement,
    paper: style.backgroundColor,
    text: style.color,
    soft: style.outlineColor,
    titleFont: style.getPropertyValue('--font-title'),
    textFont: style.fontFamily,
    badges,
  };
  void unmount(shown);
  host.remove();
  return taken;
}

/** Title, the sentence, and the scores: in the page's type, as large as fits. */
function write(brush: CanvasRenderingContext2D, depicted: Depicted, taken: Taken): void {
  const { title, caption, players } = depicted;
  let y = MARGIN + TITLE * 0.8;
  const line = (text: string, font: string, size: number, colour: string): void => {
    brush.font = font.replace('SIZE', `${size}px`);
    const most = WIDTH - 2 * MARGIN;
    const fits = Math.min(1, most / brush.measureText(text).width);
    brush.font = font.replace('SIZE', `${size * fits}px`);
    brush.fillStyle = colour;
    brush.fillText(text, MARGIN, y);
  };
  line(title, `700 SIZE ${taken.titleFont}`, TITLE, taken.text);
  if (caption) {
    y += LINE + 14;
    line(caption, `400 SIZE ${taken.textFont}`, LINE * 0.8, taken.soft);
  }
  if (!players.length) return;
  y += LINE + 14;
  const written = players.map(({ name, score }) => [name, score].filter(Boolean).join(' '));
  const wide = (size: number): number => {
    brush.font = `600 ${size}px ${taken.textFont}`;
    const dots = taken.badges.flat().length * size;
    const gaps = (players.length - 1) * GAP;
    return written.reduce((sum, one) => sum + brush.measureText(one).width, dots + gaps);
  };
  const size = LINE * Math.min(1, (WIDTH - 2 * MARGIN) / wide(LINE));
  wide(size);
  let x = MARGIN;
  written.forEach((text, seat) => {
    for (const colour of taken.badges[seat] ?? []) {
      brush.fillStyle = colour;
      brush.beginPath();
      brush.arc(x + size * 0.36, y - size * 0.34, size * 0.36, 0, 7);
      brush.fill();
      x += size;
    }
    brush.fillStyle = taken.text;
    brush.fillText(text, x, y);
    x += brush.measureText(text).width + GAP;
  });
}

/** The board alone: with the page's sheets inside, as a picture sees nothing around it. */
async function imageOf(
  svg: SVGSVGElement,
  width: number,
  height: number,
): Promise<ImageBitmapSource & CanvasImageSource> {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(root.dataset)) svg.dataset[name] = value;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('style', `${root.style.cssText};font-family:var(--font-text)`);
  const sheet = document.createElementNS(svg.namespaceURI, 'style');
  sheet.textContent = [await fontsOf(), ...rules(), STILL].join('\n');
  svg.prepend(sheet);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}

function* rulesOfPage(): Iterable<CSSRule> {
  for (const sheet of document.styleSheets) yield* sheet.cssRules;
}

const rules = (): string[] =>
  [...rulesOfPage()].filter((one) => !(one instanceof CSSFontFaceRule)).map((one) => one.cssText);

/** The fonts that the page has loaded, each as a rule that holds its file. */
async function fontsOf(): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter((one) => one.status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange),
  );
  const faces = [...rulesOfPage()].filter(
    (one): one is CSSFontFaceRule =>
      one instanceof CSSFontFaceRule && loaded.has(one.style.getPropertyValue('unicode-range')),
  );
  return (await Promise.all(faces.map(embedded))).join('\n');
}

async function embedded({ style, parentStyleSheet, cssText }: CSSFontFaceRule): Promise<string> {
  const [file, path] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
  if (!file || !path) return '';
  try {
    const answer = await fetch(new URL(path, parentStyleSheet?.href ?? location.href));
    return cssText.replace(file, `url(${await dataOf(await answer.blob())})`);
  } catch {
    return '';
  }
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((settle) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result));
    reader.readAsDataURL(blob);
  });
}
