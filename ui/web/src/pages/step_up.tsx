// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is in already and turns out to be a member, or the organiser: the same codes as at the door.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, Later, refusal_words } from '../panels/basics';

type Way = 'member' | 'organiser';

export class StepUp extends Component<
  { app: App },
  { way: Way | null; code: string; name: string; refused: Refused | null }
> {
  override state = { way: null as Way | null, code: '', name: '', refused: null as Refused | null };

  override componentDidMount() {
    const { route } = this.props.app;
    if (route.page === 'lobby' && route.organiser && !this.props.app.may('organiser'))
      this.setState({ way: 'organiser' });
  }

  private submit = (event: Event) => {
    event.preventDefault();
    const { app } = this.props;
    const { way, code } = this.state;
    if (!way || !code.trim()) return;
    app.come_in(way === 'member' ? '/api/member' : '/api/organiser', { code: code.trim() }).then(
      () => this.setState({ way: null, code: '', refused: null }),
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
      () => this.setState({ way: null, name: '', refused: null }),
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
    return <Later part={app.later}>{({ Own }) => <Own app={app} />}</Later>;
  }

  override render() {
    const { app } = this.props;
    const { way, code, refused } = this.state;
    const { role } = app.me!;
    const ways = (['member', 'organiser'] as Way[]).slice(
      role === 'guest' ? 0 : role === 'organiser' ? 2 : 1
    );
    return (
      <section class="step-up">
        {this.claimed()}
        {this.password()}
        {way === 'member' ? this.claiming() : null}
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
              <Button onClick={() => this.setState({ way: null, refused: null })}>
                {app.say('new.cancel')}
              </Button>
            </div>
          </form>
        ) : (
          ways.map((one) => (
            <Button key={one} kind="quiet" onClick={() => this.setState({ way: one })}>
              {app.say('join.as_' + one)}
            </Button>
          ))
        )}
      </section>
    );
  }
}
