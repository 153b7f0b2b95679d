/** What the service says, by names that are shorter than the schema's. */
import type { components } from './schema';

type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type PlayerInfo = Schemas['PlayerInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TablePlan = Schemas['TablePlan'];
export type SeatPlan = Schemas['SeatPlan'];
export type ClockPlan = Schemas['ClockPlan'];
export type TableView = Schemas['TableView'];
export type Chair = Schemas['Chair'];
export type Card = Schemas['Card'];
export type LobbyInfo = Schemas['LobbyInfo'];
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
export type Said = Schemas['Said'];
export type Report = Schemas['AnalysisReport'];
export type Choice = Schemas['ReviewedChoice'];
export type ReviewInfo = Schemas['ReviewInfo'];
