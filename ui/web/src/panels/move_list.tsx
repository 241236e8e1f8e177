// SPDX-License-Identifier: GPL-3.0-or-later
import type { App } from '../app';
import type { MatchLink } from '../match_link';
import { number_moves } from '../numbers';
import type { GameWords } from '../texts';
import { Button } from './basics';
import { Icon } from './icons';

/** Every move so far; a press on one shows the board as it was after it. `shown`: so many moves, null: as it is now. */
export function MoveList(props: {
  app: App;
  link: MatchLink;
  words: GameWords;
  shown: number | null;
  show(moves: number | null): void;
}) {
  const { app, link, words, show } = props;
  const moves = link.history;
  if (!moves) return <p class="muted">{app.say('moves.loading')}</p>;
  const last = moves.length;
  const at = props.shown === null ? last : props.shown;
  const numbers = number_moves(
    moves,
    words.board.seats.map((seat) => seat.seat)
  );
  const go = (to: number) => show(to >= last ? null : Math.max(0, to));
  return (
    <div class="move-list">
      <div class="walk" role="group" aria-label={app.say('moves.walk')}>
        <Button onClick={() => go(0)} disabled={at === 0} label={app.say('moves.first')}>
          <Icon name="first" />
        </Button>
        <Button onClick={() => go(at - 1)} disabled={at === 0} label={app.say('moves.previous')}>
          <Icon name="previous" />
        </Button>
        <Button onClick={() => go(at + 1)} disabled={at === last} label={app.say('moves.next')}>
          <Icon name="next" />
        </Button>
        <Button onClick={() => show(null)} disabled={at === last} label={app.say('moves.last')}>
          <Icon name="last" />
        </Button>
      </div>
      {last === 0 ? <p class="muted">{app.say('moves.none')}</p> : null}
      <ol class="plies">
        {moves.map((move, i) => {
          const number = numbers[i]!;
          const text =
            number.kind === 'chance'
              ? words.chance(move.text)
              : move.text === 'pass'
                ? app.say('pass')
                : move.text;
          const label = number.kind === 'move' ? number.number + (number.opens ? '. ' : '… ') : '';
          return (
            <li key={i} class={number.kind + (number.opens ? ' opens' : '')}>
              <button
                type="button"
                class={'ply' + (i + 1 === at ? ' shown' : '')}
                aria-current={i + 1 === at ? 'true' : undefined}
                aria-label={label + words.move(move)}
                onClick={() => go(i + 1)}
              >
                {number.opens || number.kind !== 'move' ? <span class="number">{label}</span> : null}
                {text}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
