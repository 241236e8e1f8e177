// SPDX-License-Identifier: GPL-3.0-or-later
//
// The club's tournaments as this page knows them: asked for again when the server says that they have changed, and the
// last that was seen is kept, so that pairings and standings can still be read when the club's computer is gone.
// Nothing of a browser is in here.
import type { Evening, EveningLine, EveningRound } from './messages';

export interface Keeping {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const kKept = 'boardwright-evening';

export interface KeptEvening {
  at: number; // when it was seen
  evening: Evening;
}

/** What is kept is a stranger's text until it has been read. */
export function read_kept(text: string | null): KeptEvening | null {
  try {
    const kept = JSON.parse(text || 'null') as KeptEvening | null;
    if (!kept || typeof kept.at !== 'number' || !kept.evening) return null;
    const { evening } = kept;
    const sound =
      typeof evening.evening === 'string' &&
      typeof evening.name === 'string' &&
      Array.isArray(evening.entrants) &&
      Array.isArray(evening.games) &&
      Array.isArray(evening.scores) &&
      evening.standings &&
      Array.isArray(evening.standings.lines) &&
      Array.isArray(evening.standings.columns) &&
      (!evening.current || Array.isArray(evening.current.boards));
    return sound ? { at: kept.at, evening: { ...evening, me: evening.me || null, desk: null } } : null;
  } catch {
    return null;
  }
}

interface Known {
  seen: KeptEvening | null;
  of: string; // what was asked for last: version, and who is whom
  asking: boolean;
}

interface KnownRound {
  seen: EveningRound | null;
  of: string; // the version that it was asked for with, and who is whom
}

export class Evenings {
  private known_ = new Map<string, Known>();
  private rounds_ = new Map<string, KnownRound>();
  private wanted_ = new Set<string>();
  private lines_: EveningLine[] | null = null;
  private people_ = 0;
  private open_ = false;

  constructor(
    private ask_: (evening: string) => Promise<Evening>,
    private ask_round_: (evening: string, round: number) => Promise<EveningRound>,
    private keeping_: () => Keeping,
    private now_: () => number,
    private changed_: () => void
  ) {}

  /** What the socket says; `open`: it works. After a new connection everything is asked for anew. */
  told(lines: EveningLine[] | null, people: number, open: boolean) {
    this.lines_ = lines;
    this.people_ = people;
    if (open && !this.open_) this.known_.forEach((known) => (known.of = ''));
    this.open_ = open;
    this.wanted_.forEach((evening) => this.ask(evening));
  }

  /** The newest that this page has; asked for by the first call. */
  see(evening: string): KeptEvening | null {
    if (!this.wanted_.has(evening)) {
      this.wanted_.add(evening);
      const known = this.of(evening);
      const kept = this.last();
      if (!known.seen && kept && kept.evening.evening === evening) known.seen = kept;
      this.ask(evening);
    }
    return this.of(evening).seen;
  }
  /** An earlier round, once it is there; asked for again when the evening has changed. */
  round(evening: string, round: number): EveningRound | null {
    const key = evening + ' ' + round;
    let known = this.rounds_.get(key);
    if (!known) this.rounds_.set(key, (known = { seen: null, of: '' }));
    const wanted = this.of(evening).of;
    if (this.open_ && wanted && known.of !== wanted) {
      const of = known;
      of.of = wanted;
      this.ask_round_(evening, round).then(
        (seen) => {
          of.seen = seen;
          this.changed_();
        },
        () => (of.of = '')
      );
    }
    return known.seen;
  }
  /** Nobody looks at it any more. */
  leave(evening: string) {
    this.wanted_.delete(evening);
  }
  /** All of it again: another language is spoken, or this is somebody else now. */
  forget() {
    this.known_.forEach((known) => (known.of = ''));
    this.rounds_.clear();
    this.wanted_.forEach((evening) => this.ask(evening));
  }
  /** The last that this device has seen of any. */
  last(): KeptEvening | null {
    try {
      return read_kept(this.keeping_().getItem(kKept));
    } catch {
      return null; // a browser may forbid all keeping
    }
  }

  private of(evening: string): Known {
    let known = this.known_.get(evening);
    if (!known) this.known_.set(evening, (known = { seen: null, of: '', asking: false }));
    return known;
  }

  private ask(evening: string) {
    const line = this.lines_ && this.lines_.find((one) => one.evening === evening);
    const known = this.of(evening);
    if (!this.open_ || !line || known.asking) return;
    const wanted = line.version + ' ' + this.people_;
    if (known.of === wanted) return;
    known.of = wanted;
    known.asking = true;
    this.ask_(evening).then(
      (seen) => {
        known.asking = false;
        known.seen = { at: this.now_(), evening: seen };
        this.keep(known.seen);
        this.changed_();
        this.ask(evening); // it may have changed meanwhile
      },
      () => {
        known.asking = false;
        known.of = '';
      }
    );
  }

  private keep(kept: KeptEvening) {
    try {
      // What the desk alone sees is kept nowhere.
      const evening = { ...kept.evening, desk: null };
      this.keeping_().setItem(kKept, JSON.stringify({ at: kept.at, evening }));
    } catch {
      // nothing is kept
    }
  }
}

export interface TypedResult {
  board: number;
  score: string;
}

const kKeys: Record<string, string> = {
  '1': '1-0',
  '0': '0-1',
  '=': '½-½',
  '½': '½-½',
  r: '½-½',
  d: '½-½',
  '+': '+:-',
  '-': '-:+'
};

/** A board's number and one key: "121" is a win for the first at board 12. Null: not (yet) one. */
export function read_typed(text: string): TypedResult | null {
  const typed = /^\s*(\d+)\s*([10=½rd+-])\s*$/i.exec(text);
  const score = typed && kKeys[typed[2]!.toLowerCase()];
  return typed && score ? { board: Number(typed[1]), score } : null;
}

/** As it is shown: 1–0; +:- where somebody did not come. */
export function shown_score(score: string): string {
  return score.includes(':') ? score : score.replace('-', '–');
}

/** The same result seen from the second. */
export function turned(score: string): string {
  const parts = /^(.+?)([-:])(.+)$/.exec(score);
  if (!parts) return score;
  // "-:+" begins with the sign that stands between elsewhere.
  if (score.includes(':')) {
    const [first, second] = score.split(':');
    return second + ':' + first;
  }
  return parts[3]! + parts[2]! + parts[1]!;
}
