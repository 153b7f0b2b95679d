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
export type WatchInfo = Schemas['WatchInfo'];
export type ShownRecord = Schemas['ShownRecord'];
export type LiveGame = Schemas['LiveGame'];
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
export type ReportSeen = Schemas['ReportSeen'];
export type StudySeen = Schemas['StudySeen'];
export type DeedSeen = Schemas['DeedSeen'];
export type Said = Schemas['SentenceInfo'];
export type Report = Schemas['AnalysisReport'];
export type Choice = Schemas['ReviewedChoice'];
export type Weighed = Schemas['WeighedChoice'];
export type Span = Schemas['SpanInfo'];
export type Moment = Schemas['ReviewedMoment'];
export type ClubInfo = Schemas['ClubInfo'];
export type ClubMember = Schemas['MemberInfo'];
export type ClubGame = Schemas['ClubGameInfo'];
export type ClubRound = Schemas['RoundInfo'];
export type Tournament = Schemas['TournamentInfo'];
export type Standing = Schemas['StandingInfo'];
export type TablePlace = Schemas['TablePlace'];
export type OfClub = Schemas['OfClubInfo'];
export type Figure = Schemas['FigureInfo'];
export type RatingPool = Schemas['RatingPool'];
export type NewTournament = Schemas['NewTournament'];
export type ReviewInfo = Schemas['ReviewInfo'];
export type CurvePoint = Schemas['CurvePoint'];

/** The messages of a table's socket. */
export type Welcome = Schemas['WelcomeMessage'];
type Happened = Schemas['EventsMessage'];
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
