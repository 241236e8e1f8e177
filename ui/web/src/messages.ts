// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands around messages about a game: docs/protocol.md. Types alone.
import type { Explanation, Outcome, Refusal, Seat, Update, UpdateDifference } from './protocol';

export interface Me {
  person: string;
  name: string;
  role: 'guest' | 'member' | 'organiser';
}

export interface Hello {
  version: number;
  club: string;
  languages: string[];
  needs_code: boolean;
  addresses: string[];
  page: string;
  me: Me | null;
  token: string;
}

export type Here = 'here' | 'screen_off' | 'gone';

export interface Person extends Me {
  here: Here;
}

export interface SeatAt {
  seat: Seat;
  person: string | null;
  name: string | null;
  computer: string | null;
  here?: Here;
}

export interface ClubTable {
  table: string;
  match: string | null;
  state: 'waiting' | 'playing' | 'over';
  game: string;
  variant: string;
  board: string;
  clock: string | null;
  rated: boolean;
  host: string;
  seats: SeatAt[];
  invited: string[];
  watchers: number;
  result: Outcome | null;
  again: string[];
}

export interface Lobby {
  people: Person[];
  tables: ClubTable[];
}

export interface Policies {
  draw_agreement?: boolean;
  takeback?: string;
  touch_move?: boolean;
  hints?: boolean;
  repetition?: string;
}

export interface Watching {
  match: string;
  viewer: Seat;
  board: string;
  game: string;
  variant: string;
  clock: string | null;
  rated: boolean;
  policies: Policies;
  over: boolean;
}

export interface CatalogueVariant {
  variant: string;
  name: string;
  summary: string;
  board: string;
  clocks: string[];
}

export interface CatalogueGame {
  game: string;
  name: string;
  summary: string;
  players: [number, number];
  minutes: [number, number] | null;
  seats: { seat: Seat; name: string }[];
  variants: CatalogueVariant[];
  levels: { computer: string; name: string }[];
}

export interface Catalogue {
  games: CatalogueGame[];
  clocks: { clock: string; name: string; text: string }[];
}

export type Point = [number, number];

export interface BoardShape {
  extent: [number, number, number, number];
  outlines: Point[][];
  fields: { centre: Point; outline: number | null; ground: 'dark' | 'light' | 'none' }[];
  lines: Point[][];
  marks: Point[];
  labels: { text: string; at: Point; side: 'bottom' | 'left' }[];
  zones: { zone: string; name: string; owner: Seat | null; fields: number[] }[];
  trays: { tray: string; name: string; owner: Seat | null }[];
  neighbours: [number, number][][];
  coordinates: boolean;
  colours: Record<string, string>;
  safe_colours: Record<string, string> | null;
}

export interface PieceKind {
  kind: string;
  name: string;
  owner: Seat | null;
  sign: string;
  art: string | null;
  safe_art: string | null;
  die: string | null;
  safe_die?: string | null;
}

/** What a page needs of a game: board, names, texts. */
export interface GameBoard {
  game: string;
  variant: string;
  name: string;
  game_name: string;
  rules: string;
  seats: { seat: Seat; name: string; turn: number }[];
  places: string[];
  kinds: PieceKind[];
  board: BoardShape | null;
  texts: Record<'messages' | 'phases' | 'reasons' | 'reasons_lost' | 'reasons_won', Record<string, string>>;
  policies: Policies;
  hidden: boolean;
  chance: boolean;
}

/** What the server sends over the socket. */
export type Incoming =
  | { type: 'welcome'; me: Me; now: number; beat: { busy: number; idle: number }; page: string }
  | ({ type: 'lobby' } & Lobby)
  | { type: 'beat'; n: number; now: number; number: number }
  | ({ type: 'watching' } & Watching)
  | { type: 'update'; match: string; update: Update | UpdateDifference }
  | { type: 'seats'; match: string; seats: SeatAt[]; watchers: number }
  | { type: 'done'; id: string; match?: string | null; update?: number; table?: string; code?: string }
  | {
      type: 'refused';
      id?: string;
      ask?: number;
      match?: string;
      code?: string;
      sentence?: string;
      after?: number;
      refusal?: Refusal;
      /** The numbers of the sending that it is about. */
      of?: { generation: number; update: number };
    }
  | { type: 'answer'; match: string; answer: { id: number } & Record<string, unknown> }
  | { type: 'closed'; why: string; sentence: string }
  | { type: 'moved'; match: string };

/** Why something asked for wasn't done: a code, and an English sentence where there is no better. */
export interface Refused {
  code: string;
  sentence: string;
  why?: Explanation;
}
