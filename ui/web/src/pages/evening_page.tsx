// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament of the club: for whoever plays in it, for whoever looks on, and for whoever helps. On a phone one part at
// a time, on a laptop side by side: the same elements, so that turning a phone loses nothing that was begun.
import { Component } from 'preact';
import type { App } from '../app';
import type { KeptEvening } from '../evenings';
import type { Evening, EveningLine } from '../messages';
import { Button, Later } from '../panels/basics';
import { AsOf, Round, Rounds, round_name, RoundClock, Standings } from './evening_parts';
import { MyBoard } from './my_board';

export class EveningPage extends Component<{ app: App; evening: string }, { part: string }> {
  override state = { part: 'boards' };

  override componentWillUnmount() {
    this.props.app.evenings.leave(this.props.evening);
  }

  private people(evening: Evening) {
    const { app } = this.props;
    return (
      <ul class="entrants">
        {evening.entrants.map((one) => (
          <li key={one.player}>
            <span>{one.name}</span> <span class="muted small">{app.say('presence.' + one.is)}</span>
          </li>
        ))}
      </ul>
    );
  }

  override render() {
    const { app } = this.props;
    const kept = app.evenings.see(this.props.evening);
    if (!kept) {
      const known = app.link.evenings && app.link.evenings.some((one) => one.evening === this.props.evening);
      return (
        <div class="page narrow">
          <p>{app.say(app.link.evenings && !known ? 'evening.gone' : 'evening.loading')}</p>
          <Button onClick={() => app.go({ page: 'lobby' })}>{app.say('after.lobby')}</Button>
        </div>
      );
    }
    return this.view(kept);
  }

  private view(kept: KeptEvening) {
    const { app } = this.props;
    const { part } = this.state;
    const { evening } = kept;
    const mine = evening.me ? evening.me.player : undefined;
    const staff = evening.desk && app.may('helper');
    const views = staff
      ? [
          {
            id: 'people',
            name: app.say('evening.people'),
            view: () => (
              <Later part={app.desk}>
                {({ DeskPeople }) => <DeskPeople app={app} evening={evening} />}
              </Later>
            )
          },
          {
            id: 'boards',
            name: app.say('evening.boards'),
            view: () => (
              <Later part={app.desk}>
                {({ DeskBoards }) => <DeskBoards app={app} evening={evening} />}
              </Later>
            )
          },
          {
            id: 'standings',
            name: app.say('evening.standings'),
            view: () => <Standings app={app} evening={evening} mine={mine} />
          }
        ]
      : [
          {
            id: 'boards',
            name: app.say('evening.pairings'),
            view: () => <Rounds app={app} evening={evening} mine={mine} />
          },
          {
            id: 'standings',
            name: app.say('evening.standings'),
            view: () => <Standings app={app} evening={evening} mine={mine} />
          },
          { id: 'people', name: app.say('evening.people'), view: () => this.people(evening) }
        ];
    const round = round_name(app, evening);
    return (
      <div class={'page evening' + (staff ? ' whole' : '')}>
        <h1>{evening.name}</h1>
        <p class="about">
          {[round, evening.ended ? app.say('evening.over') : ''].filter((one) => one).join(' · ')}
        </p>
        <RoundClock app={app} evening={evening} />
        <AsOf app={app} kept={kept} />
        {evening.me ? (
          <MyBoard app={app} evening={evening} />
        ) : app.me && app.me.role === 'guest' && !evening.ended && !staff ? (
          <p class="card who">{app.say('evening.who_are_you', { name: app.me.name })}</p>
        ) : null}
        <nav class="parts" aria-label={evening.name}>
          {views.map((view) => (
            <button
              key={view.id}
              type="button"
              id={'part-' + view.id}
              aria-pressed={view.id === part ? 'true' : 'false'}
              onClick={() => this.setState({ part: view.id })}
            >
              {view.name}
            </button>
          ))}
        </nav>
        <div class={staff ? 'columns three' : 'columns side-by-side'}>
          {views.map((view) => (
            <div key={view.id} class={'card part' + (view.id === part ? ' chosen' : '')}>
              {staff && view.id !== 'standings' ? null : <h2>{view.name}</h2>}
              {view.view()}
            </div>
          ))}
        </div>
      </div>
    );
  }
}

/** The club's tournaments, above the tables. */
export function EveningsList({ app }: { app: App }) {
  const evenings: EveningLine[] = app.link.evenings || [];
  if (!evenings.length) return null;
  return (
    <section class="evenings">
      <h2>{app.say('evening.list')}</h2>
      <ul>
        {evenings.map((one) => (
          <li key={one.evening}>
            <button
              type="button"
              class="row card"
              onClick={() => app.go({ page: 'evening', evening: one.evening })}
            >
              <span class="who">{one.name}</span>
              <span class="muted small">
                {[
                  one.ended
                    ? app.say('evening.over')
                    : one.round
                      ? app.say('evening.round', { round: one.round })
                      : '',
                  app.say('evening.count', { count: one.people })
                ]
                  .filter((words) => words)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where nothing answers: what this device has seen last. */
export function KeptPage({ app }: { app: App }) {
  const kept = app.evenings.last();
  if (!kept) return null;
  const { evening } = kept;
  const mine = evening.me ? evening.me.player : undefined;
  return (
    <section class="evening">
      <h2>{evening.name}</h2>
      <p class="about">{round_name(app, evening)}</p>
      <AsOf app={app} kept={kept} />
      <div class="card">
        <Round app={app} evening={evening} round={evening.current} mine={mine} />
      </div>
      <div class="card">
        <Standings app={app} evening={evening} mine={mine} />
      </div>
    </section>
  );
}
