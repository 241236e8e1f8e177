// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes between the page and the server, as framework/link/README.md describes it: types alone.

/** Place, kind, count, flags; and of what lies on other pieces of its field how many items are below it. */
export type Item = [number, number, number, number, number?];
export const kItemMoved = 1;
export const kItemRevealed = 2;

/** A seat's id of the rules, `chance` or `spectator`. */
export type Seat = string;
export const kSpectator: Seat = 'spectator';
export const kChance: Seat = 'chance';

export interface Border {
  fields: [number, number];
  seat: Seat;
  count: number;
  closed: boolean;
}

export interface Picture {
  items: Item[];
  borders: Border[];
}

export interface Change {
  type: 'vanished' | 'moved' | 'changed' | 'appeared';
  before?: Item;
  after?: Item;
}

export interface PictureDifference {
  pieces: Change[];
  borders?: Border[];
}

export type Argument = [string, string | number];

export interface Explanation {
  id: string;
  arguments: Argument[];
  legal?: boolean;
  rule?: string;
  places?: number[];
}

export interface News {
  seat: Seat;
  text: string;
  places: number[];
  difference: PictureDifference;
  picture?: Picture;
  reveals?: Explanation;
  set_up?: boolean;
}

/** A piece of news with the picture after it. */
export interface SeenMove extends News {
  picture: Picture;
}

export interface LegalMove {
  text: string;
  clicks: number[];
}

export interface SeatTime {
  remaining: number;
  running: boolean;
  set_up?: boolean;
  correspondence?: boolean;
  period?: number;
  overtime?: boolean;
  periods_left?: number;
  turns_to_go?: number;
  delay_left?: number;
  deadline?: number;
  spared_until?: number;
  turn?: number;
  flagged_at?: number;
  overdrawn?: number;
  credited?: number;
}

export interface TableRequest {
  for: 'take_back' | 'pause';
  seat: Seat;
  allowed: Seat[];
}

export interface Outcome {
  half_points: Record<Seat, number>;
  reason: string;
}

/** What is agreed on and asked for: what isn't there is false, none or empty. */
export interface TableState {
  draw_offers?: Seat[];
  request?: TableRequest | null;
  result?: Outcome | null;
  flagged?: Seat[];
  /** Seats that play no more while the others go on. */
  left?: { seat: Seat; reason: string }[];
  paused?: boolean;
  clock_waits?: boolean;
  can_take_back?: boolean;
  can_offer_draw?: boolean;
  can_answer?: boolean;
  can_claim_repetition?: boolean;
  can_pause?: boolean;
  can_claim_absence?: boolean;
}

export interface Seen {
  ply: number;
  position: string;
  on_turn: Seat[];
  moves: LegalMove[];
  phase: Explanation | null;
}

export interface Update extends Seen, TableState {
  version: number;
  generation: number;
  update: number;
  viewer: Seat;
  picture: Picture;
  last_move: SeenMove | null;
  news: SeenMove[];
  rewound: boolean;
  difference: PictureDifference;
  clocks: SeatTime[];
  now: number;
}

/** To the update `of`. What isn't there is as it was; see framework/link/README.md for the exceptions. */
export interface UpdateDifference extends Partial<Seen>, TableState {
  version: number;
  generation: number;
  update: number;
  of: number;
  news?: News[];
  rewound?: boolean;
  difference?: PictureDifference;
  picture?: Picture;
  last_move?: SeenMove | null;
  clocks?: SeatTime[];
  now?: number;
}

export type CommandKind =
  | 'move'
  | 'arrange'
  | 'resign'
  | 'offer_draw'
  | 'decline_draw'
  | 'take_back'
  | 'claim_time'
  | 'let_play_on'
  | 'allow'
  | 'refuse'
  | 'claim_repetition'
  | 'pause'
  | 'resume'
  | 'withdraw'
  | 'start_clock'
  | 'claim_absence';

/** Place and kind. */
export type Placed = [number, number];

export interface Command {
  command: CommandKind;
  move?: string;
  placed?: Placed[];
}

export interface Refusal {
  refused: string;
  sentence: string;
  why?: Explanation;
}

export interface Arranged {
  placed: Placed[];
  left: { kind: number; count: number; places: number[] }[];
  picture: Picture;
  complete: boolean;
  refused: Explanation | null;
}

export type ArrangeChange =
  | { do: 'place'; kind: string; place: string }
  | { do: 'move'; place: string; to: string }
  | { do: 'take_away'; place: string }
  | { do: 'clear' | 'mirror' }
  | { do: 'at_random'; seed: number };

export type Question =
  | { ask: 'history' }
  | { ask: 'picture_after'; moves: number }
  | { ask: 'explain'; clicks?: string[]; move?: string }
  | { ask: 'tell'; place: string }
  | { ask: 'view' }
  | { ask: 'arrange'; placed: [string, string][]; change?: ArrangeChange };

export interface HistoryAnswer {
  start: Picture;
  moves: News[];
}
