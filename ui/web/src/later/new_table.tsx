// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import type { Catalogue, CatalogueGame, Refused } from '../messages';
import { Button, Choice, refusal_words } from '../panels/basics';
import { Rules } from '../panels/rules';

interface Props {
  app: App;
  /** What the address names: game, then variant; none of both: whatever is first. */
  named: { game: string; variant: string } | null;
  close(): void;
}
interface State {
  game: string;
  variant: string;
  clock: string;
  against: string; // anybody, a computer's id, or person:<id>
  seat: string;
  rules: boolean;
  copied: boolean;
  busy: boolean;
  refused: Refused | null;
}

/** A new table: which game, how much time, against whom, on which side. */
export class NewTable extends Component<Props, State> {
  private link_: HTMLInputElement | null = null;
  override state: State = {
    game: this.props.named ? this.props.named.game : '',
    variant: this.props.named ? this.props.named.variant : '',
    clock: '',
    against: 'anybody',
    seat: '',
    rules: this.props.named !== null,
    copied: false,
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

  /** Who follows a link has chosen the game: what is left to choose stands below the list. */
  private come_to = (fields: HTMLElement | null) => {
    if (fields && this.props.named) fields.scrollIntoView({ block: 'center' });
  };

  private set(change: Partial<State>) {
    this.setState({ copied: false, ...change } as State);
  }

  /** By the old way: what came over plain http has no other. Where even that fails the link stays selected. */
  private copy = () => {
    const link = this.link_!;
    link.focus();
    link.select();
    const copied = document.execCommand('copy');
    this.setState({ copied });
    if (copied) this.props.app.alarm.say(this.props.app.say('new.copied'));
  };

  /** What the address names and isn't there. */
  private missing(catalogue: Catalogue): string {
    const { app, named } = this.props;
    if (!named) return '';
    const game = catalogue.games.find((one) => one.game === named.game);
    if (!game) return app.say('new.no_game', { game: named.game });
    return named.variant && !game.variants.some((one) => one.variant === named.variant)
      ? app.say('new.no_variant', { game: game.name, variant: named.variant })
      : '';
  }

  override render() {
    const { app, close } = this.props;
    const catalogue = app.want_catalogue();
    const game = this.game();
    if (!catalogue || !game) return <p class="muted">{app.say('new.loading')}</p>;
    const variant = game.variants.find((one) => one.variant === this.state.variant) || game.variants[0]!;
    const missing = this.missing(catalogue);
    const named = { game: game.game, variant: variant.variant };
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
        {missing ? (
          <p class="wrong" role="alert">
            {missing}
          </p>
        ) : null}
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
        <div class="fields" ref={missing ? undefined : this.come_to}>
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
        <div class="link-of">
          <label>
            {app.say('new.link')}
            <input
              type="text"
              readOnly
              name="link"
              ref={(input) => void (this.link_ = input)}
              value={app.address({ page: 'lobby', variant: named })}
            />
          </label>
          <Button kind="quiet" onClick={this.copy}>{app.say(this.state.copied ? 'new.copied' : 'new.copy')}</Button>
        </div>
        {this.state.refused ? <p class="wrong">{refusal_words(app, this.state.refused)}</p> : null}
        <div class="buttons">
          <Button onClick={close}>{app.say('new.cancel')}</Button>
          <button type="submit" class="button primary" aria-disabled={this.state.busy ? 'true' : undefined}>
            {app.say('new.open')}
          </button>
        </div>
        <details
          open={this.state.rules}
          onToggle={(event) => this.setState({ rules: (event.target as HTMLDetailsElement).open })}
        >
          <summary>{app.say('new.rules')}</summary>
          {this.state.rules ? <Rules app={app} path={'/api/rules/' + game.game} wanted={null} /> : null}
        </details>
      </form>
    );
  }
}
