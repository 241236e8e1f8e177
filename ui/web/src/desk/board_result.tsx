// SPDX-License-Identifier: GPL-3.0-or-later
//
// The result of one board at the desk: given by one press, or put right with a reason once it is seen what that
// changes.
import { shown_score } from '../evenings';
import type { CorrectionPreview, EveningBoard, Refused } from '../messages';
import { Asking } from '../pages/asking';
import { Button } from '../panels/basics';

const kForfeits = ['+:-', '-:+', '-:-'];
const kMostMoved = 6; // the two of the board first; the others follow from them

interface State {
  why: string;
  wanted: string | null; // null: nothing is chosen; empty: no result
  swapped: boolean;
  preview: CorrectionPreview | null;
}

interface Props {
  board: EveningBoard;
  /** A result where there is none yet. */
  give(score: string): void;
  done(): void;
}

export class BoardResult extends Asking<State, Props> {
  override state: State & { refused: Refused | null } = {
    refused: null,
    why: '',
    wanted: null,
    swapped: this.props.board.swapped,
    preview: null
  };

  private get at() {
    const { board } = this.props;
    return { round: board.round, board: board.board };
  }
  private get settled(): boolean {
    const { board } = this.props;
    return board.result !== null || board.disputed === true;
  }
  private correction() {
    const { wanted, swapped } = this.state;
    return { ...this.at, swapped, ...(wanted ? { score: wanted } : {}) };
  }

  /** What is chosen is not done yet: first what it would change. */
  private look(chosen: { wanted?: string; swapped?: boolean }) {
    const wanted = chosen.wanted === undefined ? this.state.wanted : chosen.wanted;
    const swapped = chosen.swapped === undefined ? this.state.swapped : chosen.swapped;
    const now = this.props.board.result || '';
    this.setState({ wanted: wanted === null ? now : wanted, swapped, preview: null }, () =>
      this.ask({ do: 'preview', ...this.correction() }, ({ moved, otherwise }) => {
        // Another one may have been chosen since.
        if (this.state.wanted === (wanted === null ? now : wanted) && this.state.swapped === swapped)
          this.setState({ preview: { moved: moved || [], otherwise: otherwise || [] } });
      })
    );
  }

  private changes(preview: CorrectionPreview) {
    const { app } = this.props;
    const { moved, otherwise } = preview;
    return (
      <ul class="changes small" aria-live="polite">
        {moved.slice(0, kMostMoved).map((one) => (
          <li key={one.name}>
            {app.say('evening.moves', {
              name: one.name,
              before: one.points[0],
              after: one.points[1],
              place: one.place[0],
              then: one.place[1]
            })}
          </li>
        ))}
        {moved.length > kMostMoved ? (
          <li>{app.say('evening.moves_others', { count: moved.length - kMostMoved })}</li>
        ) : null}
        {moved.length ? null : <li>{app.say('evening.moves_nobody')}</li>}
        {otherwise.map((one) => (
          <li key={one.round}>
            {app.say('evening.otherwise', { round: one.round, pairs: one.pairs.join('; ') })}
          </li>
        ))}
      </ul>
    );
  }

  private scores() {
    const { app, evening, board } = this.props;
    const { wanted } = this.state;
    const { settled } = this;
    const scores = evening.scores.concat(app.may('arbiter') ? kForfeits : []);
    const pressed = (score: string) => (settled && wanted !== null ? wanted === score : undefined);
    return (
      <div class="buttons" role="group" aria-label={app.say('evening.result_of', { board: board.board })}>
        {scores.map((score) => (
          <Button
            key={score}
            pressed={pressed(score)}
            onClick={() => (settled ? this.look({ wanted: score }) : this.props.give(score))}
          >
            {shown_score(score)}
          </Button>
        ))}
        {board.result ? (
          <Button kind="quiet" pressed={pressed('')} onClick={() => this.look({ wanted: '' })}>
            {app.say('evening.no_result')}
          </Button>
        ) : null}
        {board.match ? (
          <Button onClick={() => app.go({ page: 'match', match: board.match!, as: 'spectator' })}>
            {app.say('lobby.watch')}
          </Button>
        ) : board.result ? null : (
          <Button kind="quiet" onClick={() => this.ask({ do: 'play', ...this.at })}>
            {app.say('evening.play_here')}
          </Button>
        )}
      </div>
    );
  }

  private correct() {
    const { app } = this.props;
    const { wanted, swapped, why, preview } = this.state;
    return (
      <>
        <div class="buttons">
          <Button kind="quiet" pressed={swapped} onClick={() => this.look({ swapped: !swapped })}>
            {app.say('evening.swapped')}
          </Button>
        </div>
        {wanted === null ? null : (
          <>
            {preview ? this.changes(preview) : null}
            <label>
              {app.say('desk.why')}
              <input
                type="text"
                value={why}
                maxLength={200}
                placeholder={app.say('evening.why_usual')}
                onInput={(event) => this.setState({ why: (event.target as HTMLInputElement).value })}
              />
            </label>
            <Button
              kind="primary"
              onClick={() =>
                this.ask(
                  { do: 'correct', ...this.correction(), why: why.trim() || app.say('evening.why_usual') },
                  () => this.props.done()
                )
              }
            >
              {app.say('evening.correct', {
                result: wanted ? shown_score(wanted) : app.say('evening.no_result')
              })}
            </Button>
          </>
        )}
      </>
    );
  }

  override render() {
    const { app } = this.props;
    if (this.settled && !app.may('arbiter')) return <p class="muted">{app.say('evening.arbiter_decides')}</p>;
    return (
      <div class="decide">
        {this.scores()}
        {this.settled ? this.correct() : null}
        {this.why()}
      </div>
    );
  }
}
