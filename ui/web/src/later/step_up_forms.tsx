// SPDX-License-Identifier: GPL-3.0-or-later
//
// What somebody fills in who is in already and turns out to be a member, or the organiser; and his password.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';
import type { Way } from '../pages/step_up';
import { Own } from './own';
import { PasskeyEntry } from './passkey';

interface Props {
  app: App;
  way: Way | null; // what is being filled in
  close(): void;
}

export class StepUpForms extends Component<Props, { code: string; name: string; refused: Refused | null }> {
  override state = { code: '', name: '', refused: null as Refused | null };

  private done = () => {
    this.setState({ code: '', name: '', refused: null });
    this.props.close();
  };

  private submit = (event: Event) => {
    event.preventDefault();
    const { app, way } = this.props;
    const { code } = this.state;
    if (!way || !code.trim()) return;
    app.come_in(way === 'member' ? '/api/member' : '/api/organiser', { code: code.trim() }).then(
      this.done,
      (refused: Refused) => {
        this.setState({ refused });
        app.alarm.say(refusal_words(app, refused));
      }
    );
  };

  /** Without a code: the organiser is asked. */
  private claim = (event: Event) => {
    event.preventDefault();
    const { app } = this.props;
    const member = this.state.name.trim();
    if (!member) return;
    app.link.lobby_command({ do: 'claim', member }).then(
      this.done,
      (refused: Refused) => {
        this.setState({ refused });
        app.alarm.say(refusal_words(app, refused));
      }
    );
  };

  private claiming() {
    const { app } = this.props;
    return (
      <form class="card" onSubmit={this.claim}>
        <label>
          {app.say('claim.name')}
          <input
            type="text"
            value={this.state.name}
            maxLength={60}
            autocomplete="off"
            onInput={(event) => this.setState({ name: (event.target as HTMLInputElement).value })}
          />
        </label>
        <button type="submit" class="button">
          {app.say('claim.ask')}
        </button>
      </form>
    );
  }

  private claimed() {
    const { app } = this.props;
    const { claim } = app.link;
    if (!claim || app.me!.role !== 'guest') return null;
    return (
      <p class="card" role="status">
        {app.say('claim.' + claim.state, { member: claim.member })}
      </p>
    );
  }

  /** Of members alone. */
  private password() {
    const { app } = this.props;
    const { me } = app.hello!;
    if (!me || me.password === undefined) return null;
    return <Own app={app} />;
  }

  override render() {
    const { app, way } = this.props;
    const { code, refused } = this.state;
    return (
      <>
        {this.claimed()}
        {this.password()}
        {way === 'member' ? this.claiming() : null}
        {way === 'member' ? <PasskeyEntry app={app} /> : null}
        {way ? (
          <form class="card" onSubmit={this.submit}>
            <label>
              {app.say('join.code_' + way)}
              <input
                type="text"
                value={code}
                maxLength={40}
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                onInput={(event) => this.setState({ code: (event.target as HTMLInputElement).value })}
              />
            </label>
            {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
            <div class="buttons">
              <button type="submit" class="button primary">
                {app.say('join.enter')}
              </button>
              <Button onClick={this.done}>{app.say('new.cancel')}</Button>
            </div>
          </form>
        ) : null}
      </>
    );
  }
}
