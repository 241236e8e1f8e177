// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import type { CatalogueGame, Refused } from '../messages';
import { Button, Choice, refusal_words } from '../panels/basics';

interface State {
  game: string;
  variant: string;
  clock: string;
  against: string; // anybody, a computer's id, or person:<id>
  seat: string;
  busy: boolean;
  refused: Refused | null;
}

/** A new table: which game, how much time, against whom, on which side. */
export class NewTable extends Component<{ app: App; close(): void }, State> {
  override state: State = {
    game: '',
    variant: '',
    clock: '',
    against: 'anybody',
    seat: '',
    busy: false,
    refused: null
  };

  private game(): CatalogueGame | undefined {
    const catalogue = this.props.app.want_catalogue();
    return catalogue
      ? catalogue.games.find((one) => one.game === this.state.game) || catalogue.games[0]
      : undefined;
  }

  private submit = (event: Event) => {
    event.preventDefault();
    const { app, close } = this.props;
    const game = this.game();
    if (!game || this.state.busy) return;
    const { clock, against } = this.state;
    const variant = game.variants.find((one) => one.variant === this.state.variant) || game.variants[0]!;
    const seats = game.seats.map((one) => one.seat);
    const computer = /^person:/.test(against) || against === 'anybody' ? null : against;
    // Against a computer a side is drawn here: its seats have to be named.
    let seat: string | null = this.state.seat || null;
    const computers: Record<string, string> = {};
    if (computer) {
      seat = seat || seats[Math.floor(Math.random() * seats.length)]!;
      for (const other of seats) if (other !== seat) computers[other] = computer;
    }
    this.setState({ busy: true, refused: null });
    app.link
      .lobby_command({
        do: 'open',
        game: game.game,
        variant: variant.variant,
        clock: clock || null,
        seat,
        ...(computer ? { computers } : {}),
        ...(/^person:/.test(against) ? { invite: [against.slice(7)] } : {})
      })
      .then(close, (refused: Refused) => {
        this.setState({ busy: false, refused });
        app.alarm.say(refusal_words(app, refused));
      });
  };

  private set(change: Partial<State>) {
    this.setState(change as State);
  }

  override render() {
    const { app, close } = this.props;
    const catalogue = app.want_catalogue();
    const game = this.game();
    if (!catalogue || !game) return <p class="muted">{app.say('new.loading')}</p>;
    const variant = game.variants.find((one) => one.variant === this.state.variant) || game.variants[0]!;
    const clocks = (variant.clocks || [])
      .map((id) => catalogue.clocks.find((clock) => clock.clock === id))
      .filter((clock) => clock !== undefined);
    const lobby = app.link.lobby;
    const others = lobby
      ? lobby.people.filter((person) => person.here !== 'gone' && person.person !== app.me!.person)
      : [];
    const select = (event: Event) => (event.target as HTMLSelectElement).value;
    return (
      <form class="card new-table" onSubmit={this.submit}>
        <h2>{app.say('new.title')}</h2>
        <fieldset>
          <legend>{app.say('new.game')}</legend>
          <div class="games">
            {catalogue.games.map((one) => (
              <label key={one.game} class={'game' + (one === game ? ' chosen' : '')}>
                <input
                  type="radio"
                  name="game"
                  value={one.game}
                  checked={one === game}
                  onChange={() => this.set({ game: one.game, variant: '', clock: '', seat: '' })}
                />
                <span class="name">{one.name}</span>
                <span class="summary">{one.summary}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="fields">
          <Choice
            label={app.say('new.variant')}
            name="variant"
            value={variant.variant}
            choices={game.variants.map((one) => [one.variant, one.name] as const)}
            choose={(chosen) => this.set({ variant: chosen })}
          />
          <Choice
            label={app.say('new.clock')}
            name="clock"
            value={this.state.clock}
            choices={[
              ['', app.say('new.no_clock')],
              ...clocks.map((one) => [one!.clock, one!.name] as const)
            ]}
            choose={(clock) => this.set({ clock })}
          />
          <label>
            {app.say('new.against')}
            <select
              name="against"
              value={this.state.against}
              onChange={(event) => this.set({ against: select(event) })}
            >
              <option value="anybody">{app.say('new.anybody')}</option>
              {others.length ? (
                <optgroup label={app.say('new.people')}>
                  {others.map((person) => (
                    <option key={person.person} value={'person:' + person.person}>
                      {person.name}
                    </option>
                  ))}
                </optgroup>
              ) : null}
              <optgroup label={app.say('new.computers')}>
                {game.levels.map((level) => (
                  <option key={level.computer} value={level.computer}>
                    {app.say('computer', { level: level.name })}
                  </option>
                ))}
              </optgroup>
            </select>
          </label>
          <Choice
            label={app.say('new.seat')}
            name="seat"
            value={this.state.seat}
            choices={[
              ['', app.say('new.any_seat')],
              ...game.seats.map((one) => [one.seat, one.name] as const)
            ]}
            choose={(seat) => this.set({ seat })}
          />
        </div>
        {variant.summary ? <p class="muted small">{variant.summary}</p> : null}
        {this.state.refused ? <p class="wrong">{refusal_words(app, this.state.refused)}</p> : null}
        <div class="buttons">
          <Button onClick={close}>{app.say('new.cancel')}</Button>
          <button type="submit" class="button primary" aria-disabled={this.state.busy ? 'true' : undefined}>
            {app.say('new.open')}
          </button>
        </div>
      </form>
    );
  }
}
