// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import type { ClubTable, Refused } from '../messages';
import { Button, Later, refusal_words } from '../panels/basics';
import { player_name } from '../panels/seat_strip';
import { EveningsList } from './evening_page';
import { StepUp } from './step_up';

export function game_names(
  app: App,
  table: { game: string; variant: string }
): { game: string; variant: string } {
  const catalogue = app.want_catalogue();
  const game = catalogue ? catalogue.games.find((one) => one.game === table.game) : undefined;
  const variant = game ? game.variants.find((one) => one.variant === table.variant) : undefined;
  return { game: game ? game.name : table.game, variant: variant ? variant.name : table.variant };
}

/** `of`: whose clocks come first where several have the same time. */
export function clock_name(
  app: App,
  clock: string | null,
  of?: { game: string; variant: string }
): string {
  if (!clock) return app.say('new.no_clock');
  const catalogue = app.want_catalogue();
  const known = catalogue
    ? catalogue.clocks.filter((one) => one.clock === clock || one.text === clock)
    : [];
  const game = of && catalogue ? catalogue.games.find((one) => one.game === of.game) : undefined;
  const variant = game ? game.variants.find((one) => one.variant === of!.variant) : undefined;
  const own = variant ? known.find((one) => variant.clocks.includes(one.clock)) : undefined;
  return (own || known[0] || { name: clock }).name;
}

export function seat_name(app: App, table: ClubTable, seat: string): string {
  const catalogue = app.want_catalogue();
  const game = catalogue ? catalogue.games.find((one) => one.game === table.game) : undefined;
  const found = game ? game.seats.find((one) => one.seat === seat) : undefined;
  return found ? found.name : seat;
}

/** Who is here, which tables wait for somebody, which games go on. */
export class LobbyPage extends Component<{ app: App }, { opening: boolean; refused: Refused | null }> {
  override state = { opening: this.named() !== null, refused: null as Refused | null };

  /** The variant that the address names. */
  private named() {
    const { route } = this.props.app;
    return (route.page === 'lobby' && route.variant) || null;
  }
  private close = () => {
    if (this.named()) this.props.app.go({ page: 'lobby' }, true);
    this.setState({ opening: false });
  };

  private ask(what: object) {
    this.setState({ refused: null });
    this.props.app.link.lobby_command(what).catch((refused: Refused) => {
      this.setState({ refused });
      this.props.app.alarm.say(refusal_words(this.props.app, refused));
    });
  }

  private table(table: ClubTable) {
    const { app } = this.props;
    const names = game_names(app, table);
    const me = app.me!.person;
    const mine = table.seats.some((seat) => seat.person === me);
    const invited = table.invited.includes(me);
    const free = table.seats.filter((seat) => !seat.person && !seat.computer);
    const open_to_me = table.state === 'waiting' && !mine && free.length > 0;
    return (
      <li
        key={table.table}
        class={'table card' + (mine && table.state !== 'over' ? ' mine' : '') + (invited ? ' invited' : '')}
      >
        <div class="about">
          <h3>
            {names.game} <span class="variant">{names.variant}</span>
          </h3>
          <p class="players">
            {table.seats.map((seat, i) => (
              <span key={seat.seat}>
                {i ? ' – ' : ''}
                <span class={seat.person || seat.computer ? '' : 'free'}>
                  {player_name(app, seat) || app.say('lobby.free')}
                </span>{' '}
                <span class="muted">({seat_name(app, table, seat.seat)})</span>
              </span>
            ))}
          </p>
          <p class="muted small">
            {clock_name(app, table.clock, table)}
            {table.watchers ? ' · ' + app.say('match.watchers', { count: table.watchers }) : ''}
            {table.result
              ? ' · ' +
                table.seats
                  .map((seat) => ['0', '½', '1'][table.result!.half_points[seat.seat] || 0])
                  .join(' – ')
              : ''}
          </p>
        </div>
        <div class="buttons">
          {table.match && mine && table.state === 'playing' ? (
            <Button kind="primary" onClick={() => app.go({ page: 'match', match: table.match!, as: 'seat' })}>
              {app.say('lobby.to_board')}
            </Button>
          ) : null}
          {table.match && (!mine || table.state === 'over') ? (
            <Button
              onClick={() => app.go({ page: 'match', match: table.match!, as: mine ? 'seat' : 'spectator' })}
              label={app.say(table.state === 'over' ? 'lobby.look_at' : 'lobby.watch_of', {
                game: names.game
              })}
            >
              {app.say(table.state === 'over' ? 'lobby.look' : 'lobby.watch')}
            </Button>
          ) : null}
          {mine && table.state === 'waiting' ? (
            <Button onClick={() => this.ask({ do: 'stand', table: table.table })}>
              {app.say('lobby.stand')}
            </Button>
          ) : null}
          {invited ? (
            <Button onClick={() => this.ask({ do: 'decline', table: table.table })}>
              {app.say('ask.decline')}
            </Button>
          ) : null}
          {open_to_me ? (
            <Button
              kind="primary"
              onClick={() =>
                this.ask({ do: 'sit', table: table.table, seat: free.length === 1 ? free[0]!.seat : null })
              }
              label={app.say('lobby.sit_at', { game: names.game })}
            >
              {app.say(invited ? 'ask.accept' : 'lobby.sit')}
            </Button>
          ) : null}
        </div>
      </li>
    );
  }

  private tables(title: string, tables: ClubTable[], empty?: string) {
    if (!tables.length && !empty) return null;
    return (
      <section>
        <h2>{title}</h2>
        {tables.length ? (
          <ul class="tables">{tables.map((table) => this.table(table))}</ul>
        ) : (
          <p class="muted">{empty}</p>
        )}
      </section>
    );
  }

  override render() {
    const { app } = this.props;
    const { lobby } = app.link;
    const hello = app.hello!;
    const me = app.me!.person;
    const tables = lobby ? lobby.tables : [];
    const mine = (table: ClubTable) => table.seats.some((seat) => seat.person === me);
    const own = tables.filter(
      (table) => table.state !== 'over' && (mine(table) || table.invited.includes(me))
    );
    const rest = tables.filter((table) => !own.includes(table));
    const people = lobby ? lobby.people.filter((person) => person.here !== 'gone') : [];
    const busy = own.some((table) => mine(table));
    return (
      <div class="page lobby">
        <h1>{hello.club || app.say('app.name')}</h1>
        {hello.trial ? <Later part={app.later}>{({ TrialAbout }) => <TrialAbout app={app} />}</Later> : null}
        {this.state.refused ? <p class="wrong">{refusal_words(app, this.state.refused)}</p> : null}
        <div class="columns">
          <div class="main-column">
            <EveningsList app={app} />
            {this.tables(app.say('lobby.mine'), own)}
            {this.state.opening ? (
              <Later part={app.later}>
                {({ NewTable }) => <NewTable app={app} named={this.named()} close={this.close} />}
              </Later>
            ) : (
              <p>
                <Button
                  kind={busy ? 'plain' : 'primary'}
                  class="large"
                  onClick={() => this.setState({ opening: true })}
                >
                  {app.say('lobby.new')}
                </Button>
              </p>
            )}
            {this.tables(
              app.say('lobby.open'),
              rest.filter((table) => table.state === 'waiting'),
              app.say('lobby.none_open')
            )}
            {this.tables(
              app.say('lobby.playing'),
              rest.filter((table) => table.state === 'playing')
            )}
            {this.tables(app.say('lobby.over'), rest.filter((table) => table.state === 'over').slice(0, 20))}
          </div>
          <div class="side-column">
            {app.may('organiser') ? (
              <Later part={app.desk}>{({ OrganiserDesk }) => <OrganiserDesk app={app} />}</Later>
            ) : null}
            <section class="card">
              <h2>{app.say('lobby.people', { count: people.length })}</h2>
              <ul class="people">
                {people.map((person) => (
                  <li key={person.person}>
                    <span class={'dot ' + person.here} aria-hidden="true" />
                    {person.name}
                    {person.person === me ? <span class="muted"> ({app.say('lobby.you')})</span> : null}
                    {person.here === 'screen_off' ? (
                      <span class="muted"> · {app.say('here.screen_off')}</span>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
            {hello.addresses.length ? (
              <section class="card share">
                <h2>{app.say('lobby.share')}</h2>
                <img class="qr" src="/qr/0.svg" alt={app.say('lobby.qr', { address: hello.addresses[0]! })} />
                <p class="address">{hello.addresses[0]}</p>
                <Button onClick={() => app.go({ page: 'projector', match: null })}>
                  {app.say('lobby.projector')}
                </Button>
              </section>
            ) : null}
            <StepUp app={app} />
          </div>
        </div>
      </div>
    );
  }
}
