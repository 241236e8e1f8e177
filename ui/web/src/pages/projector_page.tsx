// SPDX-License-Identifier: GPL-3.0-or-later
//
// For a wall: large, without anything to press but one way back. It turns through what the newest tournament has to
// show and the boards where games go on; where nothing does it shows how to come in.
import { Component, createRef } from 'preact';
import type { App } from '../app';
import { Ground, TrayGrounds } from '../board/ground';
import { MarksBelow, kNoMarks } from '../board/marks';
import { Borders, Pieces } from '../board/pieces';
import { Shape } from '../board/shape';
import { next_sprites, type Sprite } from '../board/sprites';
import type { ClubTable } from '../messages';
import type { MatchLink } from '../match_link';
import { LastThrow } from '../panels/dice';
import { LateNote } from '../panels/late';
import { SeatStrip } from '../panels/seat_strip';
import { turn_words } from '../panels/status';
import { kChance, type Picture } from '../protocol';
import type { GameWords } from '../texts';
import { ProjectedEvening, slides_of, type Slide } from './projected_evening';
import { wear_colours } from './match_page';
import { game_names } from './lobby_page';

const kTurn = 20000; // milliseconds for a board

interface State {
  at: number;
  width: number;
  height: number;
}

export class ProjectorPage extends Component<{ app: App; match: string | null }, State> {
  override state: State = { at: 0, width: 0, height: 0 };
  private stop_: (() => void)[] = [];
  private link_: MatchLink | null = null;
  private sprites_: Sprite[] = [];
  private drawn_: Picture | null = null;
  private shape_: { words: GameWords['board']; shape: Shape } | null = null;
  private page_ = createRef<HTMLDivElement>();

  override componentDidMount() {
    const measure = () => {
      const page = this.page_.current;
      if (page) this.setState({ width: page.clientWidth, height: window.innerHeight });
    };
    window.addEventListener('resize', measure);
    const timer = window.setInterval(() => this.setState({ at: this.state.at + 1 }), kTurn);
    this.stop_ = [
      this.props.app.listen(() => this.setState({})),
      () => window.removeEventListener('resize', measure),
      () => window.clearInterval(timer)
    ];
    measure();
  }
  override componentWillUnmount() {
    this.stop_.forEach((stop) => stop());
    this.look_at(null);
  }

  private look_at(match: string | null) {
    const { app } = this.props;
    if (this.link_ && this.link_.match === match) return;
    if (this.link_) app.link.unwatch(this.link_.match);
    this.link_ = match ? app.link.watch(match, 'spectator') : null;
    this.sprites_ = [];
    this.drawn_ = null;
  }

  private board(link: MatchLink, words: GameWords) {
    const update = link.update!;
    const { board } = words.board;
    if (!board) return <pre class="position">{update.position}</pre>;
    if (!this.shape_ || this.shape_.words !== words.board)
      this.shape_ = {
        words: words.board,
        shape: new Shape(words.board, board, words.board.seats[0]!.turn, true, [words.board.seats[0]!.seat])
      };
    const { shape } = this.shape_;
    if (update.picture !== this.drawn_) {
      this.sprites_ = next_sprites(this.sprites_, update.picture, update.difference);
      this.drawn_ = update.picture;
    }
    const { bounds } = shape;
    const scale = Math.min(
      (this.state.width * 0.66) / bounds.width,
      (this.state.height - 140) / bounds.height
    );
    const filled = new Set(update.picture.items.map((item) => item[0]));
    return (
      <div
        class="board-room"
        style={{ width: bounds.width * scale + 'px', height: bounds.height * scale + 'px' }}
      >
        <div class="board">
          <svg
            class="drawing"
            viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
            role="img"
            aria-label={this.props.app.say('board.label', { game: words.board.game_name })}
          >
            <Ground shape={shape} />
            <TrayGrounds trays={shape.trays.filter((tray) => filled.has(tray.place))} />
            <MarksBelow
              shape={shape}
              marks={{ ...kNoMarks, last: update.last_move ? update.last_move.places : [] }}
            />
            <Pieces
              shape={shape}
              sprites={this.sprites_}
              safe={this.props.app.settings.colours === 'safe'}
              carried={null}
              faded={null}
            />
            <Borders
              shape={shape}
              borders={update.picture.borders}
              seats={words.board.seats.map((seat) => seat.seat)}
            />
          </svg>
        </div>
      </div>
    );
  }

  override render() {
    const { app } = this.props;
    const tables: ClubTable[] = (app.link.lobby ? app.link.lobby.tables : []).filter(
      (table) => table.state === 'playing' && table.match
    );
    const running = (app.link.evenings || []).find((one) => !one.ended);
    const kept = running && !this.props.match ? app.evenings.see(running.evening) : null;
    const slides: Slide[] = kept ? slides_of(kept.evening) : [];
    const turn = this.state.at % Math.max(1, slides.length + tables.length);
    const table = tables[turn - slides.length] || null;
    this.look_at(this.props.match || (table && table.match));
    if (kept && turn < slides.length)
      return (
        <div class="page projector" ref={this.page_}>
          <ProjectedEvening app={app} kept={kept} slide={slides[turn]!} />
        </div>
      );
    const link = this.link_;
    const words = link && link.watching ? app.words(link.watching.board) : null;
    if (words && link) link.set_seat_order(words.board.seats.map((seat) => seat.seat));
    const hello = app.hello!;
    return (
      <div class="page projector" ref={this.page_}>
        {link && link.update && words ? (
          <div
            class="projected"
            ref={(element) => void (element && wear_colours(element, words, app.settings.colours === 'safe'))}
          >
            {this.board(link, words)}
            <div class="beside">
              <h1>{words.board.game_name}</h1>
              {words.board.seats.map((seat, i) => (
                <SeatStrip
                  key={seat.seat}
                  app={app}
                  words={words}
                  seat={seat.seat}
                  at={link.seats.find((one) => one.seat === seat.seat)}
                  update={link.update!}
                  time={link.update!.clocks[i]}
                  received={link.received}
                  own={false}
                />
              ))}
              <LateNote app={app} link={link} />
              <p class="turn">{turn_words(app, link, words)}</p>
              <p class="last">{link.update.last_move ? words.move(link.update.last_move) : ''}</p>
              <LastThrow
                app={app}
                words={words}
                events={link.update.news.filter((move) => move.seat === kChance).map((move) => move.text)}
              />
              {hello.addresses.length ? (
                <p class="address corner">
                  <img
                    class="qr"
                    src="/qr/0.svg"
                    alt={app.say('lobby.qr', { address: hello.addresses[0]! })}
                  />
                  <span>{hello.addresses[0]}</span>
                </p>
              ) : null}
              {tables.length > 1 ? (
                <ol class="all-boards">
                  {tables.map((one) => (
                    <li key={one.table} class={one === table ? 'now' : ''}>
                      {game_names(app, one).game}: {one.seats.map((seat) => seat.name || '').join(' – ')}
                    </li>
                  ))}
                </ol>
              ) : null}
            </div>
          </div>
        ) : (
          <div class="invitation">
            <h1>{hello.club || app.say('app.name')}</h1>
            {hello.addresses.length ? (
              <>
                <p class="large">{app.say('projector.come_in')}</p>
                <img class="qr" src="/qr/0.svg" alt={app.say('lobby.qr', { address: hello.addresses[0]! })} />
                <p class="address">{hello.addresses[0]}</p>
              </>
            ) : null}
          </div>
        )}
      </div>
    );
  }
}
