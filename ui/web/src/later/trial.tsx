// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where rules are tried that somebody is still writing.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { refusal_words } from '../panels/basics';

const kLongest = 300; // letters
const kLast = 1_000_000; // more plies than any game has: the position at the end

interface Props {
  app: App;
  match: string;
  ply: number | null; // null: the last position is shown
}

/** What this is, and when other rules are played next. */
export class TrialAbout extends Component<{ app: App }, { rules: string | undefined; saved: boolean }> {
  override state = { rules: undefined as string | undefined, saved: false };

  override componentDidMount() {
    this.componentDidUpdate();
  }
  override componentDidUpdate() {
    const { app } = this.props;
    const rules = app.link.lobby ? app.link.lobby.rules : undefined;
    if (!rules || rules === this.state.rules) return;
    const saved = this.state.rules !== undefined;
    this.setState({ rules, saved });
    if (saved) app.announcer.say(app.say('trial.saved'));
  }

  override render() {
    const { app } = this.props;
    return (
      <div class="card trial">
        <p>{app.say('trial.about')}</p>
        {this.state.saved ? <p>{app.say('trial.saved')}</p> : null}
      </div>
    );
  }
}

/** After a game: a line for the author, with the position that is shown. */
export class TrialNote extends Component<Props, { words: string; sent: boolean; refused: Refused | null }> {
  override state = { words: '', sent: false, refused: null as Refused | null };

  private send = (event: Event) => {
    event.preventDefault();
    const { app, match, ply } = this.props;
    const words = this.state.words.replace(/\s+/g, ' ').trim();
    if (!words) return;
    this.setState({ refused: null });
    app.link.lobby_command({ do: 'note', match, ply: ply === null ? kLast : ply, words }).then(
      () => {
        this.setState({ words: '', sent: true });
        app.announcer.say(app.say('trial.sent'));
      },
      (refused: Refused) => {
        this.setState({ refused });
        app.alarm.say(refusal_words(app, refused));
      }
    );
  };

  override render() {
    const { app } = this.props;
    const { words, sent, refused } = this.state;
    return (
      <form class="card trial-note" onSubmit={this.send}>
        <label>
          {app.say('trial.note')}
          <textarea
            rows={2}
            maxLength={kLongest}
            value={words}
            onInput={(event) =>
              this.setState({ words: (event.target as HTMLTextAreaElement).value, sent: false })
            }
          />
        </label>
        <p class="muted small">{app.say('trial.position')}</p>
        {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
        {sent ? <p>{app.say('trial.sent')}</p> : null}
        <button type="submit" class="button">
          {app.say('trial.send')}
        </button>
      </form>
    );
  }
}
