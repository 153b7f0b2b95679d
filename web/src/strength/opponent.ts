/** Computers as strong as the one who plays them: their level follows the results. */
import type { SeatPlan } from '../types/service';
import { OWN } from './own';
import { fitting, strengthIn } from './rating';
import { ownResults } from './results';

/** The level that is as strong as the player here. */
export const ownLevel = async (game: string): Promise<number> =>
  fitting(game, strengthIn(game, await ownResults()));

/** The seats with this level wherever one's own strength was wanted. */
export const levelled = (seats: readonly SeatPlan[], level: number): SeatPlan[] =>
  seats.map((seat) => (seat.player === OWN ? { ...seat, player: `level${level}` } : seat));
