// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which of the tournament's games a board plays, where its two choose: they agree, or the one ranked higher chooses.
import type { App } from '../app';
import type { Evening, EveningBoard, GameChoice, Refused } from '../messages';
import { Asking } from '../pages/asking';
import { game_names } from '../pages/lobby_page';
import { Button } from '../panels/basics';

/** A game of the list, with its variant where another one of the same game stands there too. */
export function choice_name(app: App, evening: Evening, game: number): string {
  const played = evening.games[game];
  if (!played) return '';
  const names = game_names(app, played);
  const several = evening.games.filter((one) => one.game === played.game).length > 1;
  return several && names.variant ? `${names.game}, ${names.variant}` : names.game;
}

/** What may be chosen: anything by both, by one alone what he hasn't chosen before. */
export function possible(evening: Evening, choice: GameChoice, alone: boolean): number[] {
  return evening.games.map((_, game) => game).filter((game) => !alone || choice.left.includes(game));
}

/** How it stands, in words. */
export function choice_told(app: App, evening: Evening, board: EveningBoard, choice: GameChoice): string {
  const game = choice_name(app, evening, board.game);
  if (!choice.chosen) return app.say('evening.unchosen', { game });
  if (!choice.by) return app.say('evening.chosen_by_both', { game });
  const name = (choice.by === board.first.player ? board.first : board.second).name;
  return app.say('evening.chosen_by', { name, game });
}

interface Props {
  board: EveningBoard;
  choice: GameChoice;
}

export class ChooseGame extends Asking<{ alone: boolean }, Props> {
  override state = { refused: null as Refused | null, alone: false };

  private choose(game: number) {
    const { app, evening, board, choice } = this.props;
    const by = this.state.alone ? { player: choice.higher.player } : {};
    this.ask({ do: 'choose_game', round: board.round, board: board.board, game, ...by }, () =>
      app.announcer.say(
        app.say('evening.plays', { board: board.board, game: choice_name(app, evening, game) })
      )
    );
  }

  override render() {
    const { app, evening, board, choice } = this.props;
    const { alone } = this.state;
    const { name } = choice.higher;
    return (
      <div class="decide">
        <p>{choice_told(app, evening, board, choice)}</p>
        <div class="buttons" role="group" aria-label={app.say('evening.who_chooses')}>
          <Button kind="quiet" pressed={!alone} onClick={() => this.setState({ alone: false })}>
            {app.say('evening.both_agree')}
          </Button>
          <Button kind="quiet" pressed={alone} onClick={() => this.setState({ alone: true })}>
            {app.say('evening.higher_chooses', { name })}
          </Button>
        </div>
        <div
          class="buttons"
          role="group"
          aria-label={app.say('evening.game_of', { board: board.board })}
        >
          {possible(evening, choice, alone).map((game) => (
            <Button
              key={game}
              pressed={choice.chosen && board.game === game}
              onClick={() => this.choose(game)}
            >
              {choice_name(app, evening, game)}
            </Button>
          ))}
        </div>
        {this.why()}
      </div>
    );
  }
}
