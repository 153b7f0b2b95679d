/**
 * What a board is to the pages around it. Pages know no game: they pick pieces from a tray, turn
 * them, point at cells, and send the move that the game's handling writes down. Whether a move is
 * legal is never decided here: the service's list of legal moves says so.
 */
import type { Component } from 'svelte';
import type { components } from './schema';

/** A cell in the game's own coordinates, a floor or a snake before them where there are several. */
export type Cell = readonly number[];

/** A move as the service takes it. */
export type Move = Record<string, unknown>;

/** A snake as the service follows it: from head to tail, with its open ends. */
export type Snake = components['schemas']['SnakeInfo'];

/** A kind of tile or card as it looks unturned. */
export type Kind = components['schemas']['PieceInfo'];

/** The table as a picture with places to point at, and the legal moves in words. */
export type Drawn = components['schemas']['DrawnBoard'];

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Cells that snakes are seen to grow through, and for how many milliseconds. */
export interface Growing {
  readonly cells: readonly Cell[];
  readonly ms: number;
}

/** All that a board shows: a position of a game that is set up, through the eyes of a seat. */
export interface Scene {
  readonly game: string;
  /** Every option with the value that is in effect. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Every kind of piece that there is. */
  readonly pieces: readonly Kind[];
  readonly seats: number;
  readonly position: unknown;
  readonly snakes: readonly Snake[];
  /** Whose eyes: hands are shown for this seat; null for a spectator. */
  readonly seat: number | null;
  readonly toAct: number | 'chance' | null;
  readonly last: Move | null;
  /** What else was played since the viewer made a move. */
  readonly before?: readonly Move[];
  /** What has just been placed, to be seen growing. */
  readonly growing?: Growing | null;
  /** Whether there is more room upwards than sideways (5G: how floors are arranged). */
  readonly tall?: boolean;
  /** The score of each seat by the rules so far, where the service has sent it. */
  readonly score?: readonly number[];
  /** What each seat has for what, where the service has sent it. */
  readonly breakdown?: readonly (readonly { key: string; number: number }[])[];
  /** Whose snakes are shown to have won, once a game is over. */
  readonly winners?: readonly number[];
  /** The picture, for a board that has none of its own; its moves are these. */
  readonly drawn?: Drawn | null;
  readonly legal?: readonly Move[];
}

/** Something that can be picked up: a tile of the tray, a card of the hand. */
export interface Piece {
  readonly id: string;
  /** How many there are; null: no limit worth showing. */
  readonly count: number | null;
  /** The piece's name: a message key with its arguments. */
  readonly name: Words;
}

/** A message key with arguments. */
export interface Words {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A piece on its way to the table. `more` is what some games add (5G: drills). */
export interface Draft {
  readonly piece: string;
  readonly turn: number;
  readonly flipped: boolean;
  readonly cell: Cell | null;
  readonly more: unknown;
}

/** A legal move that places nothing anywhere: a button. */
export interface MoveButton {
  readonly move: Move;
  readonly name: Words;
}

/** What is drawn over cells: where they are. */
export interface OverCells {
  handling: Handling;
  scene: Scene;
}

/** How a game is handled. All functions are pure; geometry in units of about one cell. */
export interface Handling {
  /** The pieces of the seat to act, in a fixed order; `legal` are all its legal moves. */
  tray(scene: Scene, legal: readonly Move[]): Piece[];
  /** Whether a seat has pieces while another one is to act. */
  keepsPieces?: boolean;
  /** Into how many different directions a piece can be turned. */
  turns(scene: Scene, piece: string): number;
  /** Whether flipping makes a difference. */
  flips(scene: Scene, piece: string): boolean;
  /** The move that a draft stands for; null while it stands nowhere. */
  move(scene: Scene, draft: Draft): Move | null;
  /** A text that is equal for equal moves, however they are written. */
  key(move: Move): string;
  /** The draft that a move looks like, to show hints and to pick from lists; null for buttons. */
  draft(scene: Scene, move: Move): Draft | null;
  /** The cells that a draft would cover. */
  covers(scene: Scene, draft: Draft): Cell[];
  /** A touch on another cell while a draft is pinned (5G: drill here); null: move the draft. */
  touch?(scene: Scene, draft: Draft, cell: Cell): Draft | null;
  /** What can be chosen about a pinned draft besides its place, each as a draft. */
  variants?(scene: Scene, draft: Draft, legal: readonly Move[]): { draft: Draft; name: Words }[];
  /** How far a match has come, where a game has several rounds. */
  standing?(scene: Scene): Words | null;
  /** What is worth a word when it first matters, the most important first; each is listed once. */
  tips?(scene: Scene, legal: readonly Move[]): Words[];
  /** What is under a point that isn't a cell (5G: an eye). */
  beside?(scene: Scene, point: Point): Words | null;
  /** Legal moves that are buttons. */
  buttons(scene: Scene, legal: readonly Move[]): MoveButton[];

  /** All cells that can be pointed at, row by row in reading order. */
  rows(scene: Scene, legal: readonly Move[]): Cell[][];
  /** The cell's name as players write it: f6. */
  cellName(scene: Scene, cell: Cell): string;
  /** The cell as somebody would say it, where that is not how it is written. */
  cellSaid?(scene: Scene, cell: Cell): Words;
  /** What is on a cell. */
  at(scene: Scene, cell: Cell): Words;
  /** The part of the plane that holds everything. */
  bounds(scene: Scene, legal: readonly Move[]): Box;
  /**
   * The part of the plane (a floor, a player's plane) that a cell is on, where there are several.
   */
  part?(scene: Scene, cell: Cell): Box;
  centre(scene: Scene, cell: Cell): Point;
  /** The outline of a cell as an SVG path. */
  outline(scene: Scene, cell: Cell): string;
  /** The cell under a point. */
  cellAt(scene: Scene, point: Point): Cell | null;
  /** The cells that a move touches, to mark it. */
  cellsOf(scene: Scene, move: Move): Cell[];
  /** The colours of a seat's own snakes (classes tone-…), where they are not the seat's colour. */
  tones?(scene: Scene, seat: number): readonly string[];
}

/** A piece to be drawn for the tray, within -1 … 1, turned and flipped as the draft says. */
export interface TokenProps {
  scene: Scene;
  piece: string;
  turn: number;
  flipped: boolean;
}

/** A draft to be drawn where it stands; `fits` is null while nobody knows. */
export interface GhostProps {
  scene: Scene;
  draft: Draft;
  fits: boolean | null;
}

/** A game as the pages use it. */
export interface Board {
  readonly handling: Handling;
  /** Whether it shows a picture that the service draws. */
  readonly isDrawn?: boolean;
  /**
   * Draws the position (SVG group, units of a cell): the table, what is on it, the last move.
   * `pointed` is the cell under the pointer or the cursor (5G: lights up on all floors).
   */
  readonly Table: Component<{ scene: Scene; pointed?: Cell | null }>;
  readonly Ghost: Component<GhostProps>;
  readonly Token: Component<TokenProps>;
  /** What chance has brought (a die, a card), within -1 … 1; it tumbles or turns over. */
  readonly Chance?: Component<{ scene: Scene; move: Move }>;
  /** Whatever else belongs beside the board: piles, dice, other hands (HTML). */
  readonly Aside?: Component<{ scene: Scene }>;
}
