// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be asked for and answered at the table. Which of it is possible now is told by the update.
import { Component, type ComponentChildren } from 'preact';
import type { App } from '../app';
import type { MatchLink } from '../match_link';
import type { CommandKind } from '../protocol';
import type { GameWords } from '../texts';
import { Button } from './basics';
import { Icon } from './icons';

interface Props {
  app: App;
  link: MatchLink;
  words: GameWords;
}

/** What waits for an answer of this seat, above everything else. */
export function Questions({ app, link, words }: Props) {
  const { update } = link;
  if (!update || !link.plays() || update.result) return null;
  const me = link.viewer;
  const send = (command: CommandKind) => () => void link.command({ command });
  const cards: ComponentChildren[] = [];
  const card = (key: string, text: string, buttons: [CommandKind, string, 'primary' | 'plain'][]) =>
    cards.push(
      <div class="question card" key={key} role="group" aria-label={text}>
        <p>{text}</p>
        <div class="buttons">
          {buttons.map(([command, name, kind]) => (
            <Button key={command} kind={kind} onClick={send(command)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    );
  const offers = update.draw_offers || [];
  const offerer = offers.find((seat) => seat !== me);
  if (offerer !== undefined && !offers.includes(me))
    card('draw', app.say('ask.draw', { seat: words.seat(offerer) }), [
      ['offer_draw', app.say('ask.accept'), 'primary'],
      ['decline_draw', app.say('ask.decline'), 'plain']
    ]);
  const { request } = update;
  if (request && request.seat !== me && update.can_answer)
    card('request', app.say('ask.' + request.for, { seat: words.seat(request.seat) }), [
      ['allow', app.say('ask.allow'), 'primary'],
      ['refuse', app.say('ask.refuse'), 'plain']
    ]);
  if (request && request.seat === me)
    card('own', app.say('ask.own_' + request.for), [['withdraw', app.say('ask.withdraw'), 'plain']]);
  const flagged = (update.flagged || []).find((seat) => seat !== me);
  if (flagged !== undefined)
    card('flag', app.say('ask.flag', { seat: words.seat(flagged) }), [
      ['claim_time', app.say('ask.claim_time'), 'primary'],
      ['let_play_on', app.say('ask.let_play_on'), 'plain']
    ]);
  if (update.can_claim_repetition)
    card('repetition', app.say('ask.repetition'), [['claim_repetition', app.say('ask.claim'), 'plain']]);
  if (update.can_claim_absence)
    card('absence', app.say('ask.absence'), [['claim_absence', app.say('ask.claim_time'), 'primary']]);
  return cards.length ? <div class="questions">{cards}</div> : null;
}

/** The clock waits for the first move; whoever likes lets it run before. */
export function WaitingClock({ app, link }: { app: App; link: MatchLink }) {
  const { update } = link;
  if (!update || !update.clock_waits || !link.plays() || update.result) return null;
  return (
    <p class="waiting-clock">
      <span>{app.say('ask.clock_waits')}</span>
      <Button kind="quiet" onClick={() => void link.command({ command: 'start_clock' })}>
        {app.say('ask.start_clock')}
      </Button>
    </p>
  );
}

/** Draw, take-back, pause, resignation (asked twice), turning the board. */
export class Actions extends Component<Props & { turn(): void }, { resigning: boolean }> {
  override state = { resigning: false };

  private send(command: CommandKind) {
    this.props.link.command({ command });
  }

  override render() {
    const { app, link } = this.props;
    const { update } = link;
    if (!update) return null;
    const playing = link.still_plays();
    const offered = (update.draw_offers || []).includes(link.viewer);
    const policies = link.watching ? link.watching.policies : {};
    if (playing && this.state.resigning)
      return (
        <div class="actions asking" role="group" aria-label={app.say('resign.sure')}>
          <p>{app.say('resign.sure')}</p>
          <Button
            kind="danger"
            onClick={() => {
              this.setState({ resigning: false });
              this.send('resign');
            }}
          >
            {app.say('resign.yes')}
          </Button>
          <Button onClick={() => this.setState({ resigning: false })}>{app.say('resign.no')}</Button>
        </div>
      );
    return (
      <div class="actions">
        {playing ? (
          <>
            {offered ? (
              <Button onClick={() => this.send('withdraw')}>
                <Icon name="draw" /> {app.say('act.withdraw_draw')}
              </Button>
            ) : policies.draw_agreement !== false ? (
              <Button onClick={() => this.send('offer_draw')} disabled={!update.can_offer_draw}>
                <Icon name="draw" /> {app.say('act.draw')}
              </Button>
            ) : null}
            {policies.takeback !== 'never' ? (
              <Button onClick={() => this.send('take_back')} disabled={!update.can_take_back}>
                <Icon name="take_back" /> {app.say('act.take_back')}
              </Button>
            ) : null}
            {update.paused ? (
              <Button kind="primary" onClick={() => this.send('resume')}>
                <Icon name="resume" /> {app.say('act.resume')}
              </Button>
            ) : (
              <Button onClick={() => this.send('pause')} disabled={!update.can_pause}>
                <Icon name="pause" /> {app.say('act.pause')}
              </Button>
            )}
            <Button onClick={() => this.setState({ resigning: true })}>
              <Icon name="resign" /> {app.say('act.resign')}
            </Button>
          </>
        ) : null}
        <Button onClick={this.props.turn}>
          <Icon name="turn" /> {app.say('act.turn')}
        </Button>
      </div>
    );
  }
}
