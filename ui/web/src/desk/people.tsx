// SPDX-License-Identifier: GPL-3.0-or-later
//
// The people of an evening, for who helps. What somebody's role doesn't allow isn't offered; the server decides anyway.
import type { Refused } from '../messages';
import { Button, Choice } from '../panels/basics';
import { Asking } from '../pages/asking';

/** Everybody by large rows: pressed is here. New people, and whose phone is whose. */
export class DeskPeople extends Asking<{ name: string; leaving: string; chosen: Record<string, string> }> {
  override state = {
    refused: null as Refused | null,
    name: '',
    leaving: '',
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

  override render() {
    const { app, evening } = this.props;
    const { name, leaving } = this.state;
    const organiser = app.may('organiser');
    const here = evening.entrants.filter((one) => one.is === 'here' || one.is === 'playing').length;
    const open = evening.next === null;
    return (
      <section class="desk-people" aria-labelledby="desk-people">
        <h2 id="desk-people">
          {open
            ? app.say('evening.people_open', { here, count: evening.entrants.length })
            : app.say('evening.people_here', { here, count: evening.entrants.length, round: evening.next! })}
        </h2>
        {this.why()}
        {organiser ? this.guests() : null}
        <ul class="check-in">
          {evening.entrants.map((one) => {
            const is_here = one.is === 'here';
            return (
              <li key={one.player}>
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
                    <span class="muted small">
                      {app.say('presence.' + one.is)}
                      {one.phone ? ' · ' + app.say('evening.has_phone') : ''}
                    </span>
                  </span>
                </button>
                {organiser && !open && one.is !== 'gone' ? (
                  leaving === one.player ? (
                    <Button
                      kind="danger"
                      onClick={() => {
                        this.setState({ leaving: '' });
                        this.ask({ do: 'withdraw', player: one.player, back: false });
                      }}
                    >
                      {app.say('evening.really')}
                    </Button>
                  ) : (
                    <Button
                      kind="quiet"
                      onClick={() => this.setState({ leaving: one.player })}
                      label={app.say('evening.withdraw_of', { name: one.name })}
                    >
                      {app.say('evening.withdraw')}
                    </Button>
                  )
                ) : null}
              </li>
            );
          })}
        </ul>
        {organiser ? (
          <form
            class="enter"
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim())
                this.ask({ do: 'enter', name: name.trim() }, () => this.setState({ name: '' }));
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
        ) : null}
      </section>
    );
  }
}
