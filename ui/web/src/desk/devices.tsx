// SPDX-License-Identifier: GPL-3.0-or-later
//
// Somebody's devices: where he is in, since when, and the end of one of them or of all.
import { Component } from 'preact';
import type { App } from '../app';
import type { Device, Done, Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';

interface State {
  devices: Device[] | null; // once they are asked for
  password: boolean; // the same: whether there is one
  passkeys: number; // the same: how many
  muted: boolean; // the same
  ending: string; // a device, or 'all': asked twice
  refused: Refused | null;
}

export class Devices extends Component<{ app: App; person: string; name: string }, State> {
  override state: State = { devices: null, password: false, passkeys: 0, muted: false, ending: '', refused: null };

  private ask(what: object, then: (done: Done) => void) {
    const { app } = this.props;
    this.setState({ refused: null, ending: '' });
    app.link.lobby_command(what).then(then, (refused: Refused) => {
      this.setState({ refused });
      app.alarm.say(refusal_words(app, refused));
    });
  }
  private look() {
    this.ask({ do: 'devices', person: this.props.person }, (done) =>
      this.setState({
        devices: done.devices || [],
        password: done.password || false,
        passkeys: done.passkeys || 0,
        muted: done.muted || false
      })
    );
  }
  private when(at: number): string {
    return new Date(at).toLocaleString(this.props.app.locale, { dateStyle: 'short', timeStyle: 'short' });
  }

  private ender(device: string, label: string) {
    const { app, person } = this.props;
    if (this.state.ending !== device)
      return (
        <Button onClick={() => this.setState({ ending: device })} label={label}>
          {app.say('desk.end')}
        </Button>
      );
    return (
      <Button
        kind="danger"
        onClick={() =>
          this.ask(
            device === 'all' ? { do: 'revoke', person } : { do: 'revoke', person, device },
            () => device !== 'all' && this.look()
          )
        }
      >
        {app.say('desk.really_end')}
      </Button>
    );
  }

  override render() {
    const { app, name } = this.props;
    const { devices, refused } = this.state;
    return (
      <li>
        <span class="spring">{name}</span>
        <Button
          label={app.say('desk.devices_of', { name })}
          onClick={() => (devices ? this.setState({ devices: null }) : this.look())}
        >
          {app.say('desk.devices')}
        </Button>
        {this.ender('all', app.say('desk.end_of', { name }))}
        {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
        {devices && this.state.password ? (
          <Button onClick={() => this.ask({ do: 'forget_password', person: this.props.person }, () => this.look())}>
            {app.say('desk.forget_password')}
          </Button>
        ) : null}
        {devices && this.state.passkeys ? (
          <Button onClick={() => this.ask({ do: 'forget_passkeys', person: this.props.person }, () => this.look())}>
            {app.say('desk.forget_passkeys', { count: this.state.passkeys })}
          </Button>
        ) : null}
        {devices ? (
          <>
            <Button
              onClick={() =>
                this.ask({ do: 'mute', person: this.props.person, mute: !this.state.muted }, () => this.look())
              }
            >
              {app.say(this.state.muted ? 'desk.unmute' : 'desk.mute')}
            </Button>
            {this.state.muted ? <p class="muted small">{app.say('desk.muted_note')}</p> : null}
          </>
        ) : null}
        {devices ? (
          <ul class="people">
            {devices.map((one) => {
              const words = app.say(one.open ? 'desk.device_open' : 'desk.device', {
                made: this.when(one.made),
                seen: this.when(one.seen)
              });
              return (
                <li key={one.device}>
                  <span class="spring">{words}</span>
                  {this.ender(one.device, app.say('desk.end_device', { device: words }))}
                </li>
              );
            })}
          </ul>
        ) : null}
      </li>
    );
  }
}
