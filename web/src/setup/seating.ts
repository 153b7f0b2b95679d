/** The player of each seat, and the one that begins. */
import type { ClockPlan, SeatPlan, TablePlan } from '../types/service';

export interface Choices {
  seats: SeatPlan[];
  options: Record<string, unknown>;
  clock: ClockPlan;
  public: boolean;
  /** Whether strengths are found from the game. */
  rated?: boolean;
  /** Who begins: `lot`, `turn`, `loser`, or `seat-0` and so on for somebody by name. */
  starter: string;
}

export function person(name = ''): SeatPlan {
  return { kind: 'here', name, player: '', side: '' };
}

export function computer(player: string): SeatPlan {
  return { kind: 'computer', name: '', player, side: '' };
}

/** With people in all seats, here or by a link, if that is what was asked for. */
export function withPeople(choices: Choices, kind: string | null): Choices {
  if (kind !== 'here' && kind !== 'elsewhere') return choices;
  const seats = choices.seats.map((seat, at) => {
    const person: SeatPlan = { ...seat, player: '', kind: at ? kind : 'here' };
    return seat.kind === 'computer' || !at ? person : seat;
  });
  return { ...choices, seats };
}

/** Whether a game can be rated: the one here plays people at devices of their own. */
export function canBeRated({ seats }: Choices): boolean {
  const others = seats.filter(({ kind }) => kind !== 'here');
  const isAlone = others.length === seats.length - 1;
  return isAlone && others.length > 0 && others.every(({ kind }) => kind === 'elsewhere');
}

/** The seats in the order in which they play, and who begins in words of the service. */
export function seated(choices: Choices): Pick<TablePlan, 'seats' | 'starter'> {
  const { seats, starter } = choices;
  if (starter === 'lot' || starter === 'turn' || starter === 'loser') return { seats, starter };
  const first = Math.min(Number(starter.slice('seat-'.length)) || 0, seats.length - 1);
  return { seats: [...seats.slice(first), ...seats.slice(0, first)], starter: 'first' };
}
