/** Where the parts of a picture are: beside the board where there is room, else around it. */
import type { Box } from '../types/board';
import { lines } from './lines';
import type { Told } from './told';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly height: number;
  readonly board: Rect;
  readonly titleSize: number;
  readonly titles: readonly string[];
  readonly titlePlace: Rect;
  readonly chips: readonly Rect[];
  readonly size: number;
  readonly caption: readonly string[];
  readonly captionPlace: Rect;
}

/** From this many times as wide as high on, texts stand beside the board. */
const WIDE = 1.4;
const MOST_COLUMNS = 3;

export function layoutOf(told: Told, box: Box): Layout {
  const { width, height } = told;
  const beside = height !== null && width / height >= WIDE && isTold(told);
  return beside ? besideBoard(told, width, height) : aroundBoard(told, box);
}

const isTold = ({ title, players, caption }: Told): boolean =>
  Boolean(title || players.length || caption);

function besideBoard(told: Told, width: number, height: number): Layout {
  const gap = height * 0.05;
  const board = { x: gap, y: gap, width: width * 0.58 - gap, height: height - 2 * gap };
  const x = width * 0.58 + gap;
  const room = width - x - gap;
  const [titleSize, size] = [height * 0.085, height * 0.052];
  const titles = lines(told.title, room, titleSize, 2);
  const titlePlace = { x, y: gap * 2, width: room, height: titles.length * titleSize * 1.2 };
  const top = titlePlace.y + titlePlace.height + (titles.length ? gap : 0);
  const chips = told.players.map((_, at) => place(x, top + at * size * 1.9, room, size * 1.9));
  const below = top + chips.length * size * 1.9 + (chips.length ? gap * 0.6 : 0);
  const most = Math.max(1, Math.floor((height - gap - below) / (size * 1.35)));
  const caption = lines(told.caption, room, size, most);
  const captionPlace = place(x, below, room, caption.length * size * 1.35);
  return { height, board, titleSize, titles, titlePlace, chips, size, caption, captionPlace };
}

function aroundBoard(told: Told, box: Box): Layout {
  const { width } = told;
  const gap = isTold(told) ? width * 0.02 : 0;
  const room = width - 2 * gap;
  const size = Math.max(11, width * 0.03);
  const titleSize = size * 1.35;
  const titles = lines(told.title, room, titleSize, 1);
  const titlePlace = place(gap, gap, room, titles.length * titleSize * 1.35);
  const rows = Math.ceil(told.players.length / MOST_COLUMNS);
  const columns = Math.ceil(told.players.length / (rows || 1));
  const top = titlePlace.y + titlePlace.height;
  const chips = told.players.map((_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return place(
      gap + (column * room) / columns,
      top + row * size * 1.8,
      room / columns,
      size * 1.8,
    );
  });
  const boardTop =
    top + Math.ceil(chips.length / (columns || 1)) * size * 1.8 + (chips.length ? gap / 2 : 0);
  const caption = lines(told.caption, room, size, 4);
  const foot = caption.length ? caption.length * size * 1.35 + gap : 0;
  const shape = (box.bottom - box.top) / (box.right - box.left);
  const height = told.height ?? Math.round(boardTop + room * shape + foot + gap);
  const board = place(gap, boardTop, room, height - boardTop - foot - gap);
  const captionPlace = place(gap, height - foot, room, foot);
  return { height, board, titleSize, titles, titlePlace, chips, size, caption, captionPlace };
}

const place = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width,
  height,
});
