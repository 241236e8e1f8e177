// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page's own words: texts/<language>.json, fetched for the language that is spoken. English stands in where a
// language has no word.
import type { Explanation, Outcome, SeenMove } from './protocol';
import type { GameBoard } from './messages';

export type Arguments = Record<string, string | number>;

/** {name} is replaced; braces around another name stay as they are. */
export function fill(sentence: string, values: Arguments): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole
  );
}

export class Texts {
  private own_: Record<string, string> = {};
  private english_: Record<string, string> = {};

  constructor(english: Record<string, string>, own: Record<string, string> = english) {
    this.english_ = english;
    this.own_ = own;
  }
  /** The word for a key; one with `count` may have another for one, as <key>_one. */
  say(key: string, values: Arguments = {}): string {
    const one = values.count === 1 ? this.find(key + '_one') : undefined;
    return fill(one || this.find(key) || key, values);
  }
  has(key: string): boolean {
    return this.find(key) !== undefined;
  }
  private find(key: string): string | undefined {
    return this.own_[key] || this.english_[key];
  }
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The language to speak: the one chosen, else the first of the browser's that the page knows, else English. */
export function choose_language(chosen: string, wanted: readonly string[], known: readonly string[]): string {
  for (const language of [chosen].concat(wanted)) {
    if (known.includes(language)) return language;
    const short = language.split('-')[0]!;
    if (known.includes(short)) return short;
  }
  return 'en';
}

/** Words of a game: explanations, results, moves. */
export class GameWords {
  constructor(
    readonly board: GameBoard,
    private texts_: Texts
  ) {}

  seat(id: string): string {
    const found = this.board.seats.find((seat) => seat.seat === id);
    if (found) return found.name;
    return id === 'chance' ? this.texts_.say('chance') : id;
  }
  kind(index: number): string {
    const kind = this.board.kinds[index];
    return kind ? kind.name : '?';
  }
  place(index: number): string {
    const fields = this.board.board ? this.board.board.fields.length : this.board.places.length;
    const tray = this.board.board ? this.board.board.trays[index - fields] : undefined;
    return tray ? tray.name : this.board.places[index] || '?';
  }

  /** With the number of the rule, where there is one. */
  explanation(what: Explanation, of: 'messages' | 'phases' = 'messages'): string {
    const sentence = this.filled(this.board.texts[of][what.id] || what.id, what);
    return what.rule ? sentence + ' (' + what.rule + ')' : sentence;
  }
  private filled(sentence: string, what: Explanation): string {
    const values: Arguments = {};
    for (const [name, value] of what.arguments)
      values[name] = typeof value === 'string' ? this.named(value) : value;
    return fill(sentence, values);
  }
  private named(id: string): string {
    const kind = this.board.kinds.find((one) => one.kind === id);
    const seat = this.board.seats.find((one) => one.seat === id);
    return kind ? kind.name : seat ? seat.name : id;
  }

  /** Why a game has ended, told to a seat or to everybody. */
  reason(result: Outcome, viewer: string): string {
    const { texts } = this.board;
    const points = result.half_points[viewer];
    let words: string | undefined;
    if (points === 2) words = texts.reasons_won[result.reason];
    if (points === 0 && Object.keys(result.half_points).some((seat) => result.half_points[seat] === 2))
      words = texts.reasons_lost[result.reason];
    words = capitalised(words || texts.reasons[result.reason] || result.reason);
    return /[.!?]$/.test(words) ? words : words + '.';
  }

  /** What dice show, as numbers; none for any other event. */
  static dice(event: string): number[] {
    if (!/^(dice|roll):[1-9]\d?(-[1-9]\d?)*$/.test(event)) return [];
    return event.slice(5).split('-').map(Number);
  }
  chance(event: string): string {
    const faces = GameWords.dice(event);
    if (!faces.length) return event;
    const one_each = faces.length === this.board.seats.length;
    const told = faces.map((face, i) => (one_each ? this.board.seats[i]!.name + ' ' + face : String(face)));
    return this.texts_.say('dice', { faces: told.join(', ') });
  }
  move(move: SeenMove): string {
    if (move.seat === 'chance') return this.chance(move.text);
    const text = move.text === 'pass' ? this.texts_.say('pass') : move.text;
    return this.texts_.say('of_seat', { seat: this.seat(move.seat), what: text });
  }
}
