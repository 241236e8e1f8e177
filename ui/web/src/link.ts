// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page's end of the socket: connecting again, beats, sending again until answered. A state machine without a
// browser: the world it lives in is handed to it, so that tests can drop, delay and double what they like.
import { wait_before } from './backoff';
import { Offset } from './clock';
import { new_id } from './ids';
import { hear_lobby } from './lobby';
import { MatchLink } from './match_link';
import type { Claim, EveningLine, Incoming, Lobby, Me, OwnClaim, Refused } from './messages';

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface World {
  now(): number;
  /** Between 0 and 1. */
  random(): number;
  random_bytes(bytes: Uint8Array): void;
  /** Opens a socket; what happens to it is told to these. */
  open(told: { opened(): void; heard(text: string): void; closed(): void }): Socket;
  visible(): boolean;
}

export type LinkState = 'connecting' | 'open' | 'lost' | 'ended';

const kAnswerDue = 2000; // milliseconds; then what was sent is sent again
const kOpeningDue = 8000;
// A beat that isn't answered in this time makes the board old; much later the socket is given up. A slow network would
// only be made slower by connecting anew.
const kQuietAfter = 1700,
  kDeadAfter = 4500;

interface Waiting {
  message: object;
  sent: number; // 0: not on this socket yet
  resolve(done: Extract<Incoming, { type: 'done' }>): void;
  reject(refused: Refused): void;
}

export class Link {
  state: LinkState = 'connecting';
  /** Since when nothing has been heard, where that is too long: the page greys the board and says so. */
  lost_since: number | null = null;
  /** Connected, but without an answer for too long. */
  quiet = false;
  me: Me | null = null;
  lobby: Lobby | null = null;
  /** The club's running tournaments, the newest first; null: not told yet. */
  evenings: EveningLine[] | null = null;
  /** Grows when who is whom has changed, which no tournament's version says. */
  who_is_who = 0;
  /** Guests who ask to come in as members, for the organiser; and what became of one's own asking. */
  claims: Claim[] = [];
  claim: OwnClaim | null = null;
  page = '';
  ended_why = '';
  readonly offset = new Offset();
  readonly matches = new Map<string, MatchLink>();

  /** Attempts to connect since it last worked. */
  get attempts(): number {
    return this.attempt_;
  }

  private socket_: Socket | null = null;
  private generation_ = 0; // of sockets: what an old one still says is not heard
  private attempt_ = 0;
  private try_at_: number | null = 0;
  private opened_at_ = 0;
  private heard_at_ = 0;
  private beat_ = { busy: 2000, idle: 20000 };
  private beat_number_ = 0;
  private beats_: Map<number, number> = new Map();
  private beat_at_ = 0;
  private told_visible_: boolean | null = null;
  private waiting_ = new Map<string, Waiting>();

  constructor(
    readonly world: World,
    private changed_: () => void
  ) {}

  /** What is on the screen may be old. */
  get stale(): boolean {
    return this.state !== 'open' || this.quiet;
  }

  /** To be called a few times a second, and whenever something has happened to the network or the page. */
  tick() {
    const now = this.world.now();
    if (this.state === 'ended') return;
    if (!this.socket_) {
      if (this.try_at_ !== null && now >= this.try_at_) this.connect();
      return;
    }
    if (this.state !== 'open') {
      if (now - this.opened_at_ > kOpeningDue) this.drop();
      return;
    }
    const busy = this.busy();
    const interval = busy ? this.beat_.busy : this.beat_.idle;
    if (now - this.beat_at_ >= interval || this.told_visible_ !== this.world.visible()) this.beat();
    const oldest = this.oldest_beat();
    if (oldest !== null && now - oldest >= kDeadAfter) return this.drop();
    if (oldest !== null && now - oldest >= kQuietAfter && !this.quiet) {
      this.quiet = true;
      this.lost_since = this.heard_at_;
      this.changed_();
    }
    this.waiting_.forEach((waiting) => {
      if (waiting.sent && now - waiting.sent >= kAnswerDue) this.post(waiting);
    });
    this.matches.forEach((match) => match.tick(now));
  }

  /** The network is back, or the page is seen again: no waiting. */
  hurry() {
    if (this.state === 'ended') return;
    if (!this.socket_) {
      this.attempt_ = 0;
      this.try_at_ = this.world.now();
    } else if (this.state === 'open') {
      this.beat();
    }
    this.tick();
  }

  /** The browser says that there is no network. */
  offline() {
    if (this.socket_) this.drop();
  }

  /** Comes in as somebody else, or after something else has changed that the socket was opened with. */
  reconnect() {
    this.state = 'connecting';
    this.close_socket();
    this.attempt_ = 0;
    this.try_at_ = this.world.now();
    this.tick();
  }

  stop() {
    this.state = 'ended';
    this.close_socket();
  }

  watch(match: string, as: 'seat' | 'spectator'): MatchLink {
    let link = this.matches.get(match);
    if (!link) {
      link = new MatchLink(this, match, as, this.changed_);
      this.matches.set(match, link);
      if (this.state === 'open') link.opened();
    }
    return link;
  }
  unwatch(match: string) {
    if (this.matches.delete(match)) this.send({ type: 'unwatch', match });
  }

  /** A command to the lobby; sent again until answered. */
  lobby_command(what: object): Promise<Extract<Incoming, { type: 'done' }>> {
    const id = this.new_id();
    return this.ask(id, { type: 'lobby', id, ...what });
  }

  /** One about a tournament; the same. */
  evening_command(what: object): Promise<Extract<Incoming, { type: 'done' }>> {
    const id = this.new_id();
    return this.ask(id, { type: 'evening', id, ...what });
  }

  new_id(): string {
    return new_id(this.world.now() + this.offset.get(), (bytes) => this.world.random_bytes(bytes));
  }

  ask(id: string, message: object): Promise<Extract<Incoming, { type: 'done' }>> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { message, sent: 0, resolve, reject };
      this.waiting_.set(id, waiting);
      this.post(waiting);
    });
  }

  /** Whether it went out. */
  send(message: object): boolean {
    if (!this.socket_ || this.state !== 'open') return false;
    this.socket_.send(JSON.stringify(message));
    return true;
  }

  private post(waiting: Waiting) {
    if (this.send(waiting.message)) waiting.sent = this.world.now();
  }

  private busy(): boolean {
    if (!this.world.visible()) return false;
    let playing = this.waiting_.size > 0;
    this.matches.forEach((match) => (playing = playing || match.live()));
    return playing;
  }

  private beat() {
    const n = ++this.beat_number_;
    this.beat_at_ = this.world.now();
    this.told_visible_ = this.world.visible();
    if (this.send({ type: 'beat', n, visible: this.told_visible_ })) this.beats_.set(n, this.beat_at_);
  }
  private oldest_beat(): number | null {
    let oldest: number | null = null;
    this.beats_.forEach((sent) => (oldest = oldest === null ? sent : Math.min(oldest, sent)));
    return oldest;
  }

  private connect() {
    const generation = ++this.generation_;
    const mine = () => generation === this.generation_;
    this.try_at_ = null;
    this.opened_at_ = this.world.now();
    this.socket_ = this.world.open({
      opened: () => mine() && this.opened(),
      heard: (text) => mine() && this.heard(text),
      closed: () => mine() && this.drop()
    });
  }

  private opened() {
    this.state = 'open';
    this.attempt_ = 0;
    this.lost_since = null;
    this.heard_at_ = this.world.now();
    this.beats_.clear();
    this.beat();
    // Before what waits: lines beside a match are taken from who watches it.
    this.matches.forEach((match) => match.opened());
    this.waiting_.forEach((waiting) => this.post(waiting));
    this.changed_();
  }

  private close_socket() {
    ++this.generation_;
    const socket = this.socket_;
    this.socket_ = null;
    this.beats_.clear();
    if (socket) socket.close();
  }

  private drop() {
    this.close_socket();
    if (this.state === 'ended') return;
    if (this.lost_since === null) this.lost_since = this.heard_at_ || this.world.now();
    this.state = 'lost';
    this.quiet = false;
    this.try_at_ = this.world.now() + wait_before(this.attempt_++, this.world.random());
    this.changed_();
  }

  private heard(text: string) {
    let message: Incoming;
    try {
      message = JSON.parse(text) as Incoming;
    } catch {
      return this.drop(); // half a message: what comes next can't be trusted either
    }
    const now = this.world.now();
    this.heard_at_ = now;
    if (this.quiet) {
      this.quiet = false;
      this.lost_since = null;
      this.changed_();
    }
    switch (message.type) {
      case 'welcome':
        this.me = message.me;
        this.page = message.page;
        this.beat_ = message.beat || this.beat_;
        break;
      case 'lobby': {
        const lobby = hear_lobby(this.lobby, message);
        if (!lobby) return this.drop(); // it is told whole on the next socket
        this.lobby = lobby;
        break;
      }
      case 'evenings':
        this.evenings = message.evenings;
        this.who_is_who = message.people;
        break;
      case 'claims':
        this.claims = message.claims;
        break;
      case 'claim':
        this.claim = { member: message.member, state: message.state, code: message.code };
        break;
      case 'beat': {
        this.send({ type: 'pong', number: message.number });
        const sent = this.beats_.get(message.n);
        if (sent !== undefined) this.offset.add(sent, now, message.now);
        for (const n of Array.from(this.beats_.keys())) if (n <= message.n) this.beats_.delete(n);
        return; // nothing that is shown
      }
      case 'watching':
      case 'update':
      case 'seats':
      case 'answer':
      case 'chat':
      case 'moved': {
        const match = this.matches.get(message.match);
        if (match) match.heard(message);
        break;
      }
      case 'done':
      case 'refused':
        this.answered(message);
        break;
      case 'closed':
        if (message.why === 'revoked' || message.why === 'left') {
          this.ended_why = message.why;
          this.stop();
        }
        break;
    }
    this.changed_();
  }

  private answered(message: Extract<Incoming, { type: 'done' | 'refused' }>) {
    if (message.match) {
      const match = this.matches.get(message.match);
      if (match && match.answered(message)) return;
    }
    const waiting = message.id ? this.waiting_.get(message.id) : undefined;
    if (!waiting || !message.id) return;
    if (message.type === 'refused' && message.code === 'wait') {
      waiting.sent = this.world.now() - kAnswerDue + (message.after || 500);
      return;
    }
    this.waiting_.delete(message.id);
    if (message.type === 'done') waiting.resolve(message);
    else waiting.reject({ code: message.code || 'failed', sentence: message.sentence || '' });
  }
}
