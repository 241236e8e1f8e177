// SPDX-License-Identifier: GPL-3.0-or-later
//
// A set-up that is being made. Nobody but this page remembers it: each change is a question to the server, which
// answers with what stands then; `ready` submits it whole.
import type { MatchLink } from './match_link';
import type { ArrangeChange, Arranged, Explanation, Placed } from './protocol';

export type InHand = { kind: number } | { place: number } | null;

export class SetUp {
  /** Nothing: there is nothing to arrange. */
  arranged: Arranged | null = null;
  in_hand: InHand = null;
  /** Where what is in hand can go. */
  targets: number[] = [];
  refused: Explanation | null = null;
  wrong: number[] = [];

  private queue_: Promise<void> = Promise.resolve();
  private asked_ = '';

  constructor(
    readonly link: MatchLink,
    private place_name_: (place: number) => string,
    private kind_name_: (kind: number) => string,
    private changed_: () => void,
    private heard_: (what: Explanation) => void
  ) {}

  /** Asks whether there is something to arrange, when that may have changed. */
  refresh() {
    const { update } = this.link;
    if (!update || !this.link.plays()) return;
    const on_turn = update.on_turn.includes(this.link.viewer) && !update.result && !update.paused;
    const phase = update.phase ? update.phase.id : '';
    const now = [update.generation, on_turn, phase, this.arranged ? update.update : '', update.rewound].join(
      '/'
    );
    if (now === this.asked_) return;
    this.asked_ = now;
    if (!on_turn) {
      if (!update.paused) this.take(null);
      return;
    }
    const placed = this.arranged ? this.arranged.placed : [];
    void this.ask(placed).then((arranged) => this.take(arranged));
  }

  get active(): boolean {
    return this.arranged !== null;
  }
  piece_at(place: number): number | null {
    const found = this.arranged && this.arranged.placed.find(([at]) => at === place);
    return found ? found[1] : null;
  }
  left(kind: number): number {
    const found = this.arranged && this.arranged.left.find((one) => one.kind === kind);
    return found ? found.count : 0;
  }
  placed_places(): number[] {
    return this.arranged ? this.arranged.placed.map(([place]) => place) : [];
  }

  take_kind(kind: number) {
    if (this.in_hand && 'kind' in this.in_hand && this.in_hand.kind === kind) return this.let_go();
    this.forget();
    if (!this.left(kind)) return;
    this.in_hand = { kind };
    this.targets = this.fields_for(kind);
    this.changed_();
  }

  let_go() {
    this.in_hand = null;
    this.targets = [];
    this.forget();
    this.changed_();
  }

  press(place: number) {
    const hand = this.in_hand;
    if (hand && 'place' in hand && hand.place === place) return this.let_go();
    if (hand && this.targets.includes(place)) return this.put(hand, place);
    if (this.piece_at(place) !== null) return this.take_from(place);
    if (hand && 'kind' in hand) return this.put(hand, place); // refused, with the reason
    if (hand) return this.put(hand, place);
    const fitting = this.arranged!.left.filter((one) => one.count > 0 && one.places.includes(place));
    if (fitting.length === 1) return this.put({ kind: fitting[0]!.kind }, place);
    const some = this.arranged!.left.find((one) => one.count > 0);
    if (!fitting.length && some) this.put({ kind: some.kind }, place);
    this.changed_();
  }

  drop(from: number, to: number | null) {
    if (to === null) return this.change({ do: 'take_away', place: this.place_name_(from) });
    this.put({ place: from }, to);
  }
  drop_kind(kind: number, to: number) {
    this.put({ kind }, to);
  }

  clear() {
    this.change({ do: 'clear' });
  }
  mirror() {
    this.change({ do: 'mirror' });
  }
  at_random(seed: number) {
    this.change({ do: 'at_random', seed });
  }
  take_away() {
    const hand = this.in_hand;
    if (hand && 'place' in hand) this.drop(hand.place, null);
  }

  ready() {
    if (!this.arranged || !this.arranged.complete) return;
    this.let_go();
    this.link.command({ command: 'arrange', placed: this.arranged.placed });
  }

  private fields_for(kind: number): number[] {
    const found = this.arranged && this.arranged.left.find((one) => one.kind === kind);
    return found ? found.places : [];
  }

  private take_from(place: number) {
    this.forget();
    this.in_hand = { place };
    this.targets = [];
    this.changed_();
    // Where it can go is where one more of its kind could stand without it. To ask changes nothing.
    const kind = this.piece_at(place)!;
    const placed = this.arranged!.placed;
    void this.ask(placed, { do: 'take_away', place: this.place_name_(place) }).then((without) => {
      const hand = this.in_hand;
      if (!without || !hand || !('place' in hand) || hand.place !== place) return;
      const found = without.left.find((one) => one.kind === kind);
      this.targets = (found ? found.places : []).filter((target) => target !== place);
      this.changed_();
    });
  }

  private put(hand: Exclude<InHand, null>, to: number) {
    const where = this.place_name_(to);
    this.change(
      'kind' in hand
        ? { do: 'place', kind: this.kind_name_(hand.kind), place: where }
        : { do: 'move', place: this.place_name_(hand.place), to: where },
      [to]
    );
  }

  /** One after the other: each change is made to what came of the one before. */
  private change(change: ArrangeChange, wrong: number[] = []) {
    this.forget();
    const hand = this.in_hand;
    if (hand && 'place' in hand) {
      this.in_hand = null;
      this.targets = [];
    }
    this.queue_ = this.queue_.then(async () => {
      if (!this.arranged) return;
      const after = await this.ask(this.arranged.placed, change);
      if (!after) return this.take(null);
      if (after.refused) {
        this.refused = after.refused;
        this.wrong = after.refused.places && after.refused.places.length ? after.refused.places : wrong;
        this.heard_(after.refused);
      }
      this.take({ ...after, refused: null });
    });
    this.changed_();
  }

  private take(arranged: Arranged | null) {
    this.arranged = arranged;
    const hand = this.in_hand;
    if (!arranged || (hand && 'kind' in hand && !this.left(hand.kind))) {
      this.in_hand = null;
      this.targets = [];
    } else if (hand && 'kind' in hand) {
      this.targets = this.fields_for(hand.kind);
    }
    this.changed_();
  }

  private ask(placed: Placed[], change?: ArrangeChange): Promise<Arranged | null> {
    const named = placed.map(([place, kind]): [string, string] => [
      this.place_name_(place),
      this.kind_name_(kind)
    ]);
    return this.link
      .ask<{ arranged: Arranged | null }>({ ask: 'arrange', placed: named, ...(change ? { change } : {}) })
      .then((answer) => answer.arranged)
      .catch(() => (change ? this.arranged : null));
  }

  private forget() {
    this.refused = null;
    this.wrong = [];
  }
}
