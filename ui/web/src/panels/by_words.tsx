// SPDX-License-Identifier: GPL-3.0-or-later
//
// Playing without seeing the board: a field for typed moves, "my pieces" and "where it can go" as two lists, and what
// one may want to be told. The same moves, and the same yes before one goes out.
import { Component, createRef } from 'preact';
import type { App } from '../app';
import { remaining_after } from '../clock';
import type { MatchLink } from '../match_link';
import type { Play } from '../play';
import type { LegalMove } from '../protocol';
import type { GameWords } from '../texts';
import { Button } from './basics';
import { player_name } from './seat_strip';

interface Props {
  app: App;
  link: MatchLink;
  play: Play;
  words: GameWords;
  hints: boolean;
}

export class ByWords extends Component<Props, { text: string; from: number | null; told: string }> {
  override state = { text: '', from: null as number | null, told: '' };
  private field_ = createRef<HTMLInputElement>();

  /** A letter that was typed on the board begins a move here. */
  begin(letter: string) {
    this.setState({ text: letter }, () => {
      const field = this.field_.current;
      if (!field) return;
      field.focus();
      field.setSelectionRange(letter.length, letter.length);
    });
  }

  private submit = (event: Event) => {
    event.preventDefault();
    if (!this.state.text.trim()) return;
    if (this.props.play.typed(this.state.text)) this.setState({ text: '' });
  };

  private piece_name(place: number): string {
    const { words, link } = this.props;
    const item = link.update!.picture.items.find(([at]) => at === place);
    return item ? words.place(place) + ', ' + words.kind(item[1]) : words.place(place);
  }

  private tell(sentence: string) {
    this.setState({ told: sentence });
    this.props.app.announcer.say(sentence);
  }
  private pieces(own: boolean): string {
    const { app, link, words } = this.props;
    const { update } = link;
    const mine = link.viewer;
    const told = update!.picture.items
      .filter(([, kind]) => {
        const owner = words.board.kinds[kind]!.owner;
        return owner !== null && (owner === mine) === own;
      })
      .map(
        ([place, kind, count]) => words.place(place) + ' ' + (count > 1 ? count + ' ' : '') + words.kind(kind)
      );
    return told.length ? told.join(', ') : app.say('tell.no_pieces');
  }
  private clocks(): string {
    const { app, link, words } = this.props;
    const { update } = link;
    if (!update!.clocks.length) return app.say('tell.no_clock');
    return update!.clocks
      .map((time, i) =>
        app.say('of_seat', {
          seat: words.board.seats[i]!.name,
          what: app.shown_time(remaining_after(time, Date.now() - link.received), time.correspondence)
        })
      )
      .join('. ');
  }
  private where(): string {
    const { app, link, words } = this.props;
    const others = link.seats
      .filter((seat) => seat.seat !== link.viewer)
      .map((seat) => player_name(app, seat));
    return app.say('tell.where_words', {
      game: words.board.game_name,
      seat: words.seat(link.viewer),
      other: others.join(', ')
    });
  }
  private last(): string {
    const { app, link, words } = this.props;
    const { update } = link;
    return update!.last_move ? words.move(update!.last_move) : app.say('moves.none');
  }

  override render() {
    const { app, link, play } = this.props;
    const { update } = link;
    if (!update) return null;
    const moves: readonly LegalMove[] = play.can_move() ? update.moves : [];
    const starts = Array.from(new Set(moves.filter((m) => m.clicks.length).map((m) => m.clicks[0]!)));
    const from = this.state.from !== null && starts.includes(this.state.from) ? this.state.from : null;
    const ways = moves.filter((move) => move.clicks[0] === from);
    return (
      <div class="by-words">
        <form class="typed" onSubmit={this.submit}>
          <label for="typed-move">{app.say('words.type')}</label>
          <div class="line">
            <input
              id="typed-move"
              ref={this.field_}
              type="text"
              value={this.state.text}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              onInput={(event) => this.setState({ text: (event.target as HTMLInputElement).value })}
            />
            <button type="submit" class="button primary">
              {app.say('words.play')}
            </button>
          </div>
        </form>
        {link.plays() && this.props.hints ? (
          <div>
            <h3>{app.say('words.my_pieces')}</h3>
            {starts.length ? (
              <ul class="choices">
                {starts.map((place) => (
                  <li key={place}>
                    <Button
                      onClick={() => this.setState({ from: place === from ? null : place })}
                      pressed={place === from}
                    >
                      {this.piece_name(place)}
                    </Button>
                  </li>
                ))}
              </ul>
            ) : (
              <p class="muted">{app.say('play.not_your_turn')}</p>
            )}
            {from !== null ? (
              <div>
                <h3>{app.say('words.where', { piece: this.piece_name(from) })}</h3>
                <ul class="choices">
                  {ways.map((move) => (
                    <li key={move.text}>
                      <Button onClick={() => play.choose(move.text)}>{this.way_name(move)}</Button>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
        ) : null}
        <h3>{app.say('tell.title')}</h3>
        <div class="tell">
          <Button onClick={() => this.tell(this.last())}>{app.say('tell.last')}</Button>
          {link.plays() ? (
            <>
              <Button onClick={() => this.tell(this.pieces(true))}>{app.say('tell.mine')}</Button>
              <Button onClick={() => this.tell(this.pieces(false))}>{app.say('tell.theirs')}</Button>
            </>
          ) : null}
          <Button onClick={() => this.tell(this.clocks())}>{app.say('tell.clocks')}</Button>
          {link.plays() ? (
            <Button onClick={() => this.tell(this.where())}>{app.say('tell.where')}</Button>
          ) : null}
        </div>
        <p class="told">{this.state.told}</p>
      </div>
    );
  }

  private way_name(move: LegalMove): string {
    const { words, link, app } = this.props;
    const to = move.clicks[move.clicks.length - 1]!;
    const there = link.update!.picture.items.find(([at]) => at === to);
    const name =
      there && to !== move.clicks[0] ? words.place(to) + ', ' + words.kind(there[1]) : words.place(to);
    return move.clicks.length > 1 ? app.say('words.way', { place: name, move: move.text }) : move.text;
  }
}
