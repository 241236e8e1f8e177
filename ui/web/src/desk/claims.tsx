// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guests who say which member they are, for the organiser to allow by a tap.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';

export class Claims extends Component<{ app: App }, { refused: Refused | null }> {
  override state = { refused: null as Refused | null };

  private settle(person: string, allow: boolean) {
    const { app } = this.props;
    this.setState({ refused: null });
    app.link.lobby_command({ do: 'settle_claim', person, allow }).catch((refused: Refused) => {
      this.setState({ refused });
      app.alarm.say(refusal_words(app, refused));
    });
  }

  override render() {
    const { app } = this.props;
    const { refused } = this.state;
    if (!app.may('organiser') || (!app.link.claims.length && !refused)) return null;
    return (
      <div class="claims" role="group" aria-label={app.say('desk.claims')}>
        {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
        <ul>
          {app.link.claims.map((claim) => (
            <li key={claim.person}>
              <p>{app.say('desk.says', { name: claim.name, member: claim.member })}</p>
              <div class="buttons">
                <Button
                  kind="primary"
                  label={app.say('desk.allow_of', { name: claim.name, member: claim.member })}
                  onClick={() => this.settle(claim.person, true)}
                >
                  {app.say('ask.allow')}
                </Button>
                <Button onClick={() => this.settle(claim.person, false)}>{app.say('play.no')}</Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    );
  }
}
