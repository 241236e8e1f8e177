// SPDX-License-Identifier: GPL-3.0-or-later
import type { App } from '../app';
import { GameWords } from '../texts';

const kPips: Record<number, [number, number][]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72]
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74]
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72]
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73]
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76]
  ]
};

function Die({ face, colour }: { face: number; colour: string }) {
  const pips = kPips[face];
  return (
    <svg class={'die ' + colour} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect x={4} y={4} width={92} height={92} rx={20} class="die-body" />
      {pips ? (
        pips.map(([x, y], i) => <circle key={i} cx={x} cy={y} r={9.5} />)
      ) : (
        <text x={50} y={53}>
          {face}
        </text>
      )}
    </svg>
  );
}

/** What dice have shown last, or a chance event in words. */
export function LastThrow({ app, words, events }: { app: App; words: GameWords; events: string[] }) {
  if (!events.length) return null;
  const told = events.map((event) => words.chance(event)).join(' ');
  return (
    <div class="last-throw" role="img" aria-label={told} title={told}>
      {events.slice(-3).map((event, i) => {
        const faces = GameWords.dice(event);
        const seats = words.board.seats.length;
        return (
          <span key={i} class="throw">
            {faces.length
              ? faces.map((face, j) => (
                  <Die
                    key={j}
                    face={face}
                    colour={faces.length === seats ? (j ? 'second' : 'first') : 'plain'}
                  />
                ))
              : app.say('of_seat', { seat: app.say('chance'), what: event })}
          </span>
        );
      })}
    </div>
  );
}
