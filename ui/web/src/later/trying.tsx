// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a browser may refuse besides the server: tried once at a time, and why it didn't come about.
import { Component } from 'preact';
import type { App } from '../app';

interface Tried {
  busy: boolean;
  wrong: string;
}

export abstract class Trying<More = unknown> extends Component<{ app: App }, Tried & More> {
  /** Why not, for people. */
  protected abstract words(why: unknown): string;

  protected attempt<Got>(what: () => Promise<Got>, then: (got: Got) => void = () => undefined) {
    if (this.state.busy) return;
    this.setState({ busy: true, wrong: '' } as never);
    what().then(
      (got) => {
        this.setState({ busy: false } as never);
        then(got);
      },
      (why) => {
        const wrong = this.words(why);
        this.setState({ busy: false, wrong } as never);
        this.props.app.alarm.say(wrong);
      }
    );
  }
  protected why() {
    const { wrong } = this.state;
    return wrong ? <p class="wrong">{wrong}</p> : null;
  }
}
