// SPDX-License-Identifier: GPL-3.0-or-later
//
// How late spectators see a game: the organiser's word.
import { Component } from 'preact';
import type { App } from '../app';
import type { MatchLink } from '../match_link';
import type { Late, Refused } from '../messages';
import { Choice, refusal_words } from '../panels/basics';
import { late_words } from '../panels/late';

const kMinute = 60000; // milliseconds
const kOffered: readonly Late[] = [
  ...[1, 5, 10, 15, 30].map((minutes) => ({ time: minutes * kMinute })),
  ...[1, 3, 5].map((moves) => ({ moves }))
];

/** As the server reads it; empty: none. */
export function written(late: Late | null): string {
  if (!late) return '';
  return 'moves' in late ? late.moves + ' moves' : late.time / 1000 + 's';
}

export class Delay extends Component<{ app: App; link: MatchLink }, { refused: Refused | null }> {
  override state = { refused: null as Refused | null };

  private choose = (delay: string) => {
    const { app, link } = this.props;
    this.setState({ refused: null });
    app.link
      .lobby_command({ do: 'delay', match: link.match, delay: delay || null })
      .then(() => link.look_anew())
      .catch((refused: Refused) => {
        this.setState({ refused });
        app.alarm.say(refusal_words(app, refused));
      });
  };

  override render() {
    const { app, link } = this.props;
    const { refused } = this.state;
    const now = (link.watching && link.watching.late) || null;
    // The house's own may be another than these.
    const offered = now && !kOffered.some((one) => written(one) === written(now)) ? [now, ...kOffered] : kOffered;
    return (
      <div class="card delay">
        {refused ? <p class="wrong">{refusal_words(app, refused)}</p> : null}
        <Choice
          name="delay"
          label={app.say('desk.delay')}
          value={written(now)}
          choices={[
            ['', app.say('desk.delay_none')],
            ...offered.map((one) => [written(one), late_words(app, one)] as const)
          ]}
          choose={this.choose}
        />
      </div>
    );
  }
}
