/** The messages of a table's socket, as the schema describes them. */
import type { components } from './schema';
import type { Said } from './service';

type Schemas = components['schemas'];
export type Welcome = Schemas['WelcomeMessage'];
export type Happened = Schemas['EventsMessage'];
export type Changes = Schemas['ChangesMessage'];
export type Refused = Schemas['RefusedMessage'];
export type Illegal = Schemas['Illegal'];
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
export interface Seen {
  seq: number;
  at: number;
  is: string;
  by?: number | 'chance';
  seat?: number | null;
  name?: string;
  text?: string;
  move?: Record<string, unknown>;
  what?: string;
  yes?: boolean;
  count?: number;
  player?: string;
  why?: string;
  table?: string;
  /** What a move or draw did, and who is passed over after it. */
  told?: Said[];
  passed?: Said[];
}

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
  | { type: 'mute'; line: number }
  | { type: 'remove'; seat: number }
  | { type: 'stir'; salt: string }
  | { type: 'pick'; side: string; seat?: number };
