// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is told to those who listen: a queue that never drops or doubles. A live region reads what is put into it, and
// may miss what is replaced at once; so each sentence stands there for a moment, by itself, before the next one.

const kStands = 900; // milliseconds

export class Announcer {
  private waiting_: string[] = [];
  private busy_ = false;
  /** Everything that was said, in order: what a test compares with what happened. */
  readonly said: string[] = [];

  constructor(
    private show_: (sentence: string) => void,
    private later_: (milliseconds: number, what: () => void) => void
  ) {}

  say(sentence: string) {
    if (!sentence) return;
    this.waiting_.push(sentence);
    if (!this.busy_) this.next();
  }

  private next() {
    // What waited is told together; each sentence as often as it was said.
    const sentence = this.waiting_.join(' ');
    this.waiting_ = [];
    this.busy_ = sentence !== '';
    if (!sentence) return this.show_('');
    this.said.push(sentence);
    this.show_(sentence);
    this.later_(kStands, () => this.next());
  }
}
