// SPDX-License-Identifier: GPL-3.0-or-later
//
// The people of an evening, for who helps. What somebody's role doesn't allow isn't offered; the server decides anyway.
import type { Entrant, Refused } from '../messages';
import { Asking } from '../pages/asking';
import { Button, Choice } from '../panels/basics';
import { Claims } from './claims';
import { PersonMore } from './person';

/** Everybody by large rows: pressed is here. New people, and whose phone is whose. */
export class DeskPeople extends Asking<{ name: string; more: string; chosen: Record<string, string> }> {
  override state = {
    refused: null as Refused | null,
    name: '',
    more: '',
    chosen: {} as Record<string, string>
  };

  private guests() {
    const { app, evening } = this.props;
    const desk = evening.desk!;
    if (!desk.guests.length) return null;
    const free = evening.entrants.filter((one) => !one.phone && !one.member);
    const same = (name: string) =>
      free.find((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase());
    return (
      <details class="phones" open={desk.guests.some((guest) => same(guest.name))}>
        <summary>{app.say('evening.phones', { count: desk.guests.length })}</summary>
        <ul>
          {desk.guests.map((guest) => {
            const likely = same(guest.name);
            const chosen = this.state.chosen[guest.person] || (likely ? likely.player : '');
            return (
              <li key={guest.person}>
                <Choice
                  label={app.say('evening.phone_of', { name: guest.name })}
                  value={chosen}
                  choices={[
                    ['', app.say('evening.nobody')],
                    ...free.map((one) => [one.player, one.name] as const)
                  ]}
                  choose={(player) =>
                    this.setState({ chosen: { ...this.state.chosen, [guest.person]: player } })
                  }
                />
                {chosen ? (
                  <Button
                    kind="primary"
                    onClick={() => this.ask({ do: 'tie', person: guest.person, player: chosen })}
                    label={app.say('evening.tie_of', { name: guest.name })}
                  >
                    {app.say('evening.tie')}
                  </Button>
                ) : (
                  <Button
                    onClick={() => this.ask({ do: 'enter', name: guest.name, person: guest.person })}
                    label={app.say('evening.enter_of', { name: guest.name })}
                  >
                    {app.say('evening.enter')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    );
  }

  private person(one: Entrant) {
    const { app, evening } = this.props;
    const is_here = one.is === 'here';
    const more = this.state.more === one.player;
    const later = (one.out || []).filter((round) => round !== evening.next);
    const words = [
      app.say('presence.' + one.is),
      one.phone ? app.say('evening.has_phone') : '',
      later.length && one.is !== 'gone' ? app.say('evening.not_rounds', { rounds: later.join(', ') }) : ''
    ];
    return (
      <li key={one.player}>
        <div class="line">
          <button
            type="button"
            class={'row ' + one.is}
            aria-pressed={is_here ? 'true' : 'false'}
            aria-disabled={one.is === 'playing' ? 'true' : undefined}
            onClick={() =>
              one.is !== 'playing' && this.ask({ do: 'presence', player: one.player, here: !is_here })
            }
          >
            <span class="tick" aria-hidden="true">
              {is_here ? '✓' : ''}
            </span>
            <span class="who">
              {one.name}
              <span class="muted small">{words.filter((word) => word).join(' · ')}</span>
            </span>
          </button>
          {this.has_more(one) ? (
            <button
              type="button"
              class="button quiet"
              aria-expanded={more ? 'true' : 'false'}
              aria-label={app.say('evening.more_of', { name: one.name })}
              onClick={() => this.setState({ more: more ? '' : one.player })}
            >
              <span aria-hidden="true">…</span>
            </button>
          ) : null}
        </div>
        {more ? <PersonMore app={app} evening={evening} one={one} /> : null}
      </li>
    );
  }

  /** Whether there is anything else to say of somebody. */
  private has_more(one: Entrant): boolean {
    const { app, evening } = this.props;
    if (evening.ended) return false;
    if (evening.next === null) return evening.system === 'open_evening' && evening.games.length > 1;
    return one.is !== 'gone' || app.may('organiser');
  }

  private newcomer() {
    const { app } = this.props;
    const { name } = this.state;
    return (
      <form
        class="enter"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) this.ask({ do: 'enter', name: name.trim() }, () => this.setState({ name: '' }));
        }}
      >
        <label>
          {app.say('evening.new_name')}
          <input
            type="text"
            value={name}
            maxLength={60}
            autocomplete="off"
            onInput={(event) => this.setState({ name: (event.target as HTMLInputElement).value })}
          />
        </label>
        <button type="submit" class="button">
          {app.say('evening.enter')}
        </button>
      </form>
    );
  }

  override render() {
    const { app, evening } = this.props;
    const organiser = app.may('organiser');
    const here = evening.entrants.filter((one) => one.is === 'here' || one.is === 'playing').length;
    const count = evening.entrants.length;
    return (
      <section class="desk-people" aria-labelledby="desk-people">
        <h2 id="desk-people">
          {evening.next === null
            ? app.say('evening.people_open', { here, count })
            : app.say('evening.people_here', { here, count, round: evening.next })}
        </h2>
        {this.why()}
        <Claims app={app} />
        {organiser ? this.guests() : null}
        <ul class="check-in">{evening.entrants.map((one) => this.person(one))}</ul>
        {organiser && !evening.ended ? this.newcomer() : null}
      </section>
    );
  }
}
