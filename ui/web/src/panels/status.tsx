// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one place under the board where the page says what goes on: whose turn it is, why something can't be done, and
// where a chosen move waits for a yes. Its height is the same whatever it says, so that nothing jumps under a finger.
import type { ComponentChildren } from 'preact';
import type { App } from '../app';
import type { MatchLink } from '../match_link';
import type { Play } from '../play';
import type { SetUp } from '../set_up';
import { capitalised, type GameWords } from '../texts';
import { Button, refusal_words } from './basics';

interface Props {
  app: App;
  link: MatchLink;
  play: Play;
  set_up: SetUp;
  words: GameWords;
  shown: number | null;
  show(moves: number | null): void;
  rule(number: string): void;
  children: ComponentChildren;
}

export function turn_words(app: App, link: MatchLink, words: GameWords): string {
  const update = link.update!;
  if (update.result) {
    const points = update.result.half_points[link.viewer];
    const all = Object.values(update.result.half_points);
    const ahead = points === undefined ? 0 : all.filter((other) => other > points).length;
    if (link.plays() && all.length > 2 && ahead) return app.say('result.place', { place: ahead + 1 });
    if (link.plays() && points !== undefined)
      return app.say(points === 2 ? 'result.won' : points === 1 ? 'result.drawn' : 'result.lost');
    const winner = Object.keys(update.result.half_points).find(
      (seat) => update.result!.half_points[seat] === 2
    );
    return winner ? app.say('result.wins', { seat: words.seat(winner) }) : app.say('result.drawn');
  }
  if (update.paused) return app.say('play.paused');
  const mine = link.plays() && update.on_turn.includes(link.viewer);
  if (mine) return app.say('play.your_turn');
  if (!update.on_turn.length) return app.say('play.wait');
  return app.say('play.turn_of', { seat: update.on_turn.map((seat) => words.seat(seat)).join(', ') });
}

export function Status(props: Props) {
  const { app, link, play, set_up, words } = props;
  const update = link.update!;
  if (play.meant)
    return (
      <div
        class="status confirm"
        role="group"
        aria-label={app.say('play.confirm', { move: play.meant.text })}
      >
        <p class="what">{play.meant.text}</p>
        <Button kind="primary" id="confirm-move" onClick={() => play.confirm()}>
          {app.say('play.yes')}
        </Button>
        <Button onClick={() => play.escape()}>{app.say('play.no')}</Button>
      </div>
    );
  if (props.shown !== null)
    return (
      <div class="status looking">
        <p class="what">{app.say('moves.looking', { count: props.shown })}</p>
        <Button kind="primary" onClick={() => props.show(null)}>
          {app.say(update.result ? 'moves.to_end' : 'moves.back')}
        </Button>
      </div>
    );
  let title = turn_words(app, link, words);
  let more = '';
  let why = false;
  let rule: string | undefined;
  if (update.result) more = words.reason(update.result, link.viewer);
  else if (update.phase) more = capitalised(words.explanation(update.phase, 'phases'));
  if (link.not_played) {
    more = app.say('play.not_played', { move: link.not_played });
    why = true;
  } else if (link.refused) {
    const { refused } = link;
    more = refused.why ? words.explanation(refused.why) : refusal_words(app, refused);
    rule = refused.why && refused.why.rule;
    why = true;
  } else if (link.turned_down) {
    more = app.say('ask.turned_down');
  } else if (set_up.refused) {
    more = words.explanation(set_up.refused);
    rule = set_up.refused.rule;
    why = true;
  } else if (play.told) {
    more = play.told.text;
    rule = play.told.rule;
    why = play.told.kind === 'why';
  }
  // The button beside it says the number already.
  if (rule) more = more.replace(` (${rule})`, '');
  const pending = link.pending;
  if (pending && app.link.stale)
    title = app.say('play.waits_for_network', { move: pending.command.move || '' });
  return (
    <div class={'status' + (why ? ' why' : '') + (update.result ? ' over' : '')}>
      <div class="lines">
        <p class="what">{title}</p>
        <p class="more">{more}</p>
      </div>
      {rule ? (
        <Button
          kind="quiet"
          class="rule"
          onClick={() => props.rule(rule!)}
          label={app.say('rules.show', { rule })}
        >
          {rule}
        </Button>
      ) : null}
      {props.children}
    </div>
  );
}
