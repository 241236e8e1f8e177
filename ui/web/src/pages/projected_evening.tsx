// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament on the wall: pairings until people sit, then the boards that are still open with the clock of the round,
// and the standings, turn by turn. What is longer than the wall comes in parts.
import type { App } from '../app';
import type { KeptEvening } from '../evenings';
import type { Evening } from '../messages';
import { AsOf, Pairings, round_name, RoundClock, Standings } from './evening_parts';

const kRows = 12; // that can be read from the back of the room

/** How large rows are: few may fill the wall. In hundredths of its height. */
function size_of_rows(rows: number): number {
  return Math.min(5.5, Math.max(3.3, 42 / (rows + 1)));
}

export interface Slide {
  what: 'pairings' | 'open' | 'standings';
  part: number;
  parts: number;
}

export function slides_of(evening: Evening): Slide[] {
  const { current, standings } = evening;
  const slides: Slide[] = [];
  const add = (what: Slide['what'], rows: number) => {
    const parts = Math.ceil(rows / kRows);
    for (let part = 0; part < parts; ++part) slides.push({ what, part, parts });
  };
  if (!current) return slides;
  const open = current.boards.filter((board) => !board.result).length;
  const sits = current.state !== 'published' || open < current.boards.length;
  if (!sits || !open) add('pairings', current.boards.length);
  if (sits && open) add('open', open);
  if (sits) add('standings', standings.lines.length);
  return slides;
}

export function ProjectedEvening({ app, kept, slide }: { app: App; kept: KeptEvening; slide: Slide }) {
  const { evening } = kept;
  const boards = evening.current!.boards.filter((board) => slide.what === 'pairings' || !board.result);
  const from = slide.part * kRows;
  const title = {
    pairings: app.say('evening.pairings'),
    open: app.say('evening.still', { count: boards.length }),
    standings: app.say('evening.standings')
  }[slide.what];
  const rows = slide.what === 'standings' ? evening.standings.lines.length : boards.length;
  const hello = app.hello!;
  return (
    <div class="projected-evening">
      <div class="head">
        <h1>{evening.name}</h1>
        <p class="round">{round_name(app, evening)}</p>
        <RoundClock app={app} evening={evening} />
      </div>
      <AsOf app={app} kept={kept} />
      <h2>
        {title}
        {slide.parts > 1 ? <span class="muted"> {slide.part + 1 + '/' + slide.parts}</span> : null}
      </h2>
      <div style={{ fontSize: size_of_rows(Math.min(rows, kRows)) + 'vh' }}>
        {slide.what === 'standings' ? (
          <Standings app={app} evening={evening} from={from} most={kRows} />
        ) : (
          <Pairings app={app} evening={evening} boards={boards.slice(from, from + kRows)} wide />
        )}
      </div>
      {slide.what === 'pairings' && evening.current!.bye && slide.part === slide.parts - 1 ? (
        <p class="bye">{app.say('evening.bye_of', { name: evening.current!.bye.name })}</p>
      ) : null}
      {hello.addresses.length ? (
        <p class="address corner">
          <img class="qr" src="/qr/0.svg" alt={app.say('lobby.qr', { address: hello.addresses[0]! })} />
          <span>{hello.addresses[0]}</span>
        </p>
      ) : null}
    </div>
  );
}
