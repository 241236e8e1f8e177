// SPDX-License-Identifier: GPL-3.0-or-later
//
// A member's games by correspondence: what waits for a move, challenges, vacations, links of feeds.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';
import { ChallengeForm } from './home_challenge';
import { RepliesForm } from './home_replies';
import { VacationForm } from './home_vacation';
import { ask_home, type Home, type HomeChallenge, type HomeGame } from './home_words';
import { PushSwitch } from './push';

const kAgain = 60000; // milliseconds

/** The number of games that wait, before the page's title. */
function entitle(waiting: number) {
  const plain = document.title.replace(/^\(\d+\) /, '');
  document.title = (waiting ? '(' + waiting + ') ' : '') + plain;
}

export class AtHome extends Component<{ app: App }, { home: Home | null; refused: Refused | null }> {
  override state = { home: null as Home | null, refused: null as Refused | null };
  private timer_ = 0;
  private lobby_: unknown = null;

  override componentDidMount() {
    this.timer_ = window.setInterval(() => this.look(), kAgain);
    this.componentDidUpdate();
  }
  override componentDidUpdate() {
    const { lobby } = this.props.app.link;
    if (this.lobby_ === lobby && (this.state.home || this.state.refused)) return;
    this.lobby_ = lobby;
    this.look();
  }
  override componentWillUnmount() {
    window.clearInterval(this.timer_);
  }

  private take(home: Home) {
    entitle(home.waiting);
    this.setState({ home, refused: null });
  }
  private look() {
    const { app } = this.props;
    ask_home(app).then(
      (home) => this.take({ ...home, token: this.state.home ? this.state.home.token : undefined }),
      () => undefined // asked again soon
    );
  }
  private act = (what: string, body: object): Promise<void> => {
    const { app } = this.props;
    return ask_home(app, '/' + what, body).then(
      (home) => this.take(home),
      (refused: Refused) => {
        this.setState({ refused });
        app.alarm.say(refusal_words(app, refused));
        throw refused;
      }
    );
  };
  private do(what: string, body: object) {
    this.act(what, body).catch(() => undefined); // it is shown
  }

  private game(game: HomeGame, now: number) {
    const { app } = this.props;
    const others = game.seats.filter((one) => one.seat !== game.seat);
    const away = others.find((one) => one.away_until);
    const left = game.due === null ? '' : app.shown_time(game.due - now, true);
    const points = game.result ? game.result.half_points[game.seat] : undefined;
    return (
      <li key={game.match} class={'table card' + (game.your_move ? ' mine' : '')}>
        <div class="about">
          <h3>{game.title}</h3>
          <p class="players">{others.map((one) => one.name || one.computer).join(', ')}</p>
          <p class="muted small">
            {game.over !== null
              ? app.say('home.over') + (points === undefined ? '' : ': ' + ['0', '½', '1'][points])
              : app.say(game.your_move ? 'home.your_move' : 'home.their_move', { left })}
            {away
              ? ' · ' +
                app.say('home.away_until', {
                  until: new Date(away.away_until!).toLocaleDateString(app.locale)
                })
              : null}
          </p>
          {game.takes_replies ? <RepliesForm app={app} game={game} act={this.act} /> : null}
        </div>
        <div class="buttons">
          <Button
            kind={game.your_move ? 'primary' : 'plain'}
            onClick={() => app.go({ page: 'match', match: game.match, as: 'seat' })}
            label={app.say('home.board_of', { game: game.title })}
          >
            {app.say('lobby.to_board')}
          </Button>
        </div>
      </li>
    );
  }

  private challenge(one: HomeChallenge) {
    const { app } = this.props;
    const answer = (accept: string) => this.do('answer', { challenge: one.challenge, accept });
    return (
      <li key={one.challenge} class="table card invited">
        <p class="about">
          {app.say(one.mine ? 'home.you_asked' : 'home.asks_you', { name: one.with, game: one.title })}
        </p>
        <div class="buttons">
          {one.mine ? null : (
            <Button kind="primary" onClick={() => answer('yes')}>
              {app.say('ask.accept')}
            </Button>
          )}
          <Button onClick={() => answer('no')}>{app.say(one.mine ? 'home.withdraw' : 'ask.decline')}</Button>
        </div>
      </li>
    );
  }

  private feeds(home: Home) {
    const { app } = this.props;
    const link = window.location.origin + '/feed/' + home.token;
    const of = '?language=' + app.language;
    return (
      <details>
        <summary>{app.say('home.feeds')}</summary>
        <p class="small">{app.say('home.feeds_about')}</p>
        {home.token ? (
          <p class="small address">
            <a href={link + '.atom' + of}>{link + '.atom' + of}</a>
            <br />
            <a href={link + '.ics' + of}>{link + '.ics' + of}</a>
          </p>
        ) : null}
        <div class="buttons">
          <Button onClick={() => this.do('feed', {})}>
            {app.say(home.feed ? 'home.feed_again' : 'home.feed_make')}
          </Button>
          {home.feed ? (
            <Button onClick={() => this.do('end-feed', {})}>{app.say('home.feed_end')}</Button>
          ) : null}
        </div>
      </details>
    );
  }

  override render() {
    const { app } = this.props;
    const { home, refused } = this.state;
    if (!home) return null;
    return (
      <section class="at-home">
        <h2>{app.say('home.title', { count: home.waiting })}</h2>
        {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
        <ul class="tables">
          {home.challenges.map((one) => this.challenge(one))}
          {home.games.map((game) => this.game(game, home.now))}
        </ul>
        <PushSwitch app={app} />
        <ChallengeForm app={app} act={this.act} />
        {home.vacation.days ? <VacationForm app={app} home={home} act={this.act} /> : null}
        {this.feeds(home)}
      </section>
    );
  }
}
