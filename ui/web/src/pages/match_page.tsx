// SPDX-License-Identifier: GPL-3.0-or-later
//
// One match on the screen: who sits there, the board, what can be done, and beside it moves, rules and words.
import { Component, createRef, type ComponentChildren } from 'preact';
import type { App } from '../app';
import { Board } from '../board/board';
import { kNoMarks, type Marks } from '../board/marks';
import { field_size, Shape } from '../board/shape';
import { next_sprites, type Sprite } from '../board/sprites';
import type { MatchLink } from '../match_link';
import { Actions, Questions, WaitingClock } from '../panels/actions';
import { Button, Later, refusal_words, Tabs } from '../panels/basics';
import { ByWords } from '../panels/by_words';
import { LastThrow } from '../panels/dice';
import { LateNote } from '../panels/late';
import { MoveList } from '../panels/move_list';
import { Rules } from '../panels/rules';
import { SeatStrip } from '../panels/seat_strip';
import { SetUpPanel } from '../panels/set_up_panel';
import { Status, turn_words } from '../panels/status';
import { Play } from '../play';
import { kChance, type Picture, type SeenMove, type Update } from '../protocol';
import { SetUp } from '../set_up';
import { sound_of } from '../sounds';
import { GameWords } from '../texts';
import { clock_name } from './lobby_page';

interface Props {
  app: App;
  match: string;
  as: 'seat' | 'spectator';
}

interface State {
  turned: boolean;
  tab: string;
  shown: number | null; // looked at: after so many moves
  rule: string | null;
  width: number;
  height: number;
}

const kWide = 800; // pixels: from here on panels stand beside the board
const kFinger = 44;
const kSpoken = 30; // lines of the log that are kept

export class MatchPage extends Component<Props, State> {
  override state: State = { turned: false, tab: 'moves', shown: null, rule: null, width: 0, height: 0 };
  private link_: MatchLink;
  private play_: Play;
  private set_up_: SetUp;
  private stop_: (() => void)[] = [];
  private sprites_: Sprite[] = [];
  private drawn_: Picture | null = null;
  private shape_: Shape | null = null;
  private shape_key_: unknown[] = [];
  private throws_: string[] = [];
  private since_throw_ = 0;
  private spoken_: { id: number; text: string }[] = [];
  private board_ = createRef<Board>();
  private words_panel_ = createRef<ByWords>();
  private page_ = createRef<HTMLDivElement>();

  constructor(props: Props) {
    super(props);
    const { app } = props;
    this.link_ = app.link.watch(props.match, props.as);
    const words = () => this.words();
    const place_name = (place: number) => words()!.board.places[place]!;
    this.play_ = new Play(
      this.link_,
      place_name,
      (what) => words()!.explanation(what),
      app.say,
      () => app.settings.confirm === 'always',
      () => app.settings.ahead === 'on',
      app.changed,
      (told) => app.announcer.say(told.text)
    );
    this.set_up_ = new SetUp(
      this.link_,
      place_name,
      (kind) => words()!.board.kinds[kind]!.kind,
      app.changed,
      (what) => app.announcer.say(words()!.explanation(what))
    );
  }

  override componentDidMount() {
    const { app } = this.props;
    this.stop_ = [
      app.listen(() => this.setState({})),
      this.link_.on_news((news, update) => this.heard(news, update))
    ];
    const measure = () => this.measure();
    window.addEventListener('resize', measure);
    this.stop_.push(() => window.removeEventListener('resize', measure));
    this.measure();
  }
  override componentDidUpdate() {
    this.measure();
    const words = this.words();
    if (this.page_.current && words)
      wear_colours(this.page_.current, words, this.props.app.settings.colours === 'safe');
  }
  override componentWillUnmount() {
    this.stop_.forEach((stop) => stop());
    this.props.app.link.unwatch(this.props.match);
    document.title = 'Boardwright';
  }

  private measure() {
    const page = this.page_.current;
    if (!page) return;
    const width = page.clientWidth;
    const height = window.innerHeight;
    if (width !== this.state.width || height !== this.state.height) this.setState({ width, height });
  }

  private words(): GameWords | null {
    const { watching } = this.link_;
    const words = watching && this.props.app.words(watching.board);
    if (words) {
      this.link_.set_seat_order(words.board.seats.map((seat) => seat.seat));
      this.link_.kinds = words.board.kinds.map((kind) => kind.owner);
    }
    return words;
  }

  /** What has happened is told to those who listen, and dice to all. */
  private heard(news: SeenMove[], update: Update) {
    const words = this.words();
    const thrown = news.filter((move) => move.seat === kChance).map((move) => move.text);
    if (thrown.length) this.throws_ = thrown;
    // A throw is looked at until both sides have moved on.
    this.since_throw_ = thrown.length ? 0 : this.since_throw_ + news.length;
    if (this.since_throw_ > 1 || update.rewound) this.throws_ = [];
    const sound = sound_of(news, update, update.viewer, this.ended_);
    this.ended_ = !!update.result;
    if (sound) this.props.app.heard_sound(sound);
    if (this.link_.turned_down) this.props.app.announcer.say(this.props.app.say('ask.turned_down'));
    if (!words) return;
    if (!this.set_up_.active) this.play_.refresh(); // a move that was chosen ahead goes out at once
    for (const move of news) {
      if (move.set_up) continue;
      this.log(words.move(move) + (move.reveals ? '. ' + words.explanation(move.reveals) : ''));
    }
    if (update.result && news.length + 1 && !this.result_told_) {
      this.result_told_ = true;
      this.props.app.announcer.say(words.reason(update.result, update.viewer));
    }
    if (!update.result) this.result_told_ = false;
  }
  private result_told_ = false;
  private ended_ = true; // until the first update: nothing is heard of what was over before
  private log(text: string) {
    const before = this.spoken_[this.spoken_.length - 1];
    this.spoken_ = this.spoken_.concat({ id: before ? before.id + 1 : 0, text }).slice(-kSpoken);
  }

  private pixels(): { wide: boolean; across: number; high: number } {
    const wide = this.state.width >= kWide;
    const across = wide ? Math.min(this.state.width - 400, 1400) : this.state.width;
    return { wide, across, high: this.state.height - (wide ? 172 : 240) };
  }

  /** The board as it fits best into the room there is: trays beside it, or above and below. */
  private shape(words: GameWords): Shape | null {
    const { board } = words.board;
    if (!board || !this.state.width) return null;
    const viewer = this.link_.viewer;
    const seats = words.board.seats;
    const below = seats.find((seat) => seat.seat === viewer) || seats[0]!;
    const above = seats.find((seat) => seat !== below) || below;
    const bottom = this.state.turned ? above : below;
    const { across, high } = this.pixels();
    const key = [words.board, bottom.seat, across, high];
    if (this.shape_ && key.every((part, i) => part === this.shape_key_[i])) return this.shape_;
    const [beside, ends] = [true, false].map(
      (trays_beside) =>
        new Shape(words.board, board, bottom.turn, trays_beside, [bottom.seat], !this.pixels().wide)
    ) as [Shape, Shape];
    this.shape_key_ = key;
    this.shape_ = this.size(beside) >= this.size(ends) ? beside : ends;
    return this.shape_;
  }
  /** Of a field, in pixels. Where fingers would need more than the height gives, the page is scrolled instead. */
  private size(shape: Shape): number {
    const { across, high } = this.pixels();
    const widest = field_size(shape, across, Infinity);
    const fitting = field_size(shape, across, high);
    return Math.floor(Math.max(fitting, Math.min(widest, kFinger)) * 10) / 10;
  }

  private picture(): { picture: Picture; last: SeenMove | null } {
    const update = this.link_.update!;
    const { history, history_start } = this.link_;
    const { shown } = this.state;
    if (shown === null || !history || !history_start || shown > history.length)
      return {
        picture: this.set_up_.arranged ? this.set_up_.arranged.picture : update.picture,
        last: update.last_move
      };
    if (shown === 0) return { picture: history_start, last: null };
    const move = history[shown - 1]!;
    return { picture: move.picture, last: move };
  }

  private sprites(picture: Picture): Sprite[] {
    if (picture === this.drawn_) return this.sprites_;
    const update = this.link_.update!;
    const difference = picture === update.picture ? update.difference : null;
    this.sprites_ = next_sprites(this.sprites_, picture, difference);
    this.drawn_ = picture;
    return this.sprites_;
  }

  /** Whether the screen may show where a chosen piece can go. */
  private hints(): boolean {
    const { watching } = this.link_;
    return !watching || watching.policies.hints !== false;
  }

  private marks(last: SeenMove | null): Marks {
    if (this.state.shown !== null) return { ...kNoMarks, last: last ? last.places : [] };
    if (this.set_up_.active) {
      const hand = this.set_up_.in_hand;
      return {
        ...kNoMarks,
        chosen: hand && 'place' in hand ? [hand.place] : [],
        targets: this.set_up_.targets,
        wrong: this.set_up_.wrong
      };
    }
    const { clicks, meant, wrong } = this.play_;
    const pending = this.link_.pending;
    const sent = pending && pending.command.move;
    const moves = this.link_.update!.moves;
    const way = meant || (sent ? moves.find((move) => move.text === sent) : undefined);
    return {
      last: last ? last.places : [],
      ahead: this.play_.ahead.places,
      chosen: way ? way.clicks.slice(0, 1) : clicks.clicks.slice(),
      wrong,
      targets: meant || !this.play_.can_move() || !this.hints() ? [] : clicks.targets(),
      meant: way ? way.clicks : []
    };
  }

  private ghost(marks: Marks, picture: Picture): { place: number; kind: number; from: number } | null {
    if (marks.meant.length < 2) return null;
    const from = marks.meant[0]!;
    const item = picture.items.find(([place]) => place === from);
    return item ? { place: marks.meant[marks.meant.length - 1]!, kind: item[1], from } : null;
  }

  private press = (place: number) => {
    if (this.state.shown !== null) return this.setState({ shown: null });
    if (this.set_up_.active) this.set_up_.press(place);
    else this.play_.press(place);
  };
  private drop = (from: number, to: number | null) => {
    if (this.state.shown !== null) return;
    if (this.set_up_.active) this.set_up_.drop(from, to);
    else this.play_.drop(from, to);
  };
  private escape = () => {
    if (this.set_up_.active) this.set_up_.let_go();
    else this.play_.escape();
  };
  private typed = (letter: string) => {
    this.setState({ tab: 'words' }, () => {
      if (this.words_panel_.current) this.words_panel_.current.begin(letter);
    });
  };

  private place_under = (x: number, y: number): number | null => {
    const area = this.page_.current && this.page_.current.querySelector('.board');
    if (!area || !this.shape_) return null;
    const box = area.getBoundingClientRect();
    const { bounds } = this.shape_;
    return this.shape_.at([
      bounds.x + ((x - box.left) / box.width) * bounds.width,
      bounds.y + ((y - box.top) / box.height) * bounds.height
    ]);
  };

  private board(words: GameWords, shape: Shape) {
    const { app } = this.props;
    const { picture, last } = this.picture();
    const marks = this.marks(last);
    const size = this.size(shape) / 1000;
    const set_up = this.set_up_;
    const starts =
      this.state.shown !== null
        ? []
        : set_up.active
          ? set_up.placed_places()
          : this.play_.can_move()
            ? this.play_.clicks.starts()
            : [];
    const row_of = (i: number) => {
      // What all names of a row share is the row's name; else its number from above.
      const names = shape.rows[i]!.map((field) => words.board.places[field]!);
      const digits = names.map((name) => name.replace(/^\D+/, ''));
      return digits.every((name) => name && name === digits[0]) ? digits[0]! : String(i + 1);
    };
    const pieces = new Map(picture.items.map((item) => [item[0], item]));
    const name_of = (place: number) => {
      const item = pieces.get(place);
      const name = words.place(place);
      if (!shape.is_field(place)) {
        const held = picture.items.filter(([at]) => at === place);
        return name + ': ' + held.map(([, kind, count]) => count + ' ' + words.kind(kind)).join(', ');
      }
      return item ? name + ', ' + words.kind(item[1]) : name + ', ' + app.say('board.empty');
    };
    return (
      <div
        class="board-room"
        style={{ width: shape.bounds.width * size + 'px', height: shape.bounds.height * size + 'px' }}
      >
        <Board
          ref={this.board_}
          app={app}
          shape={shape}
          sprites={this.sprites(picture)}
          borders={picture.borders}
          marks={marks}
          ghost={this.state.shown === null ? this.ghost(marks, picture) : null}
          starts={starts}
          stale={app.link.stale}
          label={app.say('board.label', { game: words.board.game_name })}
          name_of={name_of}
          row_name={(i) => app.say('board.row', { row: row_of(i) })}
          press={this.press}
          drop={this.drop}
          escape={this.escape}
          typed={this.typed}
        />
      </div>
    );
  }

  private strip(words: GameWords, seat: string) {
    const update = this.link_.update!;
    const index = words.board.seats.findIndex((one) => one.seat === seat);
    return (
      <SeatStrip
        key={seat}
        app={this.props.app}
        words={words}
        seat={seat}
        at={this.link_.seats.find((one) => one.seat === seat)}
        update={update}
        time={update.clocks[index]}
        received={this.link_.received}
        own={seat === this.link_.viewer}
      />
    );
  }

  private again(words: GameWords): ComponentChildren {
    const { app } = this.props;
    const lobby = app.link.lobby;
    const table = lobby && lobby.tables.find((one) => one.match === this.link_.match);
    const me = app.me;
    const asked = table && me ? table.again.includes(me.person) : false;
    const other = table && me ? table.again.some((person) => person !== me.person) : false;
    return (
      <div class="after card">
        {other && !asked ? <p>{app.say('after.other_asks')}</p> : null}
        <div class="buttons">
          {table && table.seats.some((seat) => me && seat.person === me.person) ? (
            <Button
              kind="primary"
              disabled={asked}
              onClick={() =>
                void app.link.lobby_command({ do: 'again', table: table.table }).catch(() => undefined)
              }
            >
              {app.say(asked ? 'after.asked' : 'after.again')}
            </Button>
          ) : null}
          {words.board.hidden ? (
            <Button
              pressed={this.link_.everything}
              onClick={() => {
                this.setState({ shown: null });
                this.link_.show_everything(!this.link_.everything);
              }}
            >
              {app.say('after.everything')}
            </Button>
          ) : null}
          <Button onClick={() => app.go({ page: 'lobby' })}>{app.say('after.lobby')}</Button>
        </div>
      </div>
    );
  }

  override render() {
    const { app } = this.props;
    const link = this.link_;
    if (link.failed)
      return (
        <div class="page narrow" ref={this.page_}>
          <h1>{app.say('match.gone')}</h1>
          <p>{refusal_words(app, link.failed)}</p>
          <Button kind="primary" onClick={() => app.go({ page: 'lobby' })}>
            {app.say('after.lobby')}
          </Button>
        </div>
      );
    const words = this.words();
    if (!words || !link.update)
      return (
        <div class="page narrow" ref={this.page_}>
          <p class="muted">{app.say('match.loading')}</p>
        </div>
      );
    link.want_history();
    this.play_.refresh();
    this.set_up_.refresh();
    const shape = this.shape(words);
    const seats = words.board.seats.map((seat) => seat.seat);
    const own = link.plays() ? link.viewer : seats[0]!;
    const others = seats.filter((seat) => seat !== own);
    const [above, below] = this.state.turned ? [[own], others] : [others, [own]];
    const { update } = link;
    const { wide } = this.pixels();
    document.title = turn_words(app, link, words) + ' · ' + words.board.game_name;
    const status = (
      <Status
        app={app}
        link={link}
        play={this.play_}
        set_up={this.set_up_}
        words={words}
        shown={this.state.shown}
        show={(shown) => this.setState({ shown })}
        rule={(rule) => this.setState({ rule, tab: 'rules' })}
      >
        {words.board.chance ? <LastThrow app={app} words={words} events={this.throws_} /> : null}
      </Status>
    );
    return (
      <div class={'page match' + (wide ? ' wide' : '')} ref={this.page_}>
        <h1 class="unseen">
          {app.say('match.title', { game: words.board.game_name, variant: words.board.name })}
        </h1>
        <section
          class="playing"
          aria-label={app.say('board.title')}
          style={
            shape ? { '--board-width': (shape.bounds.width * this.size(shape)) / 1000 + 'px' } : undefined
          }
        >
          <h2 class="unseen">{app.say('board.title')}</h2>
          {above.map((seat) => this.strip(words, seat))}
          {shape ? this.board(words, shape) : <pre class="position">{update.position}</pre>}
          {below.map((seat) => this.strip(words, seat))}
          {wide ? null : status}
        </section>
        <div class="side">
          {wide ? status : null}
          <LateNote app={app} link={link} />
          <Questions app={app} link={link} words={words} />
          {this.set_up_.active ? (
            <SetUpPanel app={app} set_up={this.set_up_} words={words} place_under={this.place_under} />
          ) : null}
          {this.off_board(words)}
          {update.result ? this.again(words) : null}
          {update.result && app.hello!.trial && link.plays() ? (
            <Later part={app.later}>
              {({ TrialNote }) => <TrialNote app={app} match={link.match} ply={this.state.shown} />}
            </Later>
          ) : null}
          {app.may('organiser') && !update.result ? (
            <Later part={app.desk}>
              {({ Decide, Delay }) => (
                <>
                  <Delay app={app} link={link} />
                  <Decide app={app} match={link.match} seats={words.board.seats} />
                </>
              )}
            </Later>
          ) : null}
          <Actions
            app={app}
            link={link}
            words={words}
            turn={() => this.setState({ turned: !this.state.turned })}
          />
          <WaitingClock app={app} link={link} />
          <Tabs
            label={app.say('side.label')}
            chosen={this.state.tab}
            choose={(tab) => this.setState({ tab })}
            tabs={[
              {
                id: 'moves',
                name: app.say('side.moves'),
                view: () => (
                  <MoveList
                    app={app}
                    link={link}
                    words={words}
                    shown={this.state.shown}
                    show={(shown) => this.setState({ shown })}
                  />
                )
              },
              {
                id: 'rules',
                name: app.say('side.rules'),
                view: () => <Rules app={app} path={words.board.rules} wanted={this.state.rule} />
              },
              {
                id: 'words',
                name: app.say('side.words'),
                view: () => (
                  <ByWords
                    ref={this.words_panel_}
                    app={app}
                    link={link}
                    play={this.play_}
                    words={words}
                    hints={this.hints()}
                  />
                )
              },
              ...(link.chat
                ? [
                    {
                      id: 'chat',
                      name: app.say('side.chat') + (link.unread ? ` (${link.unread})` : ''),
                      view: () => (
                        <Later part={app.later}>
                          {({ ChatPanel }) => <ChatPanel app={app} link={link} words={words} />}
                        </Later>
                      )
                    }
                  ]
                : [])
            ]}
          />
          <p class="muted small">
            {words.board.game_name} · {words.board.name}
            {link.watching!.clock ? ' · ' + clock_name(app, link.watching!.clock, link.watching!) : ''}
            {link.watchers ? ' · ' + app.say('match.watchers', { count: link.watchers }) : ''}
          </p>
        </div>
        <div class="unseen" role="log" aria-label={app.say('log.label')}>
          {this.spoken_.map((line) => (
            <div key={line.id}>{line.text}</div>
          ))}
        </div>
      </div>
    );
  }

  /** Moves that aren't made on the board, such as a pass. */
  private off_board(words: GameWords) {
    const update = this.link_.update!;
    const moves = this.play_.can_move() && !this.set_up_.active ? update.moves : [];
    const shown = words.board.board ? moves.filter((move) => !move.clicks.length) : moves;
    if (!shown.length) return null;
    return (
      <div class="off-board card">
        {shown.map((move) => (
          <Button key={move.text} kind="primary" onClick={() => this.play_.choose(move.text)}>
            {move.text === 'pass' ? this.props.app.say('pass') : move.text}
          </Button>
        ))}
      </div>
    );
  }
}

/** The game's own colours; the style sheet decides what becomes of them in each theme. */
export function wear_colours(element: HTMLElement, words: GameWords, safe: boolean) {
  const { board } = words.board;
  if (!board) return;
  const colours: Record<string, string> = { ...board.colours, ...((safe && board.safe_colours) || {}) };
  for (const name of [
    'light',
    'dark',
    'line',
    'border',
    'text',
    'mark',
    'target',
    'last',
    'first_seat',
    'second_seat'
  ])
    if (/^#[0-9a-f]{6}$/i.test(colours[name] || ''))
      element.style.setProperty('--own-' + name, colours[name]!);
    else element.style.removeProperty('--own-' + name);
}
