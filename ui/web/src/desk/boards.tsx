// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards and results of an evening and its next round, for who helps. What somebody's role doesn't allow isn't offered;
// the server decides anyway.
import { createRef, Fragment } from 'preact';
import { read_typed, shown_score } from '../evenings';
import type { EveningBoard, EveningDraft, Refused } from '../messages';
import { Button } from '../panels/basics';
import { Asking } from '../pages/asking';
import { game_name, shown_result } from '../pages/evening_parts';

const kForfeits = ['+:-', '-:+', '-:-'];

/** Boards with their results: typed, or pressed at the board. The next round is paired here. */
export class DeskBoards extends Asking<{
  typed: string;
  told: string;
  at: string;
  why: string;
  draft: EveningDraft | null;
  reasons: Record<number, string[]>;
  sure: string;
}> {
  override state = {
    refused: null as Refused | null,
    typed: '',
    told: '',
    at: '',
    why: '',
    draft: null as EveningDraft | null,
    reasons: {} as Record<number, string[]>,
    sure: ''
  };
  private field_ = createRef<HTMLInputElement>();

  private boards(): EveningBoard[] {
    const { current } = this.props.evening;
    return current ? current.boards : [];
  }

  private give(board: EveningBoard, score: string, then: () => void = () => undefined) {
    const { app } = this.props;
    this.ask({ do: 'give', round: board.round, board: board.board, score }, () => {
      const told = app.say('evening.entered', {
        board: board.board,
        first: board.first.name,
        second: board.second.name,
        result: shown_score(score)
      });
      this.setState({ told, at: '' });
      app.announcer.say(told);
      then();
    });
  }

  /** Of several matches with one board's number, as in an open evening, the one that is open. */
  private board_of(number: number): EveningBoard | undefined {
    const boards = this.boards().filter((board) => board.board === number);
    return boards.find((board) => !board.result) || boards[0];
  }

  private typing() {
    const { app } = this.props;
    const { typed, told } = this.state;
    const read = read_typed(typed);
    const board = read ? this.board_of(read.board) : undefined;
    return (
      <form
        class="typing"
        onSubmit={(event) => {
          event.preventDefault();
          if (read && board) this.give(board, read.score, () => this.setState({ typed: '' }));
        }}
      >
        <label for="typed-result">{app.say('evening.type')}</label>
        <div class="line">
          <input
            id="typed-result"
            ref={this.field_}
            type="text"
            value={typed}
            maxLength={8}
            inputMode="text"
            autocomplete="off"
            aria-describedby="typed-told"
            onInput={(event) => this.setState({ typed: (event.target as HTMLInputElement).value, told: '' })}
          />
          <button type="submit" class="button primary" aria-disabled={board ? undefined : 'true'}>
            {app.say('evening.give')}
          </button>
        </div>
        <p class="muted small" id="typed-told">
          {read
            ? board
              ? app.say('evening.would_enter', {
                  board: board.board,
                  first: board.first.name,
                  second: board.second.name,
                  result: shown_score(read.score)
                })
              : app.say('evening.no_board', { board: read.board })
            : told || app.say('evening.type_how')}
        </p>
      </form>
    );
  }

  private result_of(board: EveningBoard) {
    const { app, evening } = this.props;
    const arbiter = app.may('arbiter');
    const at = { round: board.round, board: board.board };
    const settled = board.result !== null || board.disputed;
    const scores = evening.scores.concat(arbiter ? kForfeits : []);
    if (settled && !arbiter) return <p class="muted">{app.say('evening.arbiter_decides')}</p>;
    return (
      <div class="decide">
        {settled ? (
          <label>
            {app.say('desk.why')}
            <input
              type="text"
              value={this.state.why}
              maxLength={200}
              placeholder={app.say('evening.why_usual')}
              onInput={(event) => this.setState({ why: (event.target as HTMLInputElement).value })}
            />
          </label>
        ) : null}
        <div class="buttons" role="group" aria-label={app.say('evening.result_of', { board: board.board })}>
          {scores.map((score) => (
            <Button
              key={score}
              onClick={() =>
                settled
                  ? this.ask(
                      {
                        do: 'correct',
                        ...at,
                        score,
                        why: this.state.why.trim() || app.say('evening.why_usual')
                      },
                      () => this.setState({ at: '', why: '' })
                    )
                  : this.give(board, score)
              }
            >
              {shown_score(score)}
            </Button>
          ))}
          {board.result ? (
            <Button
              kind="quiet"
              onClick={() =>
                this.ask(
                  { do: 'correct', ...at, why: this.state.why.trim() || app.say('evening.why_usual') },
                  () => this.setState({ at: '', why: '' })
                )
              }
            >
              {app.say('evening.no_result')}
            </Button>
          ) : null}
          {board.match ? (
            <Button onClick={() => app.go({ page: 'match', match: board.match!, as: 'spectator' })}>
              {app.say('lobby.watch')}
            </Button>
          ) : board.result ? null : (
            <Button kind="quiet" onClick={() => this.ask({ do: 'play', ...at })}>
              {app.say('evening.play_here')}
            </Button>
          )}
        </div>
      </div>
    );
  }

  private row(board: EveningBoard) {
    const { app, evening } = this.props;
    const key = board.round + ' ' + board.board;
    const open = this.state.at === key;
    const late = evening.desk!.no_shows.some((one) => one.round === board.round && one.board === board.board);
    const claimed = board.claimed && !board.result ? board.claimed : null;
    return (
      <li key={key} class={board.disputed ? 'disputed' : ''}>
        <button
          type="button"
          class="row"
          aria-expanded={open ? 'true' : 'false'}
          onClick={() => this.setState({ at: open ? '' : key, why: '' })}
        >
          <span class="number">{board.board}</span>
          <span class="who">
            {board.first.name} – {board.second.name}
            {evening.games.length > 1 ? (
              <span class="muted small"> {game_name(app, evening, board.game)}</span>
            ) : null}
          </span>
          <span class="score">
            {shown_result(board) ||
              (board.disputed ? (
                <span class="wrong">{app.say('evening.two')}</span>
              ) : claimed ? (
                <span class="muted">{app.say('evening.one_said', { result: shown_score(claimed) })}</span>
              ) : late ? (
                <span class="wrong">{app.say('evening.late')}</span>
              ) : (
                <span class="muted">{app.say('evening.open')}</span>
              ))}
          </span>
        </button>
        {board.disputed || open ? (
          <p class="said small">
            {(board.said || [])
              .map((one) =>
                app.say('evening.said_by', {
                  name: one.name || app.say('evening.desk'),
                  result: shown_score(one.score || '')
                })
              )
              .join(' · ')}
          </p>
        ) : null}
        {open ? this.result_of(board) : null}
      </li>
    );
  }

  private preview(draft: EveningDraft) {
    const { app } = this.props;
    return (
      <div class="card draft" role="group" aria-label={app.say('evening.preview', { round: draft.round })}>
        <h3>{app.say('evening.preview', { round: draft.round })}</h3>
        <ol>
          {draft.boards.map((board) => (
            <Fragment key={board.board}>
              {this.drafted(draft, board.board, board.first, board.second, board.game)}
            </Fragment>
          ))}
          {draft.bye ? this.drafted(draft, 0, draft.bye, '', 0) : null}
        </ol>
        {draft.out.length ? (
          <p class="muted small">{app.say('evening.not_in', { names: draft.out.join(', ') })}</p>
        ) : null}
        {draft.notes.map((note) => (
          <p key={note} class="small">
            {note}
          </p>
        ))}
        <div class="buttons">
          <Button
            kind="primary"
            class="large"
            onClick={() =>
              this.ask({ do: 'publish', draft: draft.draft }, () =>
                this.setState({ draft: null, reasons: {}, told: '' })
              )
            }
          >
            {app.say('evening.publish')}
          </Button>
          <Button class="large" onClick={() => this.setState({ draft: null, reasons: {} })}>
            {app.say('new.cancel')}
          </Button>
        </div>
      </div>
    );
  }

  private drafted(draft: EveningDraft, board: number, first: string, second: string, game: number) {
    const { app, evening } = this.props;
    const why = this.state.reasons[board];
    return (
      <li>
        <div class="line">
          <span class="number">{board || '–'}</span>
          <span class="who">
            {second ? first + ' – ' + second : app.say('evening.bye_of', { name: first })}
            {second && evening.games.length > 1 ? (
              <span class="muted small"> {game_name(app, evening, game)}</span>
            ) : null}
          </span>
          <Button
            kind="quiet"
            label={app.say('evening.why_of', { board: board || first })}
            onClick={() => {
              if (why) return this.setState({ reasons: { ...this.state.reasons, [board]: undefined! } });
              this.ask({ do: 'why', round: draft.round, board, draft: draft.draft }, (done) =>
                this.setState({ reasons: { ...this.state.reasons, [board]: done.why || [] } })
              );
            }}
          >
            {app.say('evening.why')}
          </Button>
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

  private proposals() {
    const { app, evening } = this.props;
    const list = evening.desk!.proposals;
    if (evening.next !== null || !app.may('organiser')) return null;
    if (!list.length) return <p class="muted">{app.say('evening.none_wait')}</p>;
    return (
      <div class="card draft">
        <h3>{app.say('evening.proposed')}</h3>
        <ul>
          {list.map((one) => {
            const of = { player: one.player, other: one.other, game: one.game };
            return (
              <li key={one.player + one.other}>
                <div class="line">
                  <span class="who">
                    {one.name} – {one.other_name}
                    <span class="muted small"> {game_name(app, evening, one.game)}</span>
                  </span>
                  <Button kind="primary" onClick={() => this.ask({ do: 'accept', ...of })}>
                    {app.say('evening.pair_two')}
                  </Button>
                  <Button kind="quiet" onClick={() => this.ask({ do: 'decline', ...of })}>
                    {app.say('evening.not_these')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    );
  }

  private steps() {
    const { app, evening } = this.props;
    const { current } = evening;
    if (evening.next === null || evening.ended) return null;
    return (
      <div class="buttons steps">
        {app.may('organiser') && (!current || current.complete) ? (
          <Button
            kind="primary"
            class="large"
            onClick={() =>
              this.ask({ do: 'pair' }, (done) =>
                this.setState({ draft: done as unknown as EveningDraft, reasons: {}, told: '' })
              )
            }
          >
            {app.say('evening.pair', { round: evening.next })}
          </Button>
        ) : null}
        {current && current.state === 'published' && !current.complete && app.may('arbiter') ? (
          <Button
            kind="primary"
            onClick={() => this.ask({ do: 'state', round: current.round, state: 'playing' })}
          >
            {app.say('evening.all_sit')}
          </Button>
        ) : null}
      </div>
    );
  }

  /** What was published last, where nothing follows from it yet. */
  private take_back() {
    const { app, evening } = this.props;
    if (!app.may('organiser') || !evening.desk!.take_back || evening.ended) return null;
    return (
      <div class="buttons steps">
        {this.state.sure === 'back' ? (
          <>
            <Button
              kind="danger"
              onClick={() => {
                this.setState({ sure: '' });
                this.ask({ do: 'take_back' });
              }}
            >
              {app.say('evening.really')}
            </Button>
            <Button onClick={() => this.setState({ sure: '' })}>{app.say('play.no')}</Button>
          </>
        ) : (
          <Button kind="quiet" onClick={() => this.setState({ sure: 'back' })}>
            {evening.round
              ? app.say('evening.take_back', { round: evening.round })
              : app.say('evening.take_back_match')}
          </Button>
        )}
      </div>
    );
  }

  override render() {
    const { app, evening } = this.props;
    const { draft } = this.state;
    const { current } = evening;
    const boards = this.boards();
    const left = boards.filter((board) => !board.result).length;
    return (
      <section class="desk-boards" aria-labelledby="desk-boards">
        <h2 id="desk-boards">
          {current
            ? left
              ? app.say('evening.left', { count: left })
              : app.say('evening.all_in')
            : app.say('evening.boards')}
        </h2>
        {evening.desk!.aside > boards.filter((board) => board.disputed).length ? (
          <p class="wrong">{app.say('evening.aside')}</p>
        ) : null}
        {this.why()}
        {draft ? this.preview(draft) : null}
        {this.proposals()}
        {draft ? null : this.steps()}
        {boards.length ? this.typing() : null}
        <ul class="results">{boards.map((board) => this.row(board))}</ul>
        {current && current.bye ? (
          <p class="bye">{app.say('evening.bye_of', { name: current.bye.name })}</p>
        ) : null}
        {draft ? null : this.take_back()}
      </section>
    );
  }
}
