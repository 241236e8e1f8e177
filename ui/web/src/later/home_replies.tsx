// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import { read_lines, type HomeGame } from './home_words';

interface Props {
  app: App;
  game: HomeGame;
  act: (what: string, body: object) => Promise<void>;
}

/** "If they play this I answer that", one line for each. */
export class RepliesForm extends Component<Props, { text: string | null }> {
  override state = { text: null as string | null };

  private submit = (event: Event) => {
    event.preventDefault();
    const { game, act } = this.props;
    if (this.state.text === null) return;
    const body = { match: game.match, lines: read_lines(this.state.text) };
    act('replies', body).then(
      () => this.setState({ text: null }),
      () => undefined // it is shown
    );
  };

  override render() {
    const { app, game } = this.props;
    const kept = game.replies.map((line) => line.join(', ')).join('\n');
    const text = this.state.text === null ? kept : this.state.text;
    return (
      <details>
        <summary>{app.say('home.replies', { count: game.replies.length })}</summary>
        <form onSubmit={this.submit}>
          <label>
            {app.say('home.replies_about')}
            <textarea
              rows={3}
              value={text}
              autocapitalize="off"
              spellcheck={false}
              onInput={(event) => this.setState({ text: (event.target as HTMLTextAreaElement).value })}
            />
          </label>
          <button type="submit" class="button">
            {app.say('home.keep')}
          </button>
        </form>
      </details>
    );
  }
}
