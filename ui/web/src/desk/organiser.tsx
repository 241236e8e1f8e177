// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the organiser alone can do: put two people at a board, give a member a code, end a session.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, Choice, refusal_words } from '../panels/basics';
import { Claims } from './claims';
import { Devices } from './devices';

interface State {
  game: string;
  variant: string;
  clock: string;
  people: string[];
  member: string;
  code: { name: string; code: string } | null;
  refused: Refused | null;
}

export class OrganiserDesk extends Component<{ app: App }, State> {
  override state: State = {
    game: '',
    variant: '',
    clock: '',
    people: ['', ''],
    member: '',
    code: null,
    refused: null
  };

  private ask(what: object, then: (done: { code?: string }) => void = () => undefined) {
    this.setState({ refused: null });
    this.props.app.link.lobby_command(what).then(then, (refused: Refused) => {
      this.setState({ refused });
      this.props.app.alarm.say(refusal_words(this.props.app, refused));
    });
  }

  private value(event: Event): string {
    return (event.target as HTMLSelectElement).value;
  }

  private pair() {
    const { app } = this.props;
    const catalogue = app.want_catalogue();
    const people = app.link.lobby ? app.link.lobby.people.filter((one) => one.here !== 'gone') : [];
    const game =
      catalogue && (catalogue.games.find((one) => one.game === this.state.game) || catalogue.games[0]);
    if (!catalogue || !game) return null;
    const variant = game.variants.find((one) => one.variant === this.state.variant) || game.variants[0]!;
    const chosen = game.seats.map((_, i) => this.state.people[i] || '');
    const ready = chosen.every((one, i) => one !== '' && chosen.indexOf(one) === i);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          const { clock } = this.state;
          const seats: Record<string, string> = {};
          game.seats.forEach(({ seat }, i) => (seats[seat] = chosen[i]!));
          this.ask(
            { do: 'pair', game: game.game, variant: variant.variant, clock: clock || null, people: seats },
            () => this.setState({ people: ['', ''] })
          );
        }}
      >
        <h3>{app.say('desk.pair')}</h3>
        <Choice
          label={app.say('new.game')}
          value={game.game}
          choices={catalogue.games.map((one) => [one.game, one.name] as const)}
          choose={(chosen) => this.setState({ game: chosen, variant: '' })}
        />
        <Choice
          label={app.say('new.variant')}
          value={variant.variant}
          choices={game.variants.map((one) => [one.variant, one.name] as const)}
          choose={(chosen) => this.setState({ variant: chosen })}
        />
        <Choice
          label={app.say('new.clock')}
          value={this.state.clock}
          choices={[
            ['', app.say('new.no_clock')],
            ...variant.clocks.map((id) => {
              const clock = catalogue.clocks.find((one) => one.clock === id);
              return [id, clock ? clock.name : id] as const;
            })
          ]}
          choose={(clock) => this.setState({ clock })}
        />
        {game.seats.map((seat, i) => (
          <Choice
            key={seat.seat}
            label={seat.name}
            value={chosen[i]!}
            choices={[['', '–'], ...people.map((one) => [one.person, one.name] as const)]}
            choose={(person) => {
              const next = chosen.slice();
              next[i] = person;
              this.setState({ people: next });
            }}
          />
        ))}
        <button type="submit" class="button primary" aria-disabled={ready ? undefined : 'true'}>
          {app.say('desk.begin')}
        </button>
      </form>
    );
  }

  private member() {
    const { app } = this.props;
    const { member, code } = this.state;
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = member.trim();
          if (name)
            this.ask({ do: 'member_code', member: name, add: true }, (done) =>
              this.setState({ member: '', code: { name, code: done.code || '' } })
            );
        }}
      >
        <h3>{app.say('desk.member')}</h3>
        <label>
          {app.say('desk.member_name')}
          <input
            type="text"
            value={member}
            maxLength={60}
            autocomplete="off"
            onInput={(event) => this.setState({ member: this.value(event) })}
          />
        </label>
        <button type="submit" class="button">
          {app.say('desk.make_code')}
        </button>
        {code ? (
          <p>
            {app.say('desk.code_of', { name: code.name })} <strong class="code">{code.code}</strong>
          </p>
        ) : null}
      </form>
    );
  }

  override render() {
    const { app } = this.props;
    const { refused } = this.state;
    const people = app.link.lobby ? app.link.lobby.people : [];
    return (
      <section class="card desk">
        <h2>{app.say('desk.title')}</h2>
        {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
        <Claims app={app} />
        {this.pair()}
        {this.member()}
        <h3>{app.say('desk.sessions')}</h3>
        <ul class="people">
          {people
            .filter((person) => person.person !== app.me!.person)
            .map((person) => (
              <Devices key={person.person} app={app} person={person.person} name={person.name} />
            ))}
        </ul>
      </section>
    );
  }
}

/** The organiser's word at a board where the players can't find one. */
export class Decide extends Component<
  { app: App; match: string; seats: { seat: string; name: string }[] },
  { points: Record<string, number> | null; why: string; refused: Refused | null }
> {
  override state = {
    points: null as Record<string, number> | null,
    why: '',
    refused: null as Refused | null
  };

  override render() {
    const { app, match, seats } = this.props;
    const { points, why, refused } = this.state;
    const all = (of: (seat: string) => number) =>
      seats.reduce((sum, { seat }) => ({ ...sum, [seat]: of(seat) }), {} as Record<string, number>);
    return (
      <div class="card decide" role="group" aria-label={app.say('desk.decide')}>
        <h2>{app.say('desk.decide')}</h2>
        {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
        <label>
          {app.say('desk.why')}
          <input
            type="text"
            value={why}
            maxLength={200}
            placeholder={app.say('desk.why_usual')}
            onInput={(event) => this.setState({ why: (event.target as HTMLInputElement).value })}
          />
        </label>
        <div class="buttons">
          {points ? (
            <>
              <Button
                kind="danger"
                onClick={() => {
                  this.setState({ points: null });
                  app.link
                    .lobby_command({
                      do: 'adjudicate',
                      match,
                      half_points: points,
                      why: why.trim() || app.say('desk.why_usual')
                    })
                    .catch((no: Refused) => this.setState({ refused: no }));
                }}
              >
                {app.say('desk.really')}
              </Button>
              <Button onClick={() => this.setState({ points: null })}>{app.say('play.no')}</Button>
            </>
          ) : (
            <>
              {seats.map(({ seat, name }) => (
                <Button
                  key={seat}
                  onClick={() => this.setState({ points: all((one) => (one === seat ? 2 : 0)) })}
                >
                  {app.say('desk.wins', { seat: name })}
                </Button>
              ))}
              <Button onClick={() => this.setState({ points: all(() => 1) })}>
                {app.say('result.drawn')}
              </Button>
            </>
          )}
        </div>
      </div>
    );
  }
}
