// SPDX-License-Identifier: GPL-3.0-or-later
//
// The next round before it is published: why it is so, and people who change places by hand.
import type { EveningDraft, Named, Refused } from '../messages';
import { Asking } from '../pages/asking';
import { game_name } from '../pages/evening_parts';
import { Button } from '../panels/basics';

interface State {
  reasons: Record<number, string[]>;
  by_hand: boolean;
  chosen: string; // who is to change places with whoever is pressed next
  why: string;
}

interface Props {
  draft: EveningDraft;
  /** Another one, or none any more. */
  changed(draft: EveningDraft | null): void;
}

export class DraftRound extends Asking<State, Props> {
  override state = {
    refused: null as Refused | null,
    reasons: {} as Record<number, string[]>,
    by_hand: false,
    chosen: '',
    why: ''
  };

  private press(player: string) {
    const { draft } = this.props;
    const { chosen } = this.state;
    if (!chosen || chosen === player) return this.setState({ chosen: chosen ? '' : player });
    this.setState({ chosen: '' });
    this.ask({ do: 'exchange', draft: draft.draft, player: chosen, other: player }, (done) => {
      this.setState({ reasons: {} });
      this.props.changed(done as unknown as EveningDraft);
    });
  }

  private person(one: Named) {
    if (!this.state.by_hand) return <>{one.name}</>;
    return (
      <Button pressed={this.state.chosen === one.player} onClick={() => this.press(one.player)}>
        {one.name}
      </Button>
    );
  }

  private ask_why(board: number) {
    const { draft } = this.props;
    const { reasons } = this.state;
    if (reasons[board]) return this.setState({ reasons: { ...reasons, [board]: undefined! } });
    this.ask({ do: 'why', round: draft.round, board, draft: draft.draft }, (done) =>
      this.setState({ reasons: { ...this.state.reasons, [board]: done.why || [] } })
    );
  }

  private line(board: number, first: Named, second: Named | null, game: number) {
    const { app, evening, draft } = this.props;
    const why = this.state.reasons[board];
    return (
      <li key={board}>
        <div class="line">
          <span class="number">{board || '–'}</span>
          <span class="who">
            {second ? (
              <>
                {this.person(first)} – {this.person(second)}
              </>
            ) : this.state.by_hand ? (
              <>
                {app.say('evening.bye')} {this.person(first)}
              </>
            ) : (
              app.say('evening.bye_of', { name: first.name })
            )}
            {second && evening.games.length > 1 ? (
              <span class="muted small"> {game_name(app, evening, game)}</span>
            ) : null}
          </span>
          {draft.by_hand || this.state.by_hand ? null : (
            <Button
              kind="quiet"
              label={app.say('evening.why_of', { board: board || first.name })}
              onClick={() => this.ask_why(board)}
            >
              {app.say('evening.why')}
            </Button>
          )}
        </div>
        {why ? (
          <ul class="reasons small">
            {why.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : null}
      </li>
    );
  }

  private publishing() {
    const { app, draft, changed } = this.props;
    const why = this.state.why.trim();
    const ready = !draft.by_hand || why !== '';
    return (
      <>
        {draft.by_hand ? (
          <label>
            {app.say('evening.hand_why')}
            <input
              type="text"
              value={this.state.why}
              maxLength={200}
              onInput={(event) => this.setState({ why: (event.target as HTMLInputElement).value })}
            />
          </label>
        ) : null}
        <div class="buttons">
          <Button
            kind="primary"
            class="large"
            disabled={!ready}
            onClick={() =>
              this.ask({ do: 'publish', draft: draft.draft, ...(why ? { why } : {}) }, () => changed(null))
            }
          >
            {app.say('evening.publish')}
          </Button>
          <Button
            class="large"
            pressed={this.state.by_hand}
            onClick={() => this.setState({ by_hand: !this.state.by_hand, chosen: '', reasons: {} })}
          >
            {app.say('evening.by_hand')}
          </Button>
          <Button class="large" onClick={() => changed(null)}>
            {app.say('new.cancel')}
          </Button>
        </div>
      </>
    );
  }

  override render() {
    const { app, draft } = this.props;
    const title = app.say('evening.preview', { round: draft.round });
    return (
      <div class="card draft" role="group" aria-label={title}>
        <h3>{title}</h3>
        {this.state.by_hand ? <p class="small">{app.say('evening.hand_how')}</p> : null}
        <ol>
          {draft.boards.map((board) => this.line(board.board, board.first, board.second, board.game))}
          {draft.bye ? this.line(0, draft.bye, null, 0) : null}
        </ol>
        {draft.out.length ? (
          <p class="muted small">{app.say('evening.not_in', { names: draft.out.join(', ') })}</p>
        ) : null}
        <div aria-live="polite">
          {draft.notes.map((note) => (
            <p key={note} class="small">
              {note}
            </p>
          ))}
          {draft.by_hand && !draft.notes.length ? (
            <p class="small">{app.say('evening.breaks_nothing')}</p>
          ) : null}
        </div>
        {this.why()}
        {this.publishing()}
      </div>
    );
  }
}
