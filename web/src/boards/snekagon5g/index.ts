import type { Board } from '../manner'; export const board = {} as Board;
