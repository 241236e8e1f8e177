// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import { Later, refusal_words } from '../panels/basics';
import type { Refused } from '../messages';

type Way = 'guest' | 'member' | 'password' | 'organiser';

const kPaths = {
  guest: '/api/join',
  member: '/api/member',
  password: '/api/login',
  organiser: '/api/organiser'
} as const;

interface State {
  way: Way;
  name: string;
  code: string; // or a password
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
        : way === 'password'
          ? { name: name.trim(), password: code }
          : { code: code.trim() };
    app.come_in(kPaths[way], body).then(
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
    const secret = way === 'password';
    const named = way === 'guest' || secret;
    const needs_code = way !== 'guest' || hello.needs_code;
    const ways: Way[] = ['guest', 'member', 'password', 'organiser'];
    return (
      <div class="page narrow">
        <h1>{hello.club || app.say('app.name')}</h1>
        <form class="card join" onSubmit={this.submit}>
          <h2>{app.say('join.title')}</h2>
          {named ? (
            <label>
              {app.say(way === 'guest' ? 'join.name' : 'password.name')}
              <input
                type="text"
                name="name"
                value={name}
                maxLength={secret ? 60 : 40}
                required
                autocomplete={way === 'guest' ? 'nickname' : 'username'}
                aria-invalid={refused ? 'true' : undefined}
                aria-describedby={refused ? 'join-refused' : undefined}
                onInput={(event) => this.setState({ name: (event.target as HTMLInputElement).value })}
              />
            </label>
          ) : null}
          {needs_code ? (
            <label>
              {app.say(secret ? 'password.password' : 'join.code_' + way)}
              <input
                type={secret ? 'password' : 'text'}
                name={secret ? 'password' : 'code'}
                value={code}
                maxLength={128}
                required
                autocomplete={secret ? 'current-password' : 'off'}
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
                  onClick={() => {
                    // A password is no code.
                    const other_code = secret || other === 'password' ? '' : code;
                    this.setState({ way: other, code: other_code, refused: null });
                  }}
                >
                  {app.say('join.as_' + other)}
                </button>
              ))}
          </p>
        </form>
        {window.isSecureContext && (secret || way === 'member') ? (
          <Later part={app.later}>{({ PasskeyEntry }) => <PasskeyEntry app={app} />}</Later>
        ) : null}
        <p class="muted small">{app.say('join.note')}</p>
      </div>
    );
  }
}
