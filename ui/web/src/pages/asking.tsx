// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a part of a tournament's page asks of the server, and why it wasn't done.
import { Component } from 'preact';
import type { App } from '../app';
import type { CorrectionPreview, Done, Evening, EveningDraft, Refused } from '../messages';
import { refusal_words } from '../panels/basics';

export type Answer = Done & Partial<EveningDraft> & Partial<CorrectionPreview>;

export interface EveningProps {
  app: App;
  evening: Evening;
}

/** Sends what is asked for, and shows why it wasn't done. */
export abstract class Asking<State, More = unknown> extends Component<
  EveningProps & More,
  State & { refused: Refused | null }
> {
  protected ask(what: object, then: (done: Answer) => void = () => undefined) {
    const { app, evening } = this.props;
    this.setState({ refused: null } as never);
    app.link
      .evening_command({ evening: evening.evening, language: app.language, ...what })
      .then(then, (refused: Refused) => {
        this.setState({ refused } as never);
        app.alarm.say(refusal_words(app, refused));
      });
  }
  protected why() {
    const { refused } = this.state;
    return refused ? <p class="wrong">{refusal_words(this.props.app, refused)}</p> : null;
  }
}
