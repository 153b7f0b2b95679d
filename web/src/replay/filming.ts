/** Games of this browser as moving pictures, painted by its own boards. */
import { gameTitles } from '../connection/titles.svelte';
import { boxOf } from '../lib/box';
import { Refusal } from '../lib/refusal';
import { figure, t } from '../lib/words.svelte';
import { draw, packed } from '../sharing/painting';
import type { Replayed } from './game.svelte';
import { animated, type Frame } from './animation/webp';

const WIDTH = 480;
const QUALITY = 0.8;
const TYPE = 'image/webp';
/** Of a longer game, every second or third move is shown, as the service does it. */
const MOST_FRAMES = 36;
const MILLISECONDS = 1000;
/** The last position is looked at for the time of this many moves. */
const AT_END = 3;

/** A game from one step to another; a Refusal where the browser can't write such files. */
export async function film(game: Replayed, from: number, to: number): Promise<Blob> {
  const scenes = stepsOf(game, from, to).map((ply) => game.sceneAt(ply));
  const { board } = game;
  const box = boxOf(scenes.map((scene) => board.handling.bounds(scene, [])));
  const title = (await gameTitles()).get(game.history.game) ?? game.history.game;
  const canvas = document.createElement('canvas');
  const frames: Frame[] = [];
  for (const [at, scene] of scenes.entries()) {
    const players = game.table.table.chairs.map((_, seat) => ({
      name: game.nameOf(seat),
      score: figure(scene.score?.[seat] ?? 0),
    }));
    const large = await draw({ board, scene, title, caption: '', players, box });
    canvas.width = WIDTH;
    canvas.height = Math.round((large.height * WIDTH) / large.width);
    const brush = canvas.getContext('2d', { alpha: false })!;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(large, 0, 0, canvas.width, canvas.height);
    const file = await packed(canvas, TYPE, QUALITY);
    if (file.type !== TYPE) throw new Refusal(t('web-animation-home'), 0);
    const milliseconds = at === scenes.length - 1 ? MILLISECONDS * AT_END : MILLISECONDS;
    frames.push({ file: new Uint8Array(await file.arrayBuffer()), milliseconds });
  }
  return new Blob([animated(frames, canvas.width, canvas.height)], { type: TYPE });
}

/** The steps that get a picture: dice and draws are seen with the move that follows them. */
function stepsOf({ history }: Replayed, from: number, to: number): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const moves = all.filter(
    (ply) => ply === from || ply === to || typeof history.steps[ply - 1]?.by === 'number',
  );
  const every = Math.ceil(moves.length / MOST_FRAMES);
  return moves.filter((_, at) => (moves.length - 1 - at) % every === 0);
}
