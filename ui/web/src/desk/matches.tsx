// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where there are no rounds: who could play now, and two who are put together by hand; on a ladder, a challenge.
import type { Refused } from '../messages';
import { Asking } from '../pages/asking';
import { game_name } from '../pages/evening_parts';
import { Button, Choice } from '../panels/basics';

interface State {
  one: string;
  other: string;
  game: number;
}

export class DeskMatches extends Asking<State> {
  override state = { refused: null as Refused | null, one: '', other: '', game: 0 };

  private proposals() {
    const { app, evening } = this.props;
    const list = evening.desk!.proposals;
    if (evening.system === 'ladder') return null;
    if (!list.length) return <p class="muted">{app.say('evening.none_wait')}</p>;
    return (
      <>
        <h3>{app.say('evening.proposed')}</h3>
        <ul>
          {list.map((one) => {
            const of = { player: one.player, other: one.other, game: one.game };
            return (
              <li key={one.player + one.other}>
                <div class="line">
                  <span class="who">
                    {one.name} – {one.other_name}
                    <span class="muted small"> {game_name(app, evening, one.game)}</span>
                  </span>
                  <Button kind="primary" onClick={() => this.ask({ do: 'accept', ...of })}>
                    {app.say('evening.pair_two')}
                  </Button>
                  <Button kind="quiet" onClick={() => this.ask({ do: 'decline', ...of })}>
                    {app.say('evening.not_these')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </>
    );
  }

  private by_hand() {
    const { app, evening } = this.props;
    const { one, other, game } = this.state;
    const ladder = evening.system === 'ladder';
    const free = evening.entrants.filter((person) => person.is !== 'playing');
    const people = (but: string) => [
      ['', '–'] as const,
      ...free.filter((person) => person.player !== but).map((person) => [person.player, person.name] as const)
    ];
    const ready = one !== '' && other !== '';
    return (
      <details class="by-hand">
        <summary>{app.say(ladder ? 'evening.challenge' : 'evening.two_by_hand')}</summary>
        <Choice
          label={app.say(ladder ? 'evening.challenger' : 'evening.first')}
          value={one}
          choices={people(other)}
          choose={(chosen) => this.setState({ one: chosen })}
        />
        <Choice
          label={app.say(ladder ? 'evening.challenged' : 'evening.second')}
          value={other}
          choices={people(one)}
          choose={(chosen) => this.setState({ other: chosen })}
        />
        {evening.games.length > 1 ? (
          <Choice
            label={app.say('new.game')}
            value={String(game)}
            choices={evening.games.map((_, i) => [String(i), game_name(app, evening, i)] as const)}
            choose={(chosen) => this.setState({ game: Number(chosen) })}
          />
        ) : null}
        <Button
          kind="primary"
          disabled={!ready}
          onClick={() =>
            this.ask({ do: 'match', player: one, other, game }, () => this.setState({ one: '', other: '' }))
          }
        >
          {app.say('evening.pair_two')}
        </Button>
      </details>
    );
  }

  override render() {
    return (
      <div class="card draft">
        {this.why()}
        {this.proposals()}
        {this.by_hand()}
      </div>
    );
  }
}
