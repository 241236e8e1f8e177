// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the evening's pages and the wall have in common: pairings, standings, the clock of the round, and whether what
// is shown is still so.
import { Component } from 'preact';
import type { App } from '../app';
import { shown_score, turned, type KeptEvening } from '../evenings';
import type { Evening, EveningBoard, EveningRound } from '../messages';
import { Button, Choice } from '../panels/basics';
import { clock_name, game_names } from './lobby_page';

export function time_of_day(app: App, at: number): string {
  return new Date(at).toLocaleTimeString(app.locale, { hour: '2-digit', minute: '2-digit' });
}

/** The names of the two sides of a board, the first person's first. */
export function side_names(app: App, evening: Evening, board: EveningBoard): [string, string] | null {
  const played = evening.games[board.game];
  const catalogue = app.want_catalogue();
  const game = catalogue && played && catalogue.games.find((one) => one.game === played.game);
  if (!game || game.seats.length !== 2) return null;
  const [first, second] = [game.seats[0]!.name, game.seats[1]!.name];
  return board.swapped ? [second, first] : [first, second];
}

export function game_name(app: App, evening: Evening, game: number): string {
  const played = evening.games[game];
  return played ? game_names(app, played).game : '';
}

/** "Round 3 of 5", or nothing where there are no rounds. */
export function round_name(app: App, evening: Evening): string {
  if (!evening.round) return '';
  return evening.rounds
    ? app.say('evening.round_of', { round: evening.round, rounds: evening.rounds })
    : app.say('evening.round', { round: evening.round });
}

export function elapsed(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60000));
  return Math.floor(minutes / 60) + ':' + String(minutes % 60).padStart(2, '0');
}

/** How long the round has been going, by the server's clock, and the control that is played with. */
export class RoundClock extends Component<{ app: App; evening: Evening }> {
  private timer_ = 0;
  override componentDidMount() {
    this.timer_ = window.setInterval(() => this.setState({}), 10_000);
  }
  override componentWillUnmount() {
    window.clearInterval(this.timer_);
  }
  override render() {
    const { app, evening } = this.props;
    const { current } = evening;
    const words: string[] = [];
    if (current && current.since && !current.complete)
      words.push(
        app.say('evening.going', {
          time: elapsed(app.link.world.now() + app.link.offset.get() - current.since)
        })
      );
    if (evening.clock) words.push(clock_name(app, evening.clock));
    return words.length ? <p class="round-clock">{words.join(' · ')}</p> : null;
  }
}

/** Said where the server is gone: what is on the screen is of that time. */
export function AsOf({ app, kept }: { app: App; kept: KeptEvening }) {
  if (app.link.state === 'open' && !app.link.quiet) return null;
  return <p class="as-of">{app.say('evening.as_of', { time: time_of_day(app, kept.at) })}</p>;
}

export function shown_result(board: EveningBoard): string {
  return board.result ? shown_score(board.result) : '';
}

/** The boards of the round; `mine`: whose row stands out. */
export function Pairings(props: {
  app: App;
  evening: Evening;
  boards: EveningBoard[];
  mine?: string;
  wide?: boolean;
}) {
  const { app, evening, boards, mine } = props;
  const several = evening.games.length > 1 && boards.some((board) => board.game !== boards[0]!.game);
  const sides =
    boards.length && !several ? side_names(app, evening, { ...boards[0]!, swapped: false }) : null;
  const results = !props.wide || boards.some((board) => board.result);
  return (
    <table class="pairings">
      <thead class={props.wide ? '' : 'unseen'}>
        <tr>
          <th scope="col" class="number">
            {app.say('evening.board')}
          </th>
          <th scope="col">{sides ? sides[0] : app.say('evening.first')}</th>
          <th scope="col">{sides ? sides[1] : app.say('evening.second')}</th>
          {results ? (
            <th scope="col" class="score">
              {app.say('evening.result')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {boards.map((board) => {
          const own = mine && (board.first.player === mine || board.second.player === mine);
          return (
            <tr key={board.round + ' ' + board.board} class={own ? 'own' : ''}>
              <td class="number">{board.board}</td>
              <td>
                {board.first.name}
                {several ? <span class="muted small"> {game_name(app, evening, board.game)}</span> : null}
              </td>
              <td>{board.second.name}</td>
              {results ? (
                <td class="score">
                  {shown_result(board) || <span class="muted">{app.say('evening.open')}</span>}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Which round is looked at, where there are several. */
export function RoundChoice(props: {
  app: App;
  evening: Evening;
  round: number;
  choose(round: number): void;
}) {
  const { app, evening } = props;
  if (!evening.round || evening.round < 2) return null;
  const rounds = Array.from({ length: evening.round }, (_, i) => i + 1);
  return (
    <div class="round-choice">
      <Choice
        label={app.say('evening.look_at')}
        value={String(props.round)}
        choices={rounds.map((round) => [String(round), app.say('evening.round', { round })] as const)}
        choose={(round) => props.choose(Number(round))}
      />
    </div>
  );
}

/** An earlier round that is looked at; null: the newest one, also where rounds were taken back meanwhile. */
export function earlier(evening: Evening, chosen: number | null): number | null {
  return chosen !== null && chosen < (evening.round || 0) ? chosen : null;
}

/** The newest round, or the earlier one that is looked at; null: it is being fetched. */
export function round_at(app: App, evening: Evening, round: number | null): EveningRound | null {
  if (round === null) return evening.current;
  return app.evenings.round(evening.evening, round);
}

export function Round({ app, evening, round, mine }: RoundProps & { round: EveningRound | null }) {
  if (!round) return <p class="muted">{app.say('evening.not_begun')}</p>;
  return (
    <>
      <Pairings app={app} evening={evening} boards={round.boards} mine={mine} />
      {round.bye ? <p class="bye">{app.say('evening.bye_of', { name: round.bye.name })}</p> : null}
    </>
  );
}

interface RoundProps {
  app: App;
  evening: Evening;
  mine?: string;
}

/** Rounds for whoever plays or looks on: the newest one, or an earlier one that is chosen. */
export class Rounds extends Component<RoundProps, { round: number | null }> {
  override state = { round: null as number | null };
  override render() {
    const { app, evening, mine } = this.props;
    const chosen = earlier(evening, this.state.round);
    const round = round_at(app, evening, chosen);
    return (
      <>
        <RoundChoice
          app={app}
          evening={evening}
          round={chosen || evening.round || 0}
          choose={(one) => this.setState({ round: one })}
        />
        {chosen && !round ? (
          <p class="muted">{app.say('app.fetching')}</p>
        ) : (
          <Round app={app} evening={evening} round={round} mine={mine} />
        )}
      </>
    );
  }
}

export function Standings(props: {
  app: App;
  evening: Evening;
  mine?: string;
  from?: number;
  most?: number;
}) {
  const { app, evening, mine } = props;
  const { columns, why_none } = evening.standings;
  const from = props.from || 0;
  const lines = evening.standings.lines.slice(from, props.most ? from + props.most : undefined);
  if (why_none) return <p class="muted">{why_none}</p>;
  if (!lines.length) return <p class="muted">{app.say('evening.no_standings')}</p>;
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={app.say('evening.standings')}>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{app.say('evening.place')}</span>
            </th>
            <th scope="col">{app.say('evening.name')}</th>
            <th scope="col" class="number">
              {app.say('evening.points')}
            </th>
            {columns.map((column) => (
              <th key={column.code} scope="col" class="number more">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line.player} class={line.player === mine ? 'own' : ''}>
              <td class="number">
                {line.group && (i === 0 || lines[i - 1]!.group !== line.group) ? (
                  <span class="group">{app.say('evening.group', { group: line.group })} </span>
                ) : null}
                {line.place}
              </td>
              <th scope="row">{line.name}</th>
              <td class="number">
                <strong>{line.points}</strong>
              </td>
              {columns.map((column, k) => (
                <td key={column.code} class="number more">
                  {line.values[k] || ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A result in words of one of the two, who is the first or the second of that board. */
export function told_by(app: App, score: string | null, first: boolean): string {
  if (!score) return '';
  const own = first ? score : turned(score);
  const words: Record<string, string> = {
    '1-0': app.say('evening.i_won'),
    '½-½': app.say('evening.drawn'),
    '0-1': app.say('evening.i_lost')
  };
  return words[own] || own;
}

/** The games of an open evening; pressed are those that somebody likes to play. */
export function Likes(props: {
  app: App;
  evening: Evening;
  likes: number[];
  title: string;
  say(games: number[]): void;
}) {
  const { app, evening, likes } = props;
  return (
    <div class="likes" role="group" aria-label={props.title}>
      <p>{props.title}</p>
      <div class="buttons">
        {evening.games.map((_, game) => (
          <Button
            key={game}
            pressed={likes.includes(game)}
            onClick={() =>
              props.say(likes.includes(game) ? likes.filter((one) => one !== game) : likes.concat(game))
            }
          >
            {game_name(app, evening, game)}
          </Button>
        ))}
      </div>
    </div>
  );
}
