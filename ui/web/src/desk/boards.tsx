// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards and results of an evening and its next round, for who helps. What somebody's role doesn't allow isn't offered;
// the server decides anyway.
import { read_typed, shown_score } from '../evenings';
import type { EveningBoard, EveningDraft, EveningRound, Refused } from '../messages';
import { Asking } from '../pages/asking';
import { earlier, game_name, round_at, RoundChoice, shown_result } from '../pages/evening_parts';
import { Button } from '../panels/basics';
import { BoardResult } from './board_result';
import { ChangeSettings } from './change';
import { ChooseGame } from './choose_game';
import { DraftRound } from './draft';
import { DeskMatches } from './matches';

/** Boards with their results: typed, or pressed at the board. The next round is paired here. */
export class DeskBoards extends Asking<{
  typed: string;
  told: string;
  at: string;
  draft: EveningDraft | null;
  looked_at: number | null; // an earlier round; null: the newest one
  sure: string;
  more_why: string;
}> {
  override state = {
    refused: null as Refused | null,
    typed: '',
    told: '',
    at: '',
    draft: null as EveningDraft | null,
    looked_at: null as number | null,
    sure: '',
    more_why: ''
  };

  private get looked_at() {
    return earlier(this.props.evening, this.state.looked_at);
  }

  private round(): EveningRound | null {
    return round_at(this.props.app, this.props.evening, this.looked_at);
  }
  private boards(): EveningBoard[] {
    const round = this.round();
    return round ? round.boards : [];
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
          onClick={() => this.setState({ at: open ? '' : key })}
        >
          <span class="number">{board.board}</span>
          <span class="who">
            {board.first.name} – {board.second.name}
            {evening.games.length > 1 ? (
              <span class="muted small">
                {' '}
                {board.choice && !board.choice.chosen
                  ? app.say('evening.to_choose')
                  : game_name(app, evening, board.game)}
              </span>
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
        {open && board.choice ? (
          <ChooseGame app={app} evening={evening} board={board} choice={board.choice} />
        ) : null}
        {open ? (
          <BoardResult
            app={app}
            evening={evening}
            board={board}
            give={(score) => this.give(board, score)}
            done={() => this.setState({ at: '' })}
          />
        ) : null}
      </li>
    );
  }

  /** After the last one that was planned, with a reason. */
  private one_more() {
    const { app } = this.props;
    const why = this.state.more_why.trim();
    return (
      <form
        class="enter"
        onSubmit={(event) => {
          event.preventDefault();
          if (why) this.ask({ do: 'one_more', why }, () => this.setState({ more_why: '' }));
        }}
      >
        <label>
          {app.say('evening.one_more_why')}
          <input
            type="text"
            value={this.state.more_why}
            maxLength={200}
            onInput={(event) => this.setState({ more_why: (event.target as HTMLInputElement).value })}
          />
        </label>
        <button type="submit" class="button" aria-disabled={why ? undefined : 'true'}>
          {app.say('evening.one_more')}
        </button>
      </form>
    );
  }

  private steps() {
    const { app, evening } = this.props;
    const { current } = evening;
    if (evening.next === null || evening.ended) return null;
    const complete = !current || current.complete;
    if (evening.desk!.one_more && complete) return app.may('organiser') ? this.one_more() : null;
    return (
      <div class="buttons steps">
        {app.may('organiser') && complete ? (
          <Button
            kind="primary"
            class="large"
            onClick={() =>
              this.ask({ do: 'pair' }, (done) =>
                this.setState({ draft: done as unknown as EveningDraft, told: '' })
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

  /** Asked twice: what it does is said between. */
  private twice(what: 'take_back' | 'end', words: string, tells: string) {
    const { app } = this.props;
    return (
      <div class="buttons steps">
        {this.state.sure === what ? (
          <>
            {tells ? <p class="wide">{tells}</p> : null}
            <Button
              kind="danger"
              onClick={() => {
                this.setState({ sure: '' });
                this.ask({ do: what });
              }}
            >
              {app.say('evening.really')}
            </Button>
            <Button onClick={() => this.setState({ sure: '' })}>{app.say('play.no')}</Button>
          </>
        ) : (
          <Button kind="quiet" onClick={() => this.setState({ sure: what })}>
            {words}
          </Button>
        )}
      </div>
    );
  }

  /** What was published last, where nothing follows from it yet; and the end of it all. */
  private last_steps() {
    const { app, evening } = this.props;
    if (!app.may('organiser') || evening.ended) return null;
    return (
      <>
        {evening.desk!.take_back
          ? this.twice(
              'take_back',
              evening.round
                ? app.say('evening.take_back', { round: evening.round })
                : app.say('evening.take_back_match'),
              ''
            )
          : null}
        <ChangeSettings app={app} evening={evening} />
        {this.twice('end', app.say('evening.end'), app.say('evening.end_tells'))}
      </>
    );
  }

  private title(left: number): string {
    const { app, evening } = this.props;
    const { looked_at } = this;
    if (looked_at !== null) return app.say('evening.round', { round: looked_at });
    if (!evening.current) return app.say('evening.boards');
    return left ? app.say('evening.left', { count: left }) : app.say('evening.all_in');
  }

  override render() {
    const { app, evening } = this.props;
    const { draft } = this.state;
    const { looked_at } = this;
    const round = this.round();
    const boards = this.boards();
    const newest = looked_at === null;
    const open = evening.next === null && !evening.ended && app.may('organiser');
    return (
      <section class="desk-boards" aria-labelledby="desk-boards">
        <h2 id="desk-boards">{this.title(boards.filter((board) => !board.result).length)}</h2>
        {newest && evening.desk!.aside > boards.filter((board) => board.disputed).length ? (
          <p class="wrong">{app.say('evening.aside')}</p>
        ) : null}
        {this.why()}
        {draft && newest ? (
          <DraftRound
            app={app}
            evening={evening}
            draft={draft}
            changed={(next) => this.setState({ draft: next, told: '' })}
          />
        ) : null}
        {newest && open ? <DeskMatches app={app} evening={evening} /> : null}
        {newest && !draft ? this.steps() : null}
        <RoundChoice
          app={app}
          evening={evening}
          round={looked_at || evening.round || 0}
          choose={(one) => this.setState({ looked_at: one, at: '', told: '' })}
        />
        {newest && boards.length ? this.typing() : null}
        {round ? null : newest ? null : <p class="muted">{app.say('app.fetching')}</p>}
        <ul class="results">{boards.map((board) => this.row(board))}</ul>
        {round && round.bye ? <p class="bye">{app.say('evening.bye_of', { name: round.bye.name })}</p> : null}
        {newest && !draft ? this.last_steps() : null}
      </section>
    );
  }
}
