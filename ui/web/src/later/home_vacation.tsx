// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import { Button } from '../panels/basics';
import { day_begins, type Home } from './home_words';

interface Props {
  app: App;
  home: Home;
  act: (what: string, body: object) => Promise<void>;
}

/** From the first day to the last, both included. */
export class VacationForm extends Component<Props, { from: string; until: string }> {
  override state = { from: '', until: '' };

  private submit = (event: Event) => {
    event.preventDefault();
    const { from, until } = this.state;
    const body = { from: String(day_begins(from)), until: String(day_begins(until, 1)) };
    this.props.act('vacation', body).then(
      () => this.setState({ from: '', until: '' }),
      () => undefined // it is shown
    );
  };

  private day(name: 'from' | 'until') {
    const { app } = this.props;
    return (
      <label>
        {app.say('home.vacation_' + name)}
        <input
          type="date"
          required
          value={this.state[name]}
          onInput={(event) => {
            const { value } = event.target as HTMLInputElement;
            this.setState(name === 'from' ? { from: value } : { until: value });
          }}
        />
      </label>
    );
  }

  override render() {
    const { app, home, act } = this.props;
    const day = (time: number) => new Date(time).toLocaleDateString(app.locale);
    const used = home.vacation.used[String(new Date(home.now).getUTCFullYear())] || 0;
    return (
      <details>
        <summary>{app.say('home.vacation', { left: Math.max(0, home.vacation.days - used) })}</summary>
        <ul>
          {home.vacation.times.map((one) => (
            <li key={one.from}>
              {day(one.from)} – {day(one.until - 1)}{' '}
              <Button
                onClick={() => void act('back', { from: String(one.from) }).catch(() => undefined)}
                label={app.say('home.back_of', { from: day(one.from) })}
              >
                {app.say('home.back')}
              </Button>
            </li>
          ))}
        </ul>
        <form onSubmit={this.submit}>
          {this.day('from')}
          {this.day('until')}
          <button type="submit" class="button">
            {app.say('home.go_away')}
          </button>
        </form>
      </details>
    );
  }
}
