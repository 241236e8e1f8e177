// SPDX-License-Identifier: GPL-3.0-or-later
//
// One watched match: its newest update, the one command that waits for an answer, and questions.
import { apply, apply_to_picture } from './difference';
import type { Link } from './link';
import type { Chat, Incoming, Refused, SeatAt, Watching } from './messages';
import {
  kSpectator,
  type Command,
  type News,
  type Question,
  type Refusal,
  type SeenMove,
  type Update,
  type UpdateDifference
} from './protocol';
import { turned_down } from './turned_down';

const kAnswerDue = 2000;
const kMostAnew = 5;
const kChatLines = 100; // as many as the server keeps of both rooms

/** A command on its way. It is never applied to another position than it was chosen for. */
interface Pending {
  id: string;
  command: Command;
  based_on: number;
  generation: number;
  position: string;
  sent: number;
  stale: boolean; // refused so: it waits for the newest update
  anew: number; // how often it was sent with new numbers
}

interface Asked {
  question: Question;
  resolve(answer: Record<string, unknown>): void;
  reject(refused: Refused): void;
  sent: number;
}

export class MatchLink {
  watching: Watching | null = null;
  update: Update | null = null;
  /** When the newest update was true, by our clock. */
  received = 0;
  seats: SeatAt[] = [];
  watchers = 0;
  /** Nothing: the house has none. */
  chat: Chat | null = null;
  unread = 0;
  pending: Pending | null = null;
  /** What came of the last command, where it was refused; cleared by the next one. */
  refused: Refusal | null = null;
  /** The last command could not be carried out after the network had gone: it is told, and chosen anew. */
  not_played: string | null = null;
  /** What was offered or asked for here the others have turned down, and nothing else has happened since. */
  turned_down = false;
  /** Every move that the viewer has learnt of, once it has been asked for. */
  history: SeenMove[] | null = null;
  history_start: SeenMove['picture'] | null = null;
  /** Not acknowledged, or closed by the server. */
  failed: Refused | null = null;

  /** Whose each kind of piece is; null: nobody's. */
  kinds: (string | null)[] = [];

  private order_: string[] = [];
  private withdraws_ = false; // what is gone was withdrawn here, until something else is sent
  private asked_ = new Map<number, Asked>();
  private question_number_ = 0;
  private on_news_: ((news: SeenMove[], update: Update) => void)[] = [];

  constructor(
    private link_: Link,
    readonly match: string,
    private as_: 'seat' | 'spectator' | 'everything',
    private changed_: () => void
  ) {}

  /** The seats' ids in the rules' order: borders are sorted by it. */
  set_seat_order(seats: string[]) {
    this.order_ = seats;
  }
  on_news(listener: (news: SeenMove[], update: Update) => void): () => void {
    this.on_news_.push(listener);
    return () => (this.on_news_ = this.on_news_.filter((other) => other !== listener));
  }

  /** Of a game that is over: with nothing hidden any more, or as it was seen. */
  show_everything(everything: boolean) {
    this.as_ = everything ? 'everything' : 'seat';
    this.forget();
    this.send_watch(false);
    this.changed_();
  }
  /** What stands around the updates may have changed. */
  look_anew() {
    this.send_watch(true);
  }
  get everything(): boolean {
    return this.as_ === 'everything';
  }

  get viewer(): string {
    return this.watching ? this.watching.viewer : kSpectator;
  }
  plays(): boolean {
    return this.watching !== null && this.viewer !== kSpectator;
  }
  /** Plays, and hasn't left while the others go on. */
  still_plays(): boolean {
    const { update } = this;
    const left = (update && update.left) || [];
    return this.plays() && this.live() && !left.some((one) => one.seat === this.viewer);
  }
  live(): boolean {
    return this.update !== null && !this.update.result;
  }

  /** A new socket. What was sent over the old one may have got lost on either way. */
  opened() {
    this.send_watch(true);
    if (this.pending) this.post(this.pending);
    this.asked_.forEach((asked, id) => this.post_question(id, asked));
  }

  tick(now: number) {
    if (this.pending && this.pending.sent && now - this.pending.sent >= kAnswerDue) this.post(this.pending);
    this.asked_.forEach((asked, id) => {
      if (asked.sent && now - asked.sent >= 2 * kAnswerDue) this.post_question(id, asked);
    });
  }

  /** One at a time; whether it was taken. */
  command(command: Command): boolean {
    if (this.pending || !this.update || !this.plays()) return false;
    this.refused = null;
    this.not_played = null;
    this.turned_down = false;
    this.withdraws_ = command.command === 'withdraw';
    this.pending = {
      id: this.link_.new_id(),
      command,
      based_on: this.update.update,
      generation: this.update.generation,
      position: this.update.position,
      sent: 0,
      stale: false,
      anew: 0
    };
    this.post(this.pending);
    this.changed_();
    return true;
  }

  ask<Answer>(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked: Asked = {
        question,
        resolve: resolve as unknown as Asked['resolve'],
        reject,
        sent: 0
      };
      const id = ++this.question_number_;
      this.asked_.set(id, asked);
      this.post_question(id, asked);
    });
  }

  /** Has every move from the start, asked for once and after moves were taken back. */
  want_history() {
    if (this.history || this.history_asked_) return;
    this.history_asked_ = true;
    this.ask<{ start: SeenMove['picture']; moves: News[] }>({ ask: 'history' }).then(
      (answer) => {
        this.history_asked_ = false;
        this.set_history(answer.start, answer.moves);
      },
      () => (this.history_asked_ = false)
    );
  }
  private history_asked_ = false;

  heard(message: Extract<Incoming, { match: string }>) {
    switch (message.type) {
      case 'watching':
        if (this.watching && this.watching.viewer !== message.viewer) this.forget();
        this.watching = message;
        break;
      case 'update':
        this.take(message.update);
        break;
      case 'seats':
        this.seats = message.seats;
        this.watchers = message.watchers;
        break;
      case 'chat': {
        const before = this.chat ? this.chat.lines : [];
        const lines = message.whole ? message.lines : before.concat(message.lines);
        this.unread = Math.max(0, this.unread + lines.length - before.length);
        this.chat = { ...message, lines: lines.slice(-kChatLines) };
        break;
      }
      case 'moved':
        this.send_watch(false);
        break;
      case 'answer': {
        const asked = this.asked_.get(message.answer.id);
        if (!asked) break;
        this.asked_.delete(message.answer.id);
        asked.resolve(message.answer);
        break;
      }
    }
  }

  /** Whether it was about something of this match. */
  answered(message: Extract<Incoming, { type: 'done' | 'refused' }>): boolean {
    if (message.type === 'refused' && message.ask !== undefined) {
      const asked = this.asked_.get(message.ask);
      if (!asked) return false;
      if (message.code === 'wait') {
        asked.sent = this.link_.world.now() - 2 * kAnswerDue + (message.after || 500);
        return true;
      }
      this.asked_.delete(message.ask);
      asked.reject({ code: message.code || 'failed', sentence: message.sentence || '' });
      return true;
    }
    if (!message.id && message.type === 'refused' && !this.update) {
      this.failed = { code: message.code || 'failed', sentence: message.sentence || '' };
      return true;
    }
    const pending = this.pending;
    if (!pending || message.id !== pending.id) return false;
    if (message.type === 'done') {
      this.pending = null;
      return true;
    }
    // What was sent again may be refused twice: of an older sending it says nothing any more.
    if (
      message.of &&
      (message.of.update !== pending.based_on || message.of.generation !== pending.generation)
    )
      return true;
    const refusal: Refusal = message.refusal || {
      refused: message.code || 'failed',
      sentence: message.sentence || ''
    };
    if (refusal.refused === 'wait') {
      pending.sent = this.link_.world.now() - kAnswerDue + (message.after || 500);
    } else if (refusal.refused === 'not_written') {
      pending.sent = this.link_.world.now();
    } else if (refusal.refused === 'stale') {
      this.send_anew(pending);
    } else {
      this.pending = null;
      this.refused = refusal;
    }
    return true;
  }

  private forget() {
    this.update = null;
    this.history = null;
    this.history_start = null;
  }

  private take(update: Update | UpdateDifference) {
    let after: Update | null;
    if ('of' in update) {
      after = this.update && apply(update, this.update, this.order_);
      if (!after) return this.send_watch(false);
    } else {
      after = update;
    }
    const before = this.update;
    if (before && before.generation === after.generation && after.update < before.update) return;
    const same_line =
      before !== null && before.generation === after.generation && after.update === before.update + 1;
    this.update = after;
    this.turned_down = before !== null && !this.withdraws_ && turned_down(before, after);
    this.received = this.link_.world.now();
    // Of the clock: what the server measured at `now` was true some time before it came here.
    if (after.now && this.link_.offset.known)
      this.received = Math.min(this.received, after.now - this.link_.offset.get());
    if (this.history) this.add_to_history(after, same_line);
    if (this.pending && this.pending.stale) this.send_anew(this.pending);
    const news = same_line ? after.news : [];
    for (const listener of this.on_news_) listener(news, after);
  }

  private add_to_history(after: Update, same_line: boolean) {
    if (same_line && !after.rewound) {
      this.history = this.history!.concat(after.news);
    } else if (after.rewound || this.history!.length !== after.ply) {
      this.history = null;
      this.want_history();
    }
  }

  private set_history(start: SeenMove['picture'], moves: News[]) {
    const seen: SeenMove[] = [];
    let picture = start;
    for (const move of moves) {
      picture = move.picture || apply_to_picture(picture, move.difference, this.order_);
      seen.push({ ...move, picture });
    }
    this.history_start = start;
    this.history = seen;
    this.changed_();
  }

  /**
   * Refused as stale: sent once more with the new numbers where it means the same, else it is told. As RemoteLink does
   * it: a request or an offer is never repeated by itself.
   */
  private send_anew(pending: Pending) {
    const update = this.update;
    if (!update) return;
    if (update.generation === pending.generation && update.update === pending.based_on) {
      pending.stale = true; // the newest update is still on its way here
      pending.sent = 0;
      return;
    }
    const { command, move } = { command: pending.command.command, move: pending.command.move };
    const same =
      update.position === pending.position &&
      (command === 'arrange' || (command === 'move' && update.moves.some((one) => one.text === move)));
    if ((same || (command === 'resign' && !update.result)) && pending.anew < kMostAnew) {
      pending.stale = false;
      pending.anew += 1;
      pending.based_on = update.update;
      pending.generation = update.generation;
      return this.post(pending);
    }
    this.pending = null;
    this.not_played = move || command;
  }

  private send_watch(have: boolean) {
    const update = this.update;
    this.link_.send({
      type: 'watch',
      match: this.match,
      as: this.as_,
      ...(have && update ? { have: { generation: update.generation, update: update.update } } : {})
    });
  }

  private post(pending: Pending) {
    const sent = this.link_.send({
      type: 'command',
      match: this.match,
      command: {
        version: 1,
        ...pending.command,
        seat: this.viewer,
        based_on: pending.based_on,
        generation: pending.generation,
        id: pending.id
      }
    });
    if (sent) pending.sent = this.link_.world.now();
  }

  private post_question(id: number, asked: Asked) {
    const sent = this.link_.send({
      type: 'ask',
      match: this.match,
      question: { version: 1, id, ...asked.question }
    });
    if (sent) asked.sent = this.link_.world.now();
  }
}
