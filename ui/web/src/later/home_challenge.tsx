// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';

interface Props {
  app: App;
  act: (what: string, body: object) => Promise<void>;
}
interface State {
  member: string;
  game: string; // game/variant
  clock: string;
}

/** A member by name, a game of two, days for each move. */
export class ChallengeForm extends Component<Props, State> {
  override state = { member: '', game: '', clock: 'three-days' };

  private submit = (event: Event) => {
    event.preventDefault();
    const { member, clock } = this.state;
    const [game, variant] = (this.state.game || this.games()[0]!.value).split('/');
    this.props.act('challenge', { member, game: game!, variant: variant!, clock }).then(
      () => this.setState({ member: '' }),
      () => undefined // it is shown
    );
  };

  private games() {
    const catalogue = this.props.app.want_catalogue();
    const all: { value: string; name: string }[] = [];
    for (const game of catalogue ? catalogue.games : [])
      if (game.seats.length === 2)
        for (const one of game.variants)
          all.push({
            value: game.game + '/' + one.variant,
            name: game.variants.length > 1 ? game.name + ', ' + one.name : game.name
          });
    return all;
  }

  private select(name: 'game' | 'clock', options: { value: string; name: string }[]) {
    return (
      <label>
        {this.props.app.say('home.' + name)}
        <select
          value={this.state[name]}
          onChange={(event) => {
            const { value } = event.target as HTMLSelectElement;
            this.setState(name === 'game' ? { game: value } : { clock: value });
          }}
        >
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
    );
  }

  override render() {
    const { app } = this.props;
    const games = this.games();
    const catalogue = app.want_catalogue();
    if (!games.length || !catalogue) return null;
    const clocks = catalogue.clocks
      .filter((one) => /^move=/.test(one.text))
      .map((one) => ({ value: one.clock, name: one.name }));
    return (
      <details>
        <summary>{app.say('home.challenge')}</summary>
        <form onSubmit={this.submit}>
          <label>
            {app.say('home.member')}
            <input
              type="text"
              required
              maxLength={64}
              autocomplete="off"
              value={this.state.member}
              onInput={(event) => this.setState({ member: (event.target as HTMLInputElement).value })}
            />
          </label>
          {this.select('game', games)}
          {this.select('clock', clocks)}
          <button type="submit" class="button primary">
            {app.say('home.ask')}
          </button>
        </form>
      </details>
    );
  }
}
