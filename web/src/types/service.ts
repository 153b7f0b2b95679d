/** What the service says, and what is sent to it, by names that are shorter than the schema's. */
import type { components } from './schema';

type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type PlayerInfo = Schemas['PlayerInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TablePlan = Schemas['TablePlan'];
export type SeatPlan = Schemas['SeatPlan'];
export type ClockPlan = Schemas['ClockPlan'];
export type TableView = Schemas['TableView'];
export type Chair = Schemas['ChairInfo'];
export type Card = Schemas['Card'];
export type LobbyInfo = Schemas['LobbyInfo'];
export type Ask = Schemas['AskInfo'];
export type Clock = TableView['clock'];
export type EndInfo = Schemas['EndInfo'];
export type History = Schemas['History'];
export type Step = Schemas['Step'];
export type Verdict = Schemas['VerdictInfo'];
export type ArrangingPlan = Schemas['ArrangingPlan'];
export type ArrangingInfo = Schemas['ArrangingInfo'];
export type CountedPart = Schemas['CountedPart'];
export type DrawInfo = Schemas['DrawInfo'];
export type Doing = Schemas['Doing'];
export type TableSeen = Schemas['Seen'];
export type GuestSeen = Schemas['GuestSeen'];
export type Said = Schemas['SentenceInfo'];
export type Report = Schemas['AnalysisReport'];
export type Choice = Schemas['ReviewedChoice'];
export type Weighed = Schemas['WeighedChoice'];
export type Span = Schemas['SpanInfo'];
export type Moment = Schemas['ReviewedMoment'];
interface ComingGame {
  table_number?: number;
  entry?: number;
  by?: string | null;
  is_ended?: boolean;
  corrected?: { by: string | null; at: number; was: number[]; was_how: string } | null;
  replay_of?: number | null;
  note?: string;
}
interface ComingStanding {
  is_gone?: boolean;
  note?: string;
  streak?: number;
  on_fire?: boolean;
}
export interface NextStep {
  is: string;
  text: string;
  game: number | null;
  table: string | null;
  round: number;
}
export interface Turn {
  game: number;
  member: string;
  since: number;
  deadline: number;
  on_holiday: boolean;
}
export interface OfClub {
  id: string;
  tournament: number;
  round: number;
  game: number;
}
export interface TablePlace {
  club: string;
  name: string;
  tournament: { id: number; name: string };
  round: number;
  rounds_planned: number;
  game: number;
  table_number: number;
  is_over: boolean;
  note: string;
  standings: { place: number; member: string; name: string; points: string }[];
  you: string | null;
  next: NextStep | null;
  next_table: string | null;
}
export type ClubGame = Schemas['ClubGameInfo'] & ComingGame;
export type ClubRound = Omit<Schemas['RoundInfo'], 'games'> & {
  games: ClubGame[];
  corrected_since?: number[];
  note?: string;
};
export type Standing = Schemas['StandingInfo'] & ComingStanding;
export type Tournament = Omit<Schemas['TournamentInfo'], 'rounds' | 'standings' | 'entrants'> & {
  rounds: ClubRound[];
  standings: Standing[];
  entrants: (Schemas['EntrantInfo'] & { may_return?: boolean })[];
  first?: string[];
  leavers?: string;
  drawn?: string;
  minutes?: number;
  ends_at?: number | null;
  no_show_days?: number;
  is_held?: boolean;
  games_total?: number;
  may_unpair?: boolean;
  may_return?: string[];
};
export type ClubMember = Schemas['MemberInfo'] & { has_device?: boolean; is_founder?: boolean };
export type ClubInfo = Omit<Schemas['ClubInfo'], 'shown' | 'members'> & {
  shown: Tournament | null;
  members: ClubMember[];
  key?: string | null;
  next?: NextStep | null;
  turns?: Turn[];
  is_founder?: boolean;
};
export type Figure = Schemas['FigureInfo'];
export type RatingPool = Schemas['RatingPool'];
export type NewTournament = Schemas['NewTournament'];
export type ReviewInfo = Schemas['ReviewInfo'];

/** The messages of a table's socket. */
export type Welcome = Schemas['WelcomeMessage'] & { club?: OfClub | null };
export type Happened = Schemas['EventsMessage'];
export type Changes = Schemas['ChangesMessage'];
export type Refused = Schemas['RefusedMessage'];
export type Illegal = Schemas['IllegalInfo'];
export type Present = Schemas['PresentMessage'];
export type ServerMessage =
  | Welcome
  | Happened
  | Changes
  | Schemas['AckMessage']
  | Refused
  | Schemas['StaleMessage']
  | Schemas['VerdictMessage']
  | Schemas['MeantMessage']
  | Schemas['DescribedMessage']
  | Schemas['ThinkingMessage']
  | Present
  | Schemas['ClosingMessage']
  | Schemas['PongMessage'];

/** An event, as the receiver may see it. */
export type Seen = Schemas['SeenEvent'];

/** A command without its id. */
export type Wish =
  | { type: 'move'; after: number; move: unknown; seat?: number }
  | { type: 'try'; move: unknown; seat?: number }
  | { type: 'read'; text: string }
  | { type: 'sit'; seat: number; side: string }
  | { type: 'rise' | 'resign' | 'resume'; seat?: number }
  | { type: 'describe' }
  | { type: 'tell'; move: unknown }
  | { type: 'ask'; what: string; seat?: number }
  | { type: 'answer'; what: string; yes: boolean; seat?: number }
  | { type: 'claim'; seat: number; how: 'win' | 'computer' }
  | { type: 'say'; text: string; seat?: number }
  | { type: 'rest'; days: number; seat?: number }
  | { type: 'mute'; line: number }
  | { type: 'remove'; seat: number }
  | { type: 'stir'; salt: string }
  | { type: 'pick'; side: string; seat?: number };
