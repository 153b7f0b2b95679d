/** Which events are moves, and which are draws. */
import type { Seen } from '../types/service';

export type Made = Seen & Required<Pick<Seen, 'move'>>;

export const isMove = (one: Seen): one is Made => one.is === 'moved';

export const isDraw = (one: Seen): one is Made => one.is === 'drew';
