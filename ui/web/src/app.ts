// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the whole page shares: who I am, the socket, words, settings, where I am. Views read it and are drawn again
// whenever `changed` was called.
import { Announcer } from './announcer';
import { get, in_language, post } from './api';
import { shown_time } from './clock';
import { Link, type World } from './link';
import { Evenings } from './evenings';
import { Part, type PartsWorld } from './parts';
import {
  kRoles,
  type Catalogue,
  type ClubTable,
  type GameBoard,
  type Hello,
  type Me,
  type Refused,
  type Role
} from './messages';
import { Sounds, type Sound } from './sounds';
import { keep_settings, load_settings, wear, type Settings } from './settings';
import { choose_language, GameWords, Texts } from './texts';

export type Route =
  | { page: 'lobby'; organiser?: boolean; variant?: { game: string; variant: string } }
  | { page: 'match'; match: string; as: 'seat' | 'spectator' }
  | { page: 'evening'; evening: string }
  | { page: 'projector'; match: string | null };

/** A part of an address, which anybody may have typed: as it stands where it can't be read. */
function word_of(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function read_route(path: string): Route {
  const [, page, match, variant] = path.split('/');
  if ((page === 'm' || page === 'watch') && match)
    return { page: 'match', match: word_of(match), as: page === 'm' ? 'seat' : 'spectator' };
  if (page === 'evening' && match) return { page: 'evening', evening: word_of(match) };
  if (page === 'projector') return { page: 'projector', match: match ? word_of(match) : null };
  if (page === 'v')
    return { page: 'lobby', variant: { game: word_of(match), variant: word_of(variant) } };
  return { page: 'lobby', organiser: page === 'organiser' };
}

export function path_of(route: Route): string {
  if (route.page === 'match')
    return (route.as === 'seat' ? '/m/' : '/watch/') + encodeURIComponent(route.match);
  if (route.page === 'evening') return '/evening/' + encodeURIComponent(route.evening);
  if (route.page === 'projector')
    return '/projector' + (route.match ? '/' + encodeURIComponent(route.match) : '');
  if (route.page === 'lobby' && route.variant) return '/v/' + route.variant.game + '/' + route.variant.variant;
  return '/';
}

export class App {
  hello: Hello | null = null;
  hello_failed = false;
  texts = new Texts({});
  language = 'en';
  /** For days and times of day: English ones with the day before the month, as the rest of the words. */
  get locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language;
  }
  settings: Settings;
  route: Route;
  readonly link: Link;
  readonly evenings: Evenings;
  /** What who helps needs, and what a wall shows: no part of the first load. */
  readonly desk: Part<typeof import('./desk/desk')>;
  /** What players seldom need. */
  readonly later: Part<typeof import('./later/later')>;
  readonly wall: Part<typeof import('./pages/projector_page')>;
  catalogue: Catalogue | null = null;
  polite = '';
  assertive = '';
  readonly announcer = new Announcer(
    (sentence) => ((this.polite = sentence), this.changed()),
    (milliseconds, what) => window.setTimeout(what, milliseconds)
  );
  readonly sounds = new Sounds();
  readonly alarm = new Announcer(
    (sentence) => ((this.assertive = sentence), this.changed()),
    (milliseconds, what) => window.setTimeout(what, milliseconds)
  );

  private english_: Record<string, string> = {};
  private words_from_ = ['texts']; // files of the page's words
  private boards_ = new Map<string, GameBoard | Promise<void>>();
  private listeners_ = new Set<() => void>();
  private due_ = false;
  private catalogue_asked_ = '';

  constructor(world: World, touch: boolean) {
    this.settings = load_settings(touch);
    this.route = read_route(window.location.pathname);
    this.link = new Link(world, () => this.heard());
    this.evenings = new Evenings(
      (evening) => get(in_language('/api/evening/' + encodeURIComponent(evening), this.language)),
      (evening, round) => get('/api/evening/' + encodeURIComponent(evening) + '/' + round),
      () => window.localStorage,
      () => Date.now(),
      this.changed
    );
    const parts = this.parts_world();
    this.desk = new Part(async () => {
      const [desk] = await Promise.all([import('./desk/desk'), this.words_of_desk()]);
      return desk;
    }, parts);
    this.later = new Part(async () => {
      const [later] = await Promise.all([import('./later/later'), this.words_of_desk()]);
      return later;
    }, parts);
    this.wall = new Part(() => import('./pages/projector_page'), parts);
    window.addEventListener('popstate', () => {
      this.route = read_route(window.location.pathname);
      this.changed();
    });
  }

  listen(listener: () => void): () => void {
    this.listeners_.add(listener);
    return () => this.listeners_.delete(listener);
  }
  /** Everything is drawn again, once, when what is going on now is over. */
  changed = () => {
    if (this.due_) return;
    this.due_ = true;
    void Promise.resolve().then(() => {
      this.due_ = false;
      this.listeners_.forEach((listener) => listener());
    });
  };

  say = (key: string, values?: Record<string, string | number>) => this.texts.say(key, values);
  shown_time = (milliseconds: number, correspondence?: boolean) =>
    shown_time(milliseconds, correspondence, this.say);

  get me(): Me | null {
    return this.link.me || (this.hello && this.hello.me);
  }

  /** Whether I may do what this role may. */
  may(role: Role): boolean {
    return this.me !== null && kRoles.indexOf(this.me.role) >= kRoles.indexOf(role);
  }

  private parts_world(): PartsWorld {
    const kKey = 'boardwright-loaded-for';
    return {
      version: async () => (await get<Hello>('/api/hello')).page,
      loaded_for: () => window.sessionStorage.getItem(kKey),
      loading_for: (version) => window.sessionStorage.setItem(kKey, version),
      load_again: () => window.location.reload(),
      changed: this.changed
    };
  }

  async begin() {
    this.english_ = await this.words_in('en');
    this.texts = new Texts(this.english_);
    await this.greet();
    await this.speak();
    if (this.hello && this.hello.me) this.link.tick();
  }

  /** Asks who we are; again when the server may have changed its mind. */
  async greet() {
    try {
      this.hello = await get<Hello>('/api/hello');
      this.hello_failed = false;
    } catch {
      this.hello_failed = true;
    }
    this.changed();
  }

  async come_in(path: '/api/join' | '/api/member' | '/api/organiser' | '/api/login' | '/api/passkey/login', body: object) {
    this.hello = await post<Hello>(path, body, this.hello ? this.hello.token : '');
    this.link.me = this.hello.me;
    this.link.claim = null;
    this.link.reconnect();
    this.evenings.forget();
    this.changed();
  }
  /** What the server says there, or does with a body. For parts: api.ts imported by them too would be a chunk more. */
  ask<Answer>(path: string, body?: object): Promise<Answer> {
    const at = in_language(path, this.language);
    return body ? post<Answer>(at, body, this.hello ? this.hello.token : '') : get<Answer>(at);
  }
  /** Of the member who is in; `old` where there is one already. */
  async set_password(password: string, old: string) {
    const body = { password, ...(old ? { old } : {}) };
    this.hello = await post<Hello>('/api/password', body, this.hello ? this.hello.token : '');
    this.changed();
  }
  async leave() {
    await post('/api/leave', {}, this.hello ? this.hello.token : '');
    window.location.assign('/');
  }

  async change(settings: Partial<Settings>) {
    this.settings = { ...this.settings, ...settings };
    keep_settings(this.settings);
    wear(this.settings, this.language);
    if (settings.sound === 'on') {
      this.sounds.wake(); // by the press that has chosen it, which is also heard
      this.heard_sound('turn');
    }
    if (settings.language !== undefined) await this.speak();
    this.changed();
  }
  heard_sound(sound: Sound) {
    if (this.settings.sound === 'on') this.sounds.play(sound);
  }

  private async words_in(language: string): Promise<Record<string, string>> {
    const files = await Promise.all(
      this.words_from_.map((file) => get<Record<string, string>>(`/${file}.${language}.json`))
    );
    return Object.assign({}, ...files) as Record<string, string>;
  }
  private async words_of_desk() {
    this.words_from_ = ['texts', 'desk'];
    this.english_ = await this.words_in('en');
    await this.read_words();
  }
  private async read_words() {
    try {
      const own = this.language === 'en' ? this.english_ : await this.words_in(this.language);
      this.texts = new Texts(this.english_, own);
    } catch {
      this.texts = new Texts(this.english_); // a language that the games have and the page has not
    }
  }

  /** In the language that is chosen now: the page's texts, and the games' when they are asked for again. */
  private async speak() {
    const known = this.hello ? this.hello.languages : ['en'];
    this.language = choose_language(
      this.settings.language,
      navigator.languages || [navigator.language],
      known
    );
    wear(this.settings, this.language);
    await this.read_words();
    this.forget_games();
    this.evenings.forget();
    this.changed();
  }
  /** They are asked for again. */
  private forget_games() {
    this.boards_.clear();
    this.catalogue = null;
    this.catalogue_asked_ = '';
  }

  /** Of that page, for somebody else. */
  address = (route: Route) => window.location.origin + path_of(route);

  go(route: Route, replace = false) {
    this.route = route;
    const path = path_of(route);
    if (replace) window.history.replaceState(null, '', path);
    else window.history.pushState(null, '', path);
    window.scrollTo(0, 0);
    this.changed();
  }

  /** The board of that path in our language, once it is there; asked for by the first call. */
  board(path: string): GameBoard | null {
    const known = this.boards_.get(path);
    if (known && !(known instanceof Promise)) return known;
    if (!known) {
      const asked = get<GameBoard>(in_language(path, this.language)).then(
        (board) => {
          if (this.boards_.get(path) !== asked) return; // another language meanwhile
          this.boards_.set(path, board);
          this.changed();
        },
        () => void this.boards_.delete(path)
      );
      this.boards_.set(path, asked);
    }
    return null;
  }
  words(path: string): GameWords | null {
    const board = this.board(path);
    return board && new GameWords(board, this.texts);
  }

  want_catalogue(): Catalogue | null {
    if (!this.catalogue && this.catalogue_asked_ !== this.language) {
      this.catalogue_asked_ = this.language;
      const language = this.language;
      get<Catalogue>(in_language('/api/games', language)).then(
        (catalogue) => {
          if (language !== this.language) return;
          this.catalogue = catalogue;
          this.changed();
        },
        () => (this.catalogue_asked_ = '')
      );
    }
    return this.catalogue;
  }

  /** The table where I sit that isn't over; a game before one that waits. */
  my_table(): ClubTable | null {
    const me = this.me;
    if (!me || !this.link.lobby) return null;
    const mine = this.link.lobby.tables.filter(
      (table) => table.state !== 'over' && table.seats.some((seat) => seat.person === me.person)
    );
    return mine.find((table) => table.state === 'playing') || mine[0] || null;
  }

  /** A claim that was allowed is the member's code: the same way in as if it had been typed. */
  private follow_claim() {
    const { claim } = this.link;
    const table = this.my_table();
    // Whoever plays as a guest plays on: the seat is the guest's.
    if (!claim || !claim.code || (table && table.state === 'playing')) return;
    this.link.claim = null;
    void this.come_in('/api/member', { code: claim.code }).catch((refused: Refused) => {
      this.link.claim = { member: claim.member, state: 'refused' };
      this.alarm.say(this.say('refused.' + refused.code));
      this.changed();
    });
  }

  private asking_ = false;
  private playing_: string | null | undefined = undefined;
  private rules_: string | undefined = undefined;

  /** A game that begins takes both players to its board, wherever they are. */
  private heard() {
    this.evenings.told(this.link.evenings, this.link.who_is_who, this.link.state === 'open');
    this.follow_claim();
    if (this.link.lobby) {
      const { rules } = this.link.lobby;
      if (rules !== this.rules_) {
        if (this.rules_ !== undefined) this.forget_games();
        this.rules_ = rules;
      }
      const table = this.my_table();
      const playing = table && table.state === 'playing' ? table.match : null;
      const begins = playing && this.playing_ !== undefined && playing !== this.playing_;
      this.playing_ = playing;
      if (begins && playing) this.go({ page: 'match', match: playing, as: 'seat' });
    }
    // A session that is no longer known opens no socket: ask who we are instead of trying for ever.
    if (this.link.state === 'lost' && this.link.attempts >= 3 && !this.asking_) {
      this.asking_ = true;
      void this.greet().then(() => {
        this.asking_ = false;
        if (!this.hello_failed && this.hello && !this.hello.me) this.link.me = null;
      });
    }
    if (this.hello && this.link.page && this.link.page !== this.hello.page) this.page_changed = true;
    this.changed();
  }
  /** The server has another page by now: a button offers to load it; never in the middle of a move. */
  page_changed = false;
}
