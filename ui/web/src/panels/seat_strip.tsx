// SPDX-License-Identifier: GPL-3.0-or-later
import type { App } from '../app';
import { PieceIcon } from '../board/pieces';
import type { SeatAt } from '../messages';
import type { SeatTime, Update } from '../protocol';
import type { GameWords } from '../texts';
import { ClockFace } from './clock_face';

/** Who sits there, whether they are here, and their clock. */
export function SeatStrip(props: {
  app: App;
  words: GameWords;
  seat: string;
  at: SeatAt | undefined;
  update: Update;
  time: SeatTime | undefined;
  received: number;
  own: boolean;
}) {
  const { app, words, seat, at, update } = props;
  const on_turn = update.on_turn.includes(seat) && !update.result;
  const name = at ? player_name(app, at) : '';
  const kind = words.board.kinds.findIndex((one) => one.owner === seat);
  const here = at && at.person && at.here && at.here !== 'here' ? app.say('here.' + at.here) : '';
  const left = (update.left || []).find((one) => one.seat === seat);
  const offered = (update.draw_offers || []).includes(seat);
  const away = !update.result && props.time && props.time.spared_until;
  const points = update.result ? update.result.half_points[seat] : undefined;
  return (
    <div class={'strip' + (on_turn ? ' on-turn' : '') + (props.own ? ' own' : '')}>
      {kind >= 0 ? <PieceIcon game={words.board} kind={kind} safe={app.settings.colours === 'safe'} /> : null}
      <div class="who">
        <span class="name">{name || words.seat(seat)}</span>
        <span class="more">
          {name ? words.seat(seat) : ''}
          {here ? <b class="away"> {here}</b> : null}
          {left ? <b class="away"> {app.say('left.' + left.reason)}</b> : null}
          {away ? (
            <b class="away">
              {' '}
              {app.say('clock.spared', { until: new Date(away).toLocaleDateString(app.locale) })}
            </b>
          ) : null}
          {offered ? <b class="offer"> {app.say('play.offers_draw')}</b> : null}
        </span>
      </div>
      {points !== undefined ? <span class="points">{['0', '½', '1'][points]}</span> : null}
      {props.time ? (
        <ClockFace
          app={app}
          time={props.time}
          received={props.received}
          name={words.seat(seat)}
          own={props.own}
        />
      ) : null}
    </div>
  );
}

export function player_name(app: App, at: SeatAt): string {
  if (at.name && at.person) return at.name;
  if (!at.computer) return at.name || '';
  return app.say('computer', { level: computer_name(app, at.computer) });
}

export function computer_name(app: App, computer: string): string {
  const catalogue = app.want_catalogue();
  if (catalogue)
    for (const game of catalogue.games) {
      const level = game.levels.find((one) => one.computer === computer);
      if (level) return level.name;
    }
  return computer;
}
