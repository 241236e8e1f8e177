// SPDX-License-Identifier: GPL-3.0-or-later
//
// What somebody in a tournament wants of a phone: where do I play, against whom, how did it end, am I here.
import { turned } from '../evenings';
import type { Done, EveningBoard, Refused } from '../messages';
import { Button } from '../panels/basics';
import { Asking } from './asking';
import { game_name, Likes, side_names, told_by } from './evening_parts';

interface State {
  sure: string; // a result that is to be said, asked twice
  leaving: boolean;
}

export class MyBoard extends Asking<State> {
  override state = { refused: null as Refused | null, sure: '', leaving: false };

  /** Whatever was about to be asked twice is not any more. */
  private send(what: object, then?: (done: Done) => void) {
    this.setState({ sure: '', leaving: false });
    this.ask(what, then);
  }

  private results(board: EveningBoard, first: boolean) {
    const { app, evening } = this.props;
    const { sure } = this.state;
    const at = { round: board.round, board: board.board };
    if (sure)
      return (
        <div class="buttons" role="group" aria-label={app.say('evening.how_ended')}>
          <p class="wide">{app.say('evening.really_said', { result: told_by(app, sure, first) })}</p>
          <Button
            kind="primary"
            class="large"
            onClick={() => this.send({ do: 'result', ...at, score: sure })}
          >
            {app.say('evening.send')}
          </Button>
          <Button class="large" onClick={() => this.setState({ sure: '' })}>
            {app.say('play.no')}
          </Button>
        </div>
      );
    const mine = evening.scores.slice().sort((a, b) => rank(a, first) - rank(b, first));
    return (
      <div class="buttons results" role="group" aria-label={app.say('evening.how_ended')}>
        {mine.map((score) => (
          <Button key={score} class="large" onClick={() => this.setState({ sure: score })}>
            {told_by(app, score, first)}
          </Button>
        ))}
      </div>
    );
  }

  private board(board: EveningBoard) {
    const { app, evening } = this.props;
    const me = evening.me!;
    const first = board.first.player === me.player;
    const other = first ? board.second : board.first;
    const sides = side_names(app, evening, board);
    const said = (player: string) => (board.said || []).find((one) => one.phone && one.player === player);
    const own = said(me.player);
    const theirs = said(other.player);
    return (
      <>
        <p class="my-board">
          <span class="what">{app.say('evening.board')}</span>
          <strong>{board.board}</strong>
        </p>
        <p class="against">
          {sides ? <span class="side">{sides[first ? 0 : 1]}</span> : null}{' '}
          {app.say('evening.against', { name: other.name })}
        </p>
        <p class="muted">
          {game_name(app, evening, board.game)}
          {board.sitting > 1 ? ' · ' + app.say('evening.later') : ''}
        </p>
        {board.result ? (
          <p class="final">
            {app.say('evening.ended')} <strong>{told_by(app, board.result, first)}</strong>
          </p>
        ) : board.disputed ? (
          <p class="wrong">
            {app.say('evening.differs', {
              mine: told_by(app, own ? own.score : null, first),
              name: other.name,
              theirs: told_by(app, theirs && theirs.score ? turned(theirs.score) : null, first)
            })}
          </p>
        ) : own ? (
          <p class="final">
            {app.say('evening.you_said', { result: told_by(app, own.score, first), name: other.name })}
          </p>
        ) : theirs && theirs.score ? (
          <>
            <p class="final">
              {app.say('evening.they_said', {
                name: other.name,
                result: told_by(app, theirs.score, !first)
              })}
            </p>
            {this.state.sure ? null : (
              <div class="buttons results">
                <Button
                  kind="primary"
                  class="large"
                  onClick={() =>
                    this.send({ do: 'result', round: board.round, board: board.board, score: theirs.score })
                  }
                >
                  {app.say('evening.agree')}
                </Button>
              </div>
            )}
            {this.results(board, first)}
          </>
        ) : (
          this.results(board, first)
        )}
        {board.result ? null : this.here(board)}
      </>
    );
  }

  /** The game itself on the phones: its result enters by itself. */
  private here(board: EveningBoard) {
    const { app } = this.props;
    if (board.match)
      return (
        <Button
          kind="primary"
          class="large wide"
          onClick={() => app.go({ page: 'match', match: board.match!, as: 'seat' })}
        >
          {app.say('lobby.to_board')}
        </Button>
      );
    if ((board.said || []).length) return null;
    return (
      <Button
        kind="quiet"
        onClick={() =>
          this.send({ do: 'play', round: board.round, board: board.board }, (done) => {
            if (done.match) app.go({ page: 'match', match: done.match, as: 'seat' });
          })
        }
      >
        {app.say('evening.play_here')}
      </Button>
    );
  }

  private presence() {
    const { app, evening } = this.props;
    const { is } = evening.me!;
    const open = evening.next === null;
    if (is === 'playing' || evening.ended) return null;
    if (is === 'here')
      return (
        <div class="presence">
          <p class="good">
            {app.say(open ? 'evening.waiting' : 'evening.plays_next', { round: evening.next || 0 })}
          </p>
          <div class="buttons">
            {open ? (
              <Button onClick={() => this.send({ do: 'rest' })}>{app.say('evening.not_now')}</Button>
            ) : this.state.leaving ? (
              <>
                <Button kind="danger" onClick={() => this.send({ do: 'go_home' })}>
                  {app.say('evening.really_home')}
                </Button>
                <Button onClick={() => this.setState({ leaving: false })}>{app.say('play.no')}</Button>
              </>
            ) : (
              <>
                <Button onClick={() => this.send({ do: 'rest' })}>{app.say('evening.skip')}</Button>
                <Button onClick={() => this.setState({ leaving: true })}>{app.say('evening.go_home')}</Button>
              </>
            )}
          </div>
        </div>
      );
    return (
      <div class="presence">
        <p class="muted">
          {app.say(is === 'gone' ? 'evening.goes_home' : open ? 'evening.rests' : 'evening.not_next', {
            round: evening.next || 0
          })}
        </p>
        <Button kind="primary" class="large wide" onClick={() => this.send({ do: 'come' })}>
          {app.say(open ? 'evening.want' : 'evening.here')}
        </Button>
      </div>
    );
  }

  /** Which games somebody likes, where there are several to be paired for. */
  private likes() {
    const { app, evening } = this.props;
    const likes = evening.me!.likes || [];
    if (evening.next !== null || evening.ended || evening.games.length < 2) return null;
    return (
      <Likes
        app={app}
        evening={evening}
        likes={likes}
        say={(games) => this.send({ do: 'likes', games })}
        title={app.say('evening.i_like')}
      />
    );
  }

  override render() {
    const { app, evening } = this.props;
    const { me } = evening;
    if (!me) return null;
    const gone = app.link.state !== 'open';
    const playing = me.board && !me.board.result;
    return (
      <section class="card mine" aria-labelledby="my-board">
        <h2 id="my-board">{me.name}</h2>
        {this.why()}
        {me.board ? this.board(me.board) : null}
        {me.bye ? <p class="final">{app.say('evening.your_bye', { round: evening.round || 0 })}</p> : null}
        {gone || (playing && evening.next === null) ? null : this.presence()}
        {gone ? null : this.likes()}
      </section>
    );
  }
}

/** My win, a draw, my loss. */
function rank(score: string, first: boolean): number {
  return ['1-0', '½-½', '0-1'].indexOf(first ? score : turned(score));
}
