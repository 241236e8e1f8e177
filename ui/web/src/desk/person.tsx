// SPDX-License-Identifier: GPL-3.0-or-later
//
// What else there is to say about one of an evening's people: rounds without him, games that he likes, going for good.
import type { Entrant, Refused } from '../messages';
import { Asking } from '../pages/asking';
import { Likes } from '../pages/evening_parts';
import { Button } from '../panels/basics';

const kLater = 3; // rounds after the next one

export class PersonMore extends Asking<{ leaving: boolean }, { one: Entrant }> {
  override state = { refused: null as Refused | null, leaving: false };

  private rounds() {
    const { app, evening, one } = this.props;
    if (evening.next === null || one.is === 'gone') return null;
    const last = Math.min(evening.next + kLater, evening.rounds || Infinity);
    const rounds = [];
    for (let round = evening.next; round <= last; ++round) rounds.push(round);
    return (
      <div class="buttons" role="group" aria-label={app.say('evening.more_of', { name: one.name })}>
        {rounds.map((round) => {
          const out = (one.out || []).includes(round);
          return (
            <Button
              key={round}
              pressed={out}
              onClick={() => this.ask({ do: 'presence', player: one.player, round, here: out })}
            >
              {app.say('evening.not_round', { round })}
            </Button>
          );
        })}
      </div>
    );
  }

  /** Out with half a point, of the next round alone; back in by the same button. */
  private half() {
    const { app, evening, one } = this.props;
    const round = evening.next;
    if (round === null || one.is === 'gone' || !evening.desk!.halves || !app.may('organiser')) return null;
    const half = (one.half || []).includes(round);
    return (
      <Button
        pressed={half}
        onClick={() =>
          this.ask(
            half
              ? { do: 'presence', player: one.player, round, here: true }
              : { do: 'half', player: one.player, round }
          )
        }
      >
        {app.say(evening.system === 'keizer' ? 'evening.excused' : 'evening.half', { round })}
      </Button>
    );
  }

  private likes() {
    const { app, evening, one } = this.props;
    if (evening.next !== null || evening.games.length < 2 || evening.system !== 'open_evening') return null;
    return (
      <Likes
        app={app}
        evening={evening}
        likes={one.likes || []}
        title={app.say('evening.likes_of', { name: one.name })}
        say={(games) => this.ask({ do: 'likes_of', player: one.player, games })}
      />
    );
  }

  /** For good, or back again. */
  private going() {
    const { app, evening, one } = this.props;
    if (evening.next === null || !app.may('organiser')) return null;
    const say = (back: boolean) => {
      this.setState({ leaving: false });
      this.ask({ do: 'withdraw', player: one.player, back });
    };
    if (one.is === 'gone')
      return <Button onClick={() => say(true)}>{app.say('evening.back')}</Button>;
    if (!this.state.leaving)
      return (
        <Button kind="quiet" onClick={() => this.setState({ leaving: true })}>
          {app.say('evening.withdraw')}
        </Button>
      );
    return (
      <div class="buttons">
        <Button kind="danger" onClick={() => say(false)}>
          {app.say('evening.really')}
        </Button>
        <Button onClick={() => this.setState({ leaving: false })}>{app.say('play.no')}</Button>
      </div>
    );
  }

  override render() {
    return (
      <div class="more">
        {this.why()}
        {this.rounds()}
        {this.half()}
        {this.likes()}
        {this.going()}
      </div>
    );
  }
}
