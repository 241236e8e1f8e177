// SPDX-License-Identifier: GPL-3.0-or-later
//
// A player's hand on the board: clicks become a move, a move waits for a yes where that is wanted, and what can't be
// done is explained. Nothing is ever played here: the server's next update is what happened.
import { Ahead, likeness_of } from './ahead';
import { ClickSequence, type Step } from './clicks';
import type { MatchLink } from './match_link';
import type { Explanation, LegalMove } from './protocol';
import { read_typed_move } from './typed';

export interface Told {
  kind: 'why' | 'note';
  text: string;
  rule?: string;
}

export class Play {
  readonly clicks = new ClickSequence();
  /** What was pressed while the other side is on turn. */
  readonly ahead = new Ahead();
  /** A move that waits for a yes. */
  meant: LegalMove | null = null;
  told: Told | null = null;
  wrong: number[] = [];

  private seen_ = '';

  constructor(
    readonly link: MatchLink,
    private place_name_: (place: number) => string,
    private explain_: (what: Explanation) => string,
    private say_: (key: string, values?: Record<string, string | number>) => string,
    private confirm_: () => boolean,
    private ahead_: () => boolean,
    private changed_: () => void,
    private heard_: (told: Told) => void
  ) {}

  /** Whether the seat at this page may move now. */
  can_move(): boolean {
    const { update, pending } = this.link;
    return this.link.plays() && update !== null && update.moves.length > 0 && !pending && !update.result;
  }

  /** Whether a move may be chosen now for when the turn comes. */
  may_choose_ahead(): boolean {
    const { update, pending } = this.link;
    return (
      this.ahead_() &&
      this.link.still_plays() &&
      update !== null &&
      !update.moves.length &&
      !pending &&
      !update.paused
    );
  }
  private own = (place: number): boolean => {
    const { update, kinds, viewer } = this.link;
    const items = update ? update.picture.items.filter(([at]) => at === place) : [];
    return items.some(([, kind]) => kinds[kind] === viewer);
  };

  /** Takes over what the newest update allows; what was chosen stays where it still can be played. */
  refresh() {
    const { update, pending } = this.link;
    if (!update) return;
    const now = [update.generation, update.update, pending ? pending.id : ''].join('/');
    if (now === this.seen_) return;
    this.seen_ = now;
    const moves = this.can_move() ? update.moves : [];
    const chosen = this.clicks.clicks.slice();
    this.clicks.set_moves(moves);
    if (chosen.length && moves.some((move) => chosen.every((place, i) => move.clicks[i] === place)))
      chosen.forEach((place) => this.clicks.click(place));
    if (this.meant && !moves.some((move) => move.text === this.meant!.text)) this.meant = null;
    if (update.result || update.rewound) this.ahead.clear();
    if (moves.length) this.take_ahead(moves);
  }

  /** The turn has come: the move that was chosen before is made, if there is exactly one such. */
  private take_ahead(moves: LegalMove[]) {
    const { places } = this.ahead;
    const move = this.ahead.move_in(moves);
    this.ahead.clear();
    this.ahead.likeness = likeness_of(moves, this.own);
    if (!places.length) return;
    if (move) return this.complete(move);
    // The beginning of one is still the beginning of one.
    if (moves.some(({ clicks }) => clicks.length > places.length && places.every((at, i) => clicks[i] === at)))
      places.forEach((place) => this.clicks.click(place));
  }

  press(place: number) {
    if (this.may_choose_ahead()) {
      this.forget();
      this.ahead.press(place, this.own(place));
      return this.changed_();
    }
    this.meant = null;
    this.take(this.clicks.click(place));
  }
  drop(from: number, to: number | null) {
    this.meant = null;
    if (this.clicks.clicks[this.clicks.clicks.length - 1] !== from) return;
    if (to === null) return this.escape();
    this.take(this.clicks.drop(to));
  }
  escape() {
    this.clicks.clear();
    this.ahead.clear();
    this.meant = null;
    this.forget();
    this.changed_();
  }
  forget() {
    this.told = null;
    this.wrong = [];
  }

  /** A move as somebody has written it; whether it was one. */
  typed(text: string): boolean {
    this.forget();
    const { update } = this.link;
    const move = update && this.can_move() ? read_typed_move(text, update.moves) : null;
    if (move) {
      this.complete(move);
      return true;
    }
    if (!this.link.plays() || !this.can_move())
      this.tell({ kind: 'note', text: this.say_('play.not_your_turn') });
    else this.ask_why({ move: text.trim() }, []);
    return false;
  }

  /** A move by its text, chosen from a list or a button. */
  choose(text: string) {
    const move = this.link.update && this.link.update.moves.find((one) => one.text === text);
    if (move && this.can_move()) this.complete(move);
  }

  confirm() {
    const move = this.meant;
    this.meant = null;
    if (move) this.link.command({ command: 'move', move: move.text });
    this.changed_();
  }

  private complete(move: LegalMove) {
    this.clicks.clear();
    this.forget();
    if (this.confirm_()) {
      this.meant = move;
      this.heard_({ kind: 'note', text: this.say_('play.confirm_spoken', { move: move.text }) });
    } else {
      this.link.command({ command: 'move', move: move.text });
    }
    this.changed_();
  }

  private take(step: Step) {
    this.forget();
    if (step.step === 'complete') return this.complete(step.move);
    if (step.step === 'nothing' && step.refused.length) this.refuse(step.refused);
    this.changed_();
  }

  private refuse(clicks: number[]) {
    if (!this.link.plays() || !this.link.update || this.link.update.result) return;
    if (!this.can_move()) return; // off turn a click asks nothing
    this.ask_why({ clicks: clicks.map(this.place_name_) }, clicks);
  }

  private ask_why(what: { clicks?: string[]; move?: string }, clicks: number[]) {
    const asked = this.seen_;
    this.link.ask<{ explanation: Explanation | null }>({ ask: 'explain', ...what }).then(
      ({ explanation }) => {
        if (asked !== this.seen_ || this.clicks.clicks.length || this.meant) return; // something else by now
        if (explanation && explanation.legal === false) {
          this.wrong = explanation.places || [];
          if (!this.wrong.length && clicks.length) this.wrong = clicks.slice(-1);
          this.tell({ kind: 'why', text: this.explain_(explanation), rule: explanation.rule });
        } else if (what.move) {
          this.tell({ kind: 'why', text: this.say_('play.no_such_move', { move: what.move }) });
        } else if (clicks.length > 1) {
          this.tell({ kind: 'why', text: this.say_('play.no_move_there') });
        }
      },
      () => undefined
    );
  }

  private tell(told: Told) {
    this.told = told;
    this.heard_(told);
    this.changed_();
  }
}
