// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page's link over a network that loses, delays and cuts off, to a server that restarts: the page comes to hold
// what the server has, and each command has acted once, on the position that it was chosen for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Link, type Socket, type World } from '../../../ui/web/src/link';
import type { Update } from '../../../ui/web/src/protocol';

class Random {
  constructor(private state_: number) {}
  below(limit: number): number {
    this.state_ = (Math.imul(this.state_, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state_ / 2 ** 32) * limit);
  }
}

/** A match in which two seats count upwards: the position is what was played. */
class Server {
  line: string[] = [];
  ids = new Map<string, number>();
  generation = 1;
  number = 1;
  acted: { id: string; position: string }[] = [];

  update(): Update {
    const turn = this.line.length % 2 ? 'white' : 'black';
    return {
      version: 1,
      generation: this.generation,
      update: this.number,
      viewer: 'black',
      ply: this.line.length,
      picture: { items: [[0, 0, 1 + this.line.length, 0]], borders: [] },
      position: this.line.join(),
      on_turn: [turn],
      moves: turn === 'black' ? ['a', 'b'].map((text) => ({ text, clicks: [0] })) : [],
      phase: null,
      last_move: null,
      news: [],
      rewound: false,
      difference: { pieces: [] },
      clocks: [],
      now: 0
    };
  }
  difference(): object {
    const update = this.update();
    const appeared = { pieces: [{ type: 'appeared', after: [0, 0, 1, 0] }] };
    const { ply, position, on_turn, moves } = update;
    const text = this.line[this.line.length - 1]!;
    return {
      version: 1,
      generation: this.generation,
      update: this.number,
      of: this.number - 1,
      ply,
      position,
      on_turn,
      moves,
      news: [{ seat: this.line.length % 2 ? 'black' : 'white', text, places: [], difference: appeared }]
    };
  }
  play(text: string) {
    this.line.push(text);
    this.number += 1;
  }
  restart() {
    this.generation += 1;
    this.number = 1;
  }
}

interface Packet {
  due: number;
  deliver: () => void;
}

/** Time, and a network between one page and the server. */
class Simulation implements World {
  time = 1_000_000;
  loss_of_network = false;
  private packets_: Packet[] = [];
  private session_ = 0;
  private watching_ = false;
  private to_page_: ((text: string) => void) | null = null;
  private cut_: (() => void) | null = null;

  constructor(
    readonly server: Server,
    private random_: Random
  ) {}

  now = () => this.time;
  random = () => this.random_.below(1000) / 1000;
  random_bytes = (bytes: Uint8Array) => void bytes.forEach((_, i) => (bytes[i] = this.random_.below(256)));
  visible = () => true;

  open(told: { opened(): void; heard(text: string): void; closed(): void }): Socket {
    const session = ++this.session_;
    const alive = () => session === this.session_;
    this.watching_ = false;
    this.to_page_ = (text) => this.send(() => alive() && told.heard(text));
    this.cut_ = () => {
      this.session_ += 1;
      this.to_page_ = null;
      told.closed();
    };
    this.send(() => alive() && told.opened());
    return {
      send: (text) => this.send(() => alive() && this.heard(JSON.parse(text) as Record<string, never>)),
      close: () => alive() && (this.session_ += 1)
    };
  }

  /** What is sent into a dead network comes when it is back, if its socket is still there. */
  back() {
    this.loss_of_network = false;
    this.held_.splice(0).forEach((deliver) => this.send(deliver));
  }
  private held_: (() => void)[] = [];
  private last_due_ = 0;
  private send(deliver: () => void) {
    if (this.loss_of_network) return void this.held_.push(deliver);
    this.last_due_ = Math.max(this.last_due_, this.time + 10 + this.random_.below(300));
    this.packets_.push({ due: this.last_due_, deliver });
  }
  private tell(message: object) {
    if (this.to_page_) this.to_page_(JSON.stringify(message));
  }
  cut() {
    this.packets_ = [];
    if (this.cut_) this.cut_();
  }

  private heard(message: Record<string, never>) {
    const { server } = this;
    if (message.type === 'beat') this.tell({ type: 'beat', n: message.n, now: this.time, number: 1 });
    if (message.type === 'watch') {
      this.watching_ = true;
      this.tell({
        type: 'watching',
        match: 'm',
        viewer: 'black',
        board: '',
        game: '',
        variant: '',
        policies: {}
      });
      const have = message.have as unknown as { generation: number; update: number } | undefined;
      if (!have || have.generation !== server.generation || have.update !== server.number)
        this.tell({ type: 'update', match: 'm', update: server.update() });
    }
    if (message.type === 'command')
      this.command(message.command as unknown as Record<string, string & number>);
  }
  private command(command: Record<string, string & number>) {
    const { server } = this;
    const id = command.id!;
    if (!server.ids.has(id)) {
      if (command.based_on !== server.number || command.generation !== server.generation) {
        const of = { generation: command.generation, update: command.based_on };
        return this.tell({
          type: 'refused',
          match: 'm',
          id,
          of,
          refusal: { refused: 'stale', sentence: '' }
        });
      }
      server.acted.push({ id, position: server.line.join() });
      server.play(command.move!);
      server.ids.set(id, server.number);
      this.news();
    }
    this.tell({ type: 'done', match: 'm', id, update: server.ids.get(id) });
  }
  news() {
    if (this.watching_) this.tell({ type: 'update', match: 'm', update: this.server.difference() });
  }

  run(milliseconds: number, link: Link, each: () => void) {
    for (const end = this.time + milliseconds; this.time < end; this.time += 50) {
      for (;;) {
        const at = this.packets_.findIndex((packet) => packet.due <= this.time);
        if (at < 0) break;
        this.packets_.splice(at, 1)[0]!.deliver();
      }
      link.tick();
      each();
    }
  }
}

test('each command acts once, on the position it was chosen for, and the page ends with what the server has', () => {
  let restarts = 0;
  let cuts = 0;
  let moves = 0;
  for (let seed = 1; seed <= 60; ++seed) {
    const random = new Random(seed * 7919);
    const server = new Server();
    const network = new Simulation(server, random);
    const link = new Link(network, () => undefined);
    const match = link.watch('m', 'seat');
    match.set_seat_order(['black', 'white']);
    const chosen = new Map<string, string>(); // position for which each command was chosen, by id
    network.run(60_000, link, () => {
      const event = random.below(400);
      if (event === 0) (network.cut(), ++cuts);
      if (event === 1) network.loss_of_network = true;
      if (event === 3 || event === 4) network.back();
      if (event === 2) (server.restart(), network.cut(), ++restarts);
      if (event < 60 && server.line.length % 2) (server.play('x'), network.news());
      if (event < 40 && match.update && match.update.moves.length) {
        if (match.command({ command: 'move', move: random.below(2) ? 'a' : 'b' }))
          chosen.set(match.pending!.id, match.pending!.position);
      }
    });
    network.back();
    network.run(30_000, link, () => undefined);
    assert.equal(link.state, 'open', 'seed ' + seed);
    assert.deepEqual(match.update!.position, server.line.join(), 'seed ' + seed);
    assert.deepEqual(match.update!.picture, server.update().picture, 'seed ' + seed);
    assert.equal(match.pending, null, 'seed ' + seed);
    const ids = server.acted.map((one) => one.id);
    assert.equal(new Set(ids).size, ids.length, 'nothing acts twice');
    for (const { id, position } of server.acted) assert.equal(position, chosen.get(id), 'seed ' + seed);
    moves += ids.length;
  }
  assert.ok(moves > 500 && cuts > 50 && restarts > 50, [moves, cuts, restarts].join());
});

test('a network that dies without a word is noticed within four seconds, and the board comes back by itself', () => {
  const server = new Server();
  const network = new Simulation(server, new Random(3));
  const link = new Link(network, () => undefined);
  const match = link.watch('m', 'seat');
  network.run(5000, link, () => undefined);
  assert.equal(link.state, 'open');
  network.loss_of_network = true;
  const died = network.time;
  let noticed = 0;
  network.run(8000, link, () => {
    if (!noticed && link.stale) noticed = network.time - died;
  });
  assert.ok(noticed > 0 && noticed <= 4000, String(noticed));
  assert.ok(link.lost_since! <= died + 100, 'it says since when');
  assert.equal(link.state, 'lost', 'and the socket is given up');
  server.play('x');
  network.back();
  link.hurry(); // the browser says that it is online
  network.run(2000, link, () => undefined);
  assert.equal(link.state, 'open');
  assert.equal(match.update!.position, 'x');
});

test('a move that was chosen for another position is not played, and that is told', () => {
  const server = new Server();
  const network = new Simulation(server, new Random(5));
  const link = new Link(network, () => undefined);
  const match = link.watch('m', 'seat');
  network.run(3000, link, () => undefined);
  network.cut();
  match.command({ command: 'move', move: 'a' });
  server.play('b'); // from another phone of the same player
  server.play('x');
  network.run(5000, link, () => undefined);
  assert.deepEqual(server.line, ['b', 'x']);
  assert.equal(match.pending, null);
  assert.equal(match.not_played, 'a');
});

test('a command to the lobby is sent again until it is answered, and refused with its reason', async () => {
  const sent: { type: string; id?: string }[] = [];
  let told: { opened(): void; heard(text: string): void; closed(): void };
  let time = 1000;
  const link = new Link(
    {
      now: () => time,
      random: () => 0.5,
      random_bytes: (bytes) => void bytes.fill(7),
      visible: () => true,
      open: (handlers) => {
        told = handlers;
        return { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
      }
    },
    () => undefined
  );
  link.tick();
  link.watch('m', 'seat');
  const done = link.lobby_command({ do: 'open', game: 'g' });
  assert.equal(sent.length, 0); // not connected yet: it waits
  told!.opened();
  // What waits comes after: a line beside a match is refused to who doesn't watch it.
  const types = sent.map((message) => message.type);
  assert.ok(types.indexOf('watch') >= 0 && types.indexOf('watch') < types.indexOf('lobby'));
  const lobby = () => sent.filter((message) => message.type === 'lobby');
  assert.equal(lobby().length, 1);
  time += 2100;
  told!.heard(JSON.stringify({ type: 'beat', n: 1, now: 0, number: 4 }));
  assert.deepEqual(sent[sent.length - 1], { type: 'pong', number: 4 });
  link.tick();
  assert.equal(lobby().length, 2);
  assert.equal(lobby()[0]!.id, lobby()[1]!.id);
  told!.heard(JSON.stringify({ type: 'done', id: lobby()[0]!.id, table: 't1', match: null }));
  assert.equal((await done).table, 't1');
  const refused = link.lobby_command({ do: 'sit', table: 't1' });
  told!.heard(JSON.stringify({ type: 'refused', id: lobby()[2]!.id, code: 'not_now', sentence: 'taken' }));
  await assert.rejects(refused, { code: 'not_now' });
});

test('of what is written beside a match the newest lines are kept, and all of them are counted', () => {
  const link = new Link(
    {
      now: () => 0,
      random: () => 0.5,
      random_bytes: (bytes) => void bytes.fill(7),
      visible: () => true,
      open: () => ({ send: () => undefined, close: () => undefined })
    },
    () => undefined
  );
  const match = link.watch('m', 'seat');
  for (let n = 1; n <= 250; ++n)
    match.heard({
      type: 'chat',
      match: 'm',
      room: 'players',
      may: 'words',
      whole: false,
      lines: [{ n, room: 'players', person: 'p', name: 'Ada', seat: null, words: 'w' + n }]
    });
  assert.equal(match.unread, 250);
  assert.deepEqual(
    match.chat!.lines.map((line) => line.n),
    Array.from({ length: 100 }, (_, i) => 151 + i)
  );
});
