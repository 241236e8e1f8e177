// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import { refusal_words } from '../panels/basics';
import type { Refused } from '../messages';

type Way = 'guest' | 'member' | 'organiser';

interface State {
  way: Way;
  name: string;
  code: string;
  busy: boolean;
  refused: Refused | null;
}

/** Coming in: a name and, where the club wants one, the evening's code; or a member's code. */
export class JoinPage extends Component<{ app: App }, State> {
  override state: State = { way: 'guest', name: '', code: '', busy: false, refused: null };

  override componentDidMount() {
    const { route } = this.props.app;
    if (route.page === 'lobby' && route.organiser) this.setState({ way: 'organiser' });
    // A code that was scanned stands behind #: it goes to no server and into no log.
    const scanned = /^#(?:code=)?([\w-]{4,32})$/.exec(window.location.hash);
    if (scanned) {
      this.setState({ code: scanned[1]! });
      window.history.replaceState(null, '', window.location.pathname);
    }
  }

  private submit = (event: Event) => {
    event.preventDefault();
    const { app } = this.props;
    const { way, name, code } = this.state;
    if (this.state.busy) return;
    this.setState({ busy: true, refused: null });
    const body =
      way === 'guest'
        ? { name: name.trim(), ...(app.hello!.needs_code ? { code: code.trim() } : {}) }
        : { code: code.trim() };
    const path = way === 'guest' ? '/api/join' : way === 'member' ? '/api/member' : '/api/organiser';
    app.come_in(path, body).then(
      () => undefined,
      (refused: Refused) => {
        this.setState({ busy: false, refused });
        app.alarm.say(refusal_words(app, refused));
      }
    );
  };

  override render() {
    const { app } = this.props;
    const { way, name, code, busy, refused } = this.state;
    const hello = app.hello!;
    const needs_code = way !== 'guest' || hello.needs_code;
    const ways: Way[] = ['guest', 'member', 'organiser'];
    return (
      <div class="page narrow">
        <h1>{hello.club || app.say('app.name')}</h1>
        <form class="card join" onSubmit={this.submit}>
          <h2>{app.say('join.title')}</h2>
          {way === 'guest' ? (
            <label>
              {app.say('join.name')}
              <input
                type="text"
                name="name"
                value={name}
                maxLength={40}
                required
                autocomplete="nickname"
                aria-invalid={refused ? 'true' : undefined}
                aria-describedby={refused ? 'join-refused' : undefined}
                onInput={(event) => this.setState({ name: (event.target as HTMLInputElement).value })}
              />
            </label>
          ) : null}
          {needs_code ? (
            <label>
              {app.say('join.code_' + way)}
              <input
                type="text"
                name="code"
                value={code}
                maxLength={40}
                required
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                aria-describedby={refused ? 'join-refused' : undefined}
                onInput={(event) => this.setState({ code: (event.target as HTMLInputElement).value })}
              />
            </label>
          ) : null}
          {refused ? (
            <p class="wrong" id="join-refused">
              {refusal_words(app, refused)}
            </p>
          ) : null}
          <button type="submit" class="button primary" aria-disabled={busy ? 'true' : undefined}>
            {app.say('join.enter')}
          </button>
          <p class="small">
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <button
                  key={other}
                  type="button"
                  class="button quiet"
                  onClick={() => this.setState({ way: other, refused: null })}
                >
                  {app.say('join.as_' + other)}
                </button>
              ))}
          </p>
        </form>
        <p class="muted small">{app.say('join.note')}</p>
      </div>
    );
  }
}
