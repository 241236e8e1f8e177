// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the page knows of a tournament: asked for once for each version, kept for when the server is gone, read back as a
// stranger's text. And results as they are typed, turned and told; what the wall shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Evenings, read_kept, read_typed, turned } from '../../../ui/web/src/evenings';
import type { Evening, EveningBoard, EveningLine, EveningRound } from '../../../ui/web/src/messages';
import { elapsed } from '../../../ui/web/src/pages/evening_parts';
import { slides_of } from '../../../ui/web/src/pages/projected_evening';

function board(number: number, result: string | null = null): EveningBoard {
  return {
    round: 1,
    board: number,
    first: { player: 'a' + number, name: 'Ada ' + number },
    second: { player: 'b' + number, name: 'Ben ' + number },
    swapped: false,
    game: 0,
    sitting: 1,
    handicap: 0,
    result,
    match: null
  };
}

function evening(version: number, boards: EveningBoard[] = [board(1)]): Evening {
  return {
    evening: 'e1',
    name: 'Thursday',
    system: 'swiss',
    version,
    people: 2,
    round: 1,
    rounds: 5,
    ended: false,
    now: 1,
    clock: null,
    games: [{ game: 'lines_of_action', variant: '' }],
    next: 2,
    scores: ['1-0', '½-½', '0-1'],
    current: {
      round: 1,
      state: 'published',
      since: null,
      bye: null,
      complete: boards.every((one) => one.result !== null),
      published: 1,
      boards
    },
    standings: { columns: [], lines: [], why_none: null },
    entrants: [],
    me: null,
    desk: {
      aside: 0,
      take_back: true,
      halves: true,
      one_more: false,
      no_shows: [],
      proposals: [],
      guests: [{ person: 'p', name: 'Secret' }],
      changeable: { boards: 0, patience: null, until: null }
    }
  };
}
const line = (version: number): EveningLine => ({ ...evening(version), version });

class Room {
  asked = 0;
  asked_rounds: string[] = [];
  version = 1;
  fails = false;
  changes = 0;
  kept = new Map<string, string>();
  now = 1000;
  readonly evenings = new Evenings(
    () => {
      ++this.asked;
      return this.fails ? Promise.reject(new Error('gone')) : Promise.resolve(evening(this.version));
    },
    (of, round) => {
      this.asked_rounds.push(of + ' ' + round);
      return Promise.resolve({ ...evening(this.version).current!, round } as EveningRound);
    },
    () => ({
      getItem: (name) => this.kept.get(name) || null,
      setItem: (name, value) => void this.kept.set(name, value),
      removeItem: (name) => void this.kept.delete(name)
    }),
    () => this.now,
    () => void ++this.changes
  );
  async told(version: number, people = 0, open = true) {
    this.version = version;
    this.evenings.told([line(version)], people, open);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

test('an evening is asked for once for each version, and when who is whom has changed', async () => {
  const room = new Room();
  await room.told(1);
  assert.equal(room.asked, 0, 'nobody looks at it');
  assert.equal(room.evenings.see('e1'), null);
  await room.told(1);
  assert.equal(room.asked, 1);
  assert.equal(room.evenings.see('e1')!.evening.version, 1);
  await room.told(1);
  assert.equal(room.asked, 1);
  await room.told(2);
  assert.equal(room.evenings.see('e1')!.evening.version, 2);
  await room.told(2, 1);
  assert.equal(room.asked, 3);
  room.evenings.leave('e1');
  await room.told(3, 1);
  assert.equal(room.asked, 3, 'nobody looks at it any more');
});

test('an earlier round is asked for once for each version', async () => {
  const room = new Room();
  await room.told(2);
  assert.equal(room.evenings.round('e1', 1), null, 'the evening itself is not known yet');
  room.evenings.see('e1');
  await room.told(2);
  for (let i = 0; i < 3; ++i) {
    room.evenings.round('e1', 1);
    await room.told(2);
  }
  assert.deepEqual(room.asked_rounds, ['e1 1']);
  assert.equal(room.evenings.round('e1', 1)!.round, 1);
  await room.told(3);
  assert.equal(room.evenings.round('e1', 1)!.round, 1, 'the old one is shown until the new one is there');
  assert.deepEqual(room.asked_rounds, ['e1 1', 'e1 1']);
  await room.told(3, 0, false);
  room.evenings.round('e1', 2);
  assert.equal(room.asked_rounds.length, 2, 'nothing is asked of a server that is gone');
});

test('after the connection was gone everything is asked for anew', async () => {
  const room = new Room();
  await room.told(1);
  room.evenings.see('e1');
  await room.told(1);
  room.fails = true;
  await room.told(1, 0, false);
  assert.equal(room.asked, 1, 'nothing is asked of a server that is gone');
  assert.equal(room.evenings.see('e1')!.at, 1000);
  room.fails = false;
  room.now = 5000;
  await room.told(1);
  assert.equal(room.asked, 2);
  assert.equal(room.evenings.see('e1')!.at, 5000);
});

test('the last that was seen is kept with its time, without what the desk alone sees', async () => {
  const room = new Room();
  await room.told(1);
  room.evenings.see('e1');
  await room.told(1);
  const text = [...room.kept.values()].join();
  assert.doesNotMatch(text, /Secret/);
  // Another visit of the same device, while the server is gone.
  const later = new Room();
  later.kept = room.kept;
  assert.equal(later.evenings.see('e1')!.at, 1000);
  assert.equal(later.evenings.last()!.evening.current!.boards[0]!.first.name, 'Ada 1');
});

test('what is kept is read as a stranger wrote it', () => {
  for (const text of [
    null,
    '',
    '{',
    'null',
    '7',
    '{"at":1}',
    '{"at":"x","evening":{}}',
    '{"at":1,"evening":{"evening":"e","name":"n","entrants":[],"games":[],"scores":[],"standings":{}}}',
    JSON.stringify({ at: 1, evening: { ...evening(1), current: { boards: 7 } } })
  ])
    assert.equal(read_kept(text), null, String(text));
  assert.equal(read_kept(JSON.stringify({ at: 7, evening: evening(1) }))!.at, 7);
});

test('a browser that keeps nothing harms nobody', async () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const evenings = new Evenings(
    () => Promise.resolve(evening(1)),
    () => Promise.reject(new Error('none')),
    forbidden,
    () => 1,
    () => undefined
  );
  evenings.told([line(1)], 0, true);
  evenings.see('e1');
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(evenings.see('e1')!.evening.version, 1);
  assert.equal(evenings.last(), null);
});

test("a board's number and one key are a result", () => {
  assert.deepEqual(read_typed('31'), { board: 3, score: '1-0' });
  assert.deepEqual(read_typed('121'), { board: 12, score: '1-0' });
  assert.deepEqual(read_typed('100'), { board: 10, score: '0-1' });
  assert.deepEqual(read_typed(' 4 = '), { board: 4, score: '½-½' });
  assert.deepEqual(read_typed('4R'), { board: 4, score: '½-½' });
  assert.deepEqual(read_typed('2+'), { board: 2, score: '+:-' });
  assert.deepEqual(read_typed('2-'), { board: 2, score: '-:+' });
  for (const text of ['', '1', '=', '3x', '3 1 0', 'x1', '3==']) assert.equal(read_typed(text), null, text);
});

test('results seen from the other side', () => {
  const pairs = [
    ['1-0', '0-1'],
    ['½-½', '½-½'],
    ['1½-½', '½-1½'],
    ['+:-', '-:+'],
    ['-:-', '-:-']
  ] as const;
  for (const [one, other] of pairs) {
    assert.equal(turned(one), other);
    assert.equal(turned(other), one);
  }
  assert.equal(turned('*'), '*');
});

test('the wall shows pairings until people sit, then open boards and standings', () => {
  const what = (of: Evening) => slides_of(of).map((slide) => slide.what + slide.part);
  assert.deepEqual(what({ ...evening(1), current: null }), []);
  assert.deepEqual(what(evening(1)), ['pairings0']);
  const standings = {
    columns: [],
    why_none: null,
    lines: Array.from({ length: 13 }, (_, i) => ({
      place: i + 1,
      player: 'p' + i,
      name: 'P',
      points: '0',
      values: [],
      group: 0
    }))
  };
  const sits = evening(1);
  sits.current!.state = 'playing';
  assert.deepEqual(what({ ...sits, standings }), ['open0', 'standings0', 'standings1']);
  assert.deepEqual(what({ ...evening(1, [board(1, '1-0'), board(2)]), standings }), [
    'open0',
    'standings0',
    'standings1'
  ]);
  assert.deepEqual(what({ ...evening(1, [board(1, '1-0')]), standings }), [
    'pairings0',
    'standings0',
    'standings1'
  ]);
});

test('how long a round has been going', () => {
  assert.equal(elapsed(0), '0:00');
  assert.equal(elapsed(59_999), '0:00');
  assert.equal(elapsed(65 * 60_000), '1:05');
  assert.equal(elapsed(-5), '0:00');
});
