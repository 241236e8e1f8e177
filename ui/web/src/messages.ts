// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands around messages about a game: docs/protocol.md.
import type { Explanation, Outcome, Refusal, Seat, Update, UpdateDifference } from './protocol';

/** Each may also do what those before it may. */
export type Role = 'guest' | 'member' | 'helper' | 'arbiter' | 'organiser';
export const kRoles: readonly Role[] = ['guest', 'member', 'helper', 'arbiter', 'organiser'];

export interface Me {
  person: string;
  name: string;
  role: Role;
  /** Whether this member has one; left out: no member, or not told. */
  password?: boolean;
}

export interface Hello {
  version: number;
  club: string;
  languages: string[];
  needs_code: boolean;
  /** One game alone can be played, which somebody is still writing. */
  trial?: boolean;
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
  version: number;
  people: Person[];
  tables: ClubTable[];
  /** Of a trial: which rules the next game is played by. */
  rules?: string;
}
/** All of it, or what has changed since version `of`, and who and which tables are no longer there. */
export interface LobbyMessage extends Lobby {
  of?: number;
  gone?: string[];
  closed?: string[];
}

export interface Policies {
  draw_agreement?: boolean;
  takeback?: string;
  touch_move?: boolean;
  hints?: boolean;
  repetition?: string;
}

/** How much later than those who play spectators see a match, by milliseconds or by moves. */
export type Late = { time: number } | { moves: number };

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
  late: Late | null;
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
  fields: {
    centre: Point;
    outline: number | null;
    /** `dark`, `light`, `tone2` to `tone15`, or `none`. */
    ground: string;
    /** Between fields: pressed before what lies below it, and drawn only where it means something. */
    slot?: boolean;
    beside?: boolean;
    holds?: number;
  }[];
  lines: Point[][];
  marks: Point[];
  labels: { text: string; at: Point; side: 'bottom' | 'left' | 'free' }[];
  zones: { zone: string; name: string; owner: Seat | null; colour: string; fields: number[] }[];
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
  art: string;
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

/** A tournament in the list. */
export interface EveningLine {
  evening: string;
  name: string;
  system: string;
  version: number;
  people: number;
  round: number | null; // null: it has no rounds
  rounds: number;
  ended: boolean;
}

export interface Named {
  player: string;
  name: string;
}

/** Whether a board's game has been chosen there, by whom (null: both), and what is left for the one ranked higher. */
export interface GameChoice {
  chosen: boolean;
  by: string | null;
  higher: Named;
  left: number[];
}

export interface EveningBoard {
  round: number;
  board: number;
  first: Named;
  second: Named;
  swapped: boolean;
  game: number;
  sitting: number;
  handicap: number;
  result: string | null;
  match: string | null;
  // Of one's own board, and for who helps:
  disputed?: boolean;
  said?: { player: string | null; name: string | null; phone: boolean; score: string | null }[];
  claimed?: string | null;
  until?: number | null;
  // For who helps; null: there is nothing to choose any more.
  choice?: GameChoice | null;
}

export type Presence = 'here' | 'out' | 'gone' | 'playing' | 'unknown' | 'away';

export interface EveningRound {
  round: number | null;
  state: 'published' | 'playing' | 'closed';
  since: number | null;
  bye: Named | null;
  complete: boolean;
  published: number;
  boards: EveningBoard[];
}

/** For who helps also: rounds to come without him, and games that he likes, by their place in `games`. */
export interface Entrant extends Named {
  is: Presence;
  phone?: string | null;
  member?: boolean;
  likes?: number[];
  out?: number[];
  half?: number[]; // of `out`, those with half a point
}

export interface Evening extends EveningLine {
  now: number;
  clock: string | null;
  games: { game: string; variant: string }[];
  next: number | null;
  scores: string[];
  current: EveningRound | null;
  standings: {
    columns: { code: string; name: string }[];
    lines: {
      place: number;
      player: string;
      name: string;
      points: string;
      values: string[];
      group: number;
    }[];
    why_none: string | null;
  };
  entrants: Entrant[];
  me: (Named & { is: Presence; board: EveningBoard | null; bye: boolean; likes?: number[] }) | null;
  desk: {
    aside: number;
    take_back: boolean;
    halves: boolean;
    one_more: boolean;
    no_shows: { round: number; board: number; due: number }[];
    proposals: { player: string; name: string; other: string; other_name: string; game: number }[];
    guests: { person: string; name: string }[];
    // What may be changed while it runs; null: it means nothing there.
    changeable: { boards: number; patience: number | null; until: string | null };
  } | null;
}

/** A round that nobody but the organiser has seen. */
export interface EveningDraft {
  draft: string; // another one after each change
  round: number;
  by_hand: boolean;
  boards: { board: number; first: Named; second: Named; game: number; sitting: number }[];
  bye: Named | null;
  out: string[];
  notes: string[];
}

/** What a correction would change, before and after, who sat at that board first; rounds that would be paired otherwise. */
export interface CorrectionPreview {
  moved: { name: string; points: [string, string]; place: [number, number] }[];
  otherwise: { round: number; pairs: string[] }[];
}

/** A guest who says which member he is: told to organisers, and what becomes of it to himself. */
export interface Claim {
  person: string;
  name: string;
  member: string;
}
export interface OwnClaim {
  member: string;
  state: 'waiting' | 'allowed' | 'refused';
  code?: string; // once it is allowed: to come in with
}

export interface Done {
  type: 'done';
  id: string;
  match?: string | null;
  update?: number;
  table?: string;
  code?: string;
  why?: string[];
  /** Of `devices`. */
  devices?: Device[];
  /** The same: whether whoever it is has a password, and may write nothing. */
  password?: boolean;
  passkeys?: number; // how many
  muted?: boolean;
}

/** A browser in which somebody is in; its name opens nothing. */
export interface Device {
  device: string;
  made: number;
  seen: number;
  open: boolean;
}

/** What the server sends over the socket. */
export interface ChatLine {
  n: number;
  room: 'players' | 'spectators';
  person: string;
  name: string;
  seat: string | null;
  words?: string;
  phrase?: string; // a ready one, by its id
}

/** What is written beside a match, as far as this person may read it. */
export interface Chat {
  room: ChatLine['room']; // this person's
  may: 'words' | 'phrases' | 'muted';
  whole: boolean; // else these lines come after those that were told before
  lines: ChatLine[];
}

export type Incoming =
  | { type: 'welcome'; me: Me; now: number; beat: { busy: number; idle: number }; page: string }
  | ({ type: 'lobby' } & LobbyMessage)
  | { type: 'beat'; n: number; now: number; number: number }
  | ({ type: 'watching' } & Watching)
  | { type: 'update'; match: string; update: Update | UpdateDifference }
  | { type: 'seats'; match: string; seats: SeatAt[]; watchers: number }
  | (Done & Partial<EveningDraft> & Partial<CorrectionPreview>)
  | { type: 'claims'; claims: Claim[] }
  | ({ type: 'claim' } & OwnClaim)
  | { type: 'evenings'; people: number; evenings: EveningLine[] }
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
  | ({ type: 'chat'; match: string } & Chat)
  | { type: 'moved'; match: string };

/** Why something asked for wasn't done: a code, and an English sentence where there is no better. */
export interface Refused {
  code: string;
  sentence: string;
  why?: Explanation;
}
