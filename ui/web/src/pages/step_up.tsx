// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is in already and turns out to be a member, or the organiser: the same codes as at the door. What is filled in
// is a part of its own.
import { Component } from 'preact';
import type { App } from '../app';
import { Button, Later } from '../panels/basics';

export type Way = 'member' | 'organiser';

export class StepUp extends Component<{ app: App }, { way: Way | null }> {
  override state = { way: null as Way | null };

  override componentDidMount() {
    const { route } = this.props.app;
    if (route.page === 'lobby' && route.organiser && !this.props.app.may('organiser'))
      this.setState({ way: 'organiser' });
  }

  override render() {
    const { app } = this.props;
    const { way } = this.state;
    const { role } = app.me!;
    const member = app.hello!.me && app.hello!.me.password !== undefined;
    const ways = (['member', 'organiser'] as Way[]).slice(
      role === 'guest' ? 0 : role === 'organiser' ? 2 : 1
    );
    return (
      <section class="step-up">
        {way || app.link.claim || member ? (
          <Later part={app.later}>
            {({ StepUpForms }) => (
              <StepUpForms app={app} way={way} close={() => this.setState({ way: null })} />
            )}
          </Later>
        ) : null}
        {way
          ? null
          : ways.map((one) => (
              <Button key={one} kind="quiet" onClick={() => this.setState({ way: one })}>
                {app.say('join.as_' + one)}
              </Button>
            ))}
      </section>
    );
  }
}
