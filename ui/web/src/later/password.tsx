// SPDX-License-Identifier: GPL-3.0-or-later
//
// A member's own password: a first one, or another.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';

const kShortest = 8,
  kLongest = 128;

function field(event: Event): string {
  return (event.target as HTMLInputElement).value;
}

/** Of a member who is in: a first one, or another one instead of the old. */
export class OwnPassword extends Component<
  { app: App },
  { open: boolean; old: string; password: string; busy: boolean; set: boolean; refused: Refused | null }
> {
  override state = {
    open: false,
    old: '',
    password: '',
    busy: false,
    set: false,
    refused: null as Refused | null
  };

  private submit = (event: Event) => {
    event.preventDefault();
    const { app } = this.props;
    const { old, password, busy } = this.state;
    if (busy) return;
    this.setState({ busy: true, refused: null });
    app.set_password(password, old).then(
      () => this.setState({ open: false, old: '', password: '', busy: false, set: true }),
      (refused: Refused) => {
        this.setState({ busy: false, refused });
        app.alarm.say(refusal_words(app, refused));
      }
    );
  };

  override render() {
    const { app } = this.props;
    const { open, old, password, busy, set, refused } = this.state;
    const has = app.hello!.me && app.hello!.me.password;
    if (has === undefined || has === null) return null;
    if (!open)
      return (
        <>
          {set ? (
            <p class="card" role="status">
              {app.say('password.is_set')}
            </p>
          ) : null}
          <Button kind="quiet" onClick={() => this.setState({ open: true, set: false })}>
            {app.say(has ? 'password.change' : 'password.set')}
          </Button>
        </>
      );
    return (
      <form class="card" onSubmit={this.submit}>
        {has ? (
          <label>
            {app.say('password.old')}
            <input
              type="password"
              name="old"
              value={old}
              maxLength={kLongest}
              required
              autocomplete="current-password"
              onInput={(event) => this.setState({ old: field(event) })}
            />
          </label>
        ) : null}
        <label>
          {app.say('password.new')}
          <input
            type="password"
            name="new"
            value={password}
            minLength={kShortest}
            maxLength={kLongest}
            required
            autocomplete="new-password"
            aria-describedby={refused ? 'own-password-refused' : undefined}
            onInput={(event) => this.setState({ password: field(event) })}
          />
        </label>
        {refused ? (
          <p class="wrong" id="own-password-refused">
            {refusal_words(app, refused)}
          </p>
        ) : null}
        <div class="buttons">
          <button type="submit" class="button primary" aria-disabled={busy ? 'true' : undefined}>
            {app.say('password.set')}
          </button>
          <Button onClick={() => this.setState({ open: false, refused: null, old: '', password: '' })}>
            {app.say('new.cancel')}
          </Button>
        </div>
      </form>
    );
  }
}
