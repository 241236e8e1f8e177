// SPDX-License-Identifier: GPL-3.0-or-later
import { Component, createRef } from 'preact';
import type { App } from '../app';
import type { MatchLink } from '../match_link';
import { number_moves, type Ply } from '../numbers';
import type { GameWords } from '../texts';
import { Button } from './basics';
import { Icon } from './icons';

interface Props {
  app: App;
  link: MatchLink;
  words: GameWords;
  shown: number | null;
  show(moves: number | null): void;
}

/** Every move so far; a press on one shows the board as it was after it. `shown`: so many moves, null: as it is now. */
export class MoveList extends Component<Props> {
  private list_ = createRef<HTMLOListElement>();
  private came_to_ = '';

  override componentDidMount() {
    this.come_to();
  }
  override componentDidUpdate() {
    this.come_to();
  }
  /** The move that is shown is in sight, without moving the page under anybody's finger. */
  private come_to() {
    const list = this.list_.current;
    const { history } = this.props.link;
    const now = [history ? history.length : 0, this.props.shown].join('/');
    if (!list || now === this.came_to_) return;
    this.came_to_ = now;
    const shown = list.querySelector<HTMLElement>('.shown');
    if (shown) list.scrollTop = shown.offsetTop - list.clientHeight / 2;
  }

  private ply(i: number, number: Ply, at: number, set_up: number) {
    const { app, words, link } = this.props;
    const move = link.history![i]!;
    const here = set_up ? at > i - set_up && at <= i + 1 : at === i + 1;
    const text = set_up
      ? app.say('moves.set_up', { count: set_up })
      : number.kind === 'chance'
        ? words.chance(move.text)
        : move.text === 'pass'
          ? app.say('pass')
          : move.text;
    const label = number.kind === 'move' ? number.number + (number.opens ? '. ' : '… ') : '';
    return (
      <li key={i} class={number.kind + (number.opens ? ' opens' : '')}>
        <button
          type="button"
          class={'ply' + (here ? ' shown' : '')}
          aria-current={here ? 'true' : undefined}
          aria-label={set_up ? text : label + words.move(move)}
          onClick={() => this.go(i + 1)}
        >
          {number.opens ? <span class="number">{label}</span> : null}
          {text}
        </button>
      </li>
    );
  }

  private go(to: number) {
    this.props.show(to >= this.props.link.history!.length ? null : Math.max(0, to));
  }

  override render() {
    const { app, link, words, show } = this.props;
    const moves = link.history;
    if (!moves) return <p class="muted">{app.say('moves.loading')}</p>;
    const last = moves.length;
    const at = this.props.shown === null ? last : this.props.shown;
    const numbers = number_moves(
      moves,
      words.board.seats.map((seat) => seat.seat)
    );
    let placed = 0;
    return (
      <div class="move-list">
        <div class="walk" role="group" aria-label={app.say('moves.walk')}>
          <Button onClick={() => this.go(0)} disabled={at === 0} label={app.say('moves.first')}>
            <Icon name="first" />
          </Button>
          <Button onClick={() => this.go(at - 1)} disabled={at === 0} label={app.say('moves.previous')}>
            <Icon name="previous" />
          </Button>
          <Button onClick={() => this.go(at + 1)} disabled={at === last} label={app.say('moves.next')}>
            <Icon name="next" />
          </Button>
          <Button onClick={() => show(null)} disabled={at === last} label={app.say('moves.last')}>
            <Icon name="last" />
          </Button>
        </div>
        {last === 0 ? <p class="muted">{app.say('moves.none')}</p> : null}
        <ol class="plies" ref={this.list_}>
          {numbers.map((number, i) => {
            // Pieces that were placed one after the other are one line: what matters is what stood there then.
            if (number.kind === 'set_up') {
              ++placed;
              const next = numbers[i + 1];
              if (next && next.kind === 'set_up') return null;
              const count = placed;
              placed = 0;
              return this.ply(i, number, at, count);
            }
            return this.ply(i, number, at, 0);
          })}
        </ol>
      </div>
    );
  }
}
