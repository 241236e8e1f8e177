// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards of squares, hexagons and bare points by the same code: nothing of it counts columns.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Shape } from '../../../ui/web/src/board/shape';
import { sides_of } from '../../../ui/web/src/board/sides';
import { next_sprites } from '../../../ui/web/src/board/sprites';
import { apply_to_picture } from '../../../ui/web/src/difference';
import type { BoardShape, GameBoard, Point } from '../../../ui/web/src/messages';

function board(
  outline: Point[] | null,
  centres: Point[],
  extent: [number, number, number, number]
): GameBoard {
  const shape: BoardShape = {
    extent,
    outlines: outline ? [outline] : [],
    fields: centres.map((centre) => ({ centre, outline: outline ? 0 : null, ground: 'light' })),
    lines: [],
    marks: [],
    labels: [{ text: 'a', at: [0, extent[1]], side: 'bottom' }],
    zones: [],
    trays: [{ tray: 'pot', name: 'Pot', owner: 'black' }],
    neighbours: [],
    coordinates: true,
    colours: {},
    safe_colours: null
  };
  return { board: shape, seats: [], kinds: [], places: [] } as unknown as GameBoard;
}

const square: Point[] = [
  [-500, -500],
  [500, -500],
  [500, 500],
  [-500, 500]
];
const two_by_two: Point[] = [
  [0, 0],
  [1000, 0],
  [0, 1000],
  [1000, 1000]
];

test('squares: rows from above, hits, keys, the same turned by half a turn', () => {
  const game = board(square, two_by_two, [-500, -500, 1500, 1500]);
  const shape = new Shape(game, game.board!, 0, true, []);
  assert.deepEqual(shape.rows, [
    [2, 3],
    [0, 1]
  ]);
  assert.equal(shape.at([1000, -1000]), 3);
  assert.equal(shape.at([499, -499]), 0);
  assert.equal(shape.next(0, 1, 0), 1);
  assert.equal(shape.next(0, 0, -1), 2);
  assert.equal(shape.next(3, 1, 0), 4); // into the tray beside the board
  const turned = new Shape(game, game.board!, 180, true, []);
  assert.deepEqual(turned.rows, [
    [1, 0],
    [3, 2]
  ]);
  assert.equal(turned.labels[0]!.text, 'a');
  assert.ok(
    turned.labels[0]!.y > Math.max(...turned.centres.map((centre) => centre[1])),
    'labels stay below'
  );
});

test('trays lie beside the board or above and below it, and hold their kinds', () => {
  const game = board(square, two_by_two, [-500, -500, 1500, 1500]);
  const beside = new Shape(game, game.board!, 0, true, ['black']);
  const below = new Shape(game, game.board!, 0, false, ['black']);
  const above = new Shape(game, game.board!, 0, false, []);
  assert.ok(beside.trays[0]!.x > beside.frame.x + beside.frame.width);
  assert.ok(below.trays[0]!.y > below.frame.y + below.frame.height);
  assert.ok(above.trays[0]!.y + above.trays[0]!.height < above.frame.y);
  const slots = [0, 1, 2].map((i) => below.slot(4, i, 3));
  for (const slot of slots) {
    assert.equal(below.at([slot.x + slot.width / 2, slot.y + slot.height / 2]), 4);
    assert.ok(slot.width > 300);
  }
  assert.ok(slots[1]!.x >= slots[0]!.x + slots[0]!.width || slots[1]!.y > slots[0]!.y);
});

test('hexagons are hit by their outline, not by their box', () => {
  const r = 577;
  const hexagon = [90, 150, 210, 270, 330, 30].map((degrees): Point => [
    Math.round(r * Math.cos((degrees * Math.PI) / 180)),
    Math.round(r * Math.sin((degrees * Math.PI) / 180))
  ]);
  const game = board(
    hexagon,
    [
      [0, 0],
      [1000, 0],
      [500, 866]
    ],
    [-500, -577, 1500, 1443]
  );
  const shape = new Shape(game, game.board!, 0, true, []);
  assert.deepEqual(shape.rows, [[2], [0, 1]]);
  assert.equal(shape.at([0, -500]), 0);
  assert.equal(shape.at([450, -480]), 2); // in the box of the first, in the outline of the one above
  assert.equal(shape.next(0, 1, 0), 1);
});

test('bare points are hit nearby', () => {
  const game = board(null, two_by_two, [0, 0, 1000, 1000]);
  const shape = new Shape(game, game.board!, 0, true, []);
  assert.equal(shape.at([100, -200]), 0);
  assert.equal(shape.at([900, -1100]), 3);
});

test('a slot between fields is pressed before the fields below it', () => {
  const game = board(square, two_by_two, [-500, -500, 1500, 1500]);
  const wall: Point[] = [
    [-60, -450],
    [60, -450],
    [60, 450],
    [-60, 450]
  ];
  game.board!.outlines.push(wall);
  game.board!.fields.push({ centre: [500, 0], outline: 1, ground: 'light', slot: true });
  const shape = new Shape(game, game.board!, 0, true, []);
  assert.equal(shape.at([480, 0]), 4);
  assert.equal(shape.at([430, 0]), 0);
  assert.equal(shape.at([480, -470]), 0);
});

test('labels that are free stay beside their fields, also on a small screen and turned', () => {
  const game = board(square, two_by_two, [-500, -500, 1500, 1500]);
  game.board!.labels = [{ text: 'x', at: [-700, 1000], side: 'free' }];
  for (const tight of [false, true]) {
    const shape = new Shape(game, game.board!, 0, true, [], tight);
    assert.deepEqual([shape.labels[0]!.x, shape.labels[0]!.y], [-700, -1000]);
    assert.ok(shape.frame.x < -800, 'there is room for it');
    const turned = new Shape(game, game.board!, 180, true, [], tight);
    assert.deepEqual([turned.labels[0]!.x, turned.labels[0]!.y], [700, 1000]);
  }
});

test('a stack leans upwards in the middle of its field, what lies side by side stays in it', () => {
  const game = board(square, two_by_two, [-500, -500, 1500, 1500]);
  game.board!.fields[1]!.beside = true;
  const shape = new Shape(game, game.board!, 0, true, []);
  assert.deepEqual(shape.stand(0, 0, 1), { x: -500, y: -500, width: 1000, height: 1000 });
  const [low, high] = [shape.stand(0, 0, 3), shape.stand(0, 2, 3)];
  assert.ok(high.y < low.y);
  assert.equal((low.y + high.y) / 2, -500);
  assert.ok(shape.stand(0, 0, 40).y - shape.stand(0, 39, 40).y <= 500, 'a high tower is pressed together');
  const places = new Set<string>();
  for (let i = 0; i < 5; ++i) {
    const one = shape.stand(1, i, 5);
    assert.ok(one.x >= 500 && one.x + one.width <= 1500 && one.y >= -500 && one.y + one.height <= 500);
    places.add(one.x + '/' + one.y);
  }
  assert.equal(places.size, 5);
});

const hexagon: Point[] = [
  [0, 577],
  [-500, 289],
  [-500, -289],
  [0, -577],
  [500, -289],
  [500, 289]
];
// Three rows of three, each half a field further to the right than the one above it.
const rhombus: Point[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column): Point => [column * 1000 + row * 500, -row * 866])
);

test('arrows go from hexagon to hexagon and leave no row out', () => {
  const game = board(hexagon, rhombus, [-500, -2309, 3500, 577]);
  const shape = new Shape(game, game.board!, 0, true, []);
  assert.equal(shape.next(4, 0, -1), 1, 'up along a column');
  assert.equal(shape.next(4, 0, 1), 7, 'and back');
  assert.equal(shape.next(4, 1, 0), 5);
  assert.equal(shape.next(7, 0, -1), 4, 'and not two rows up');
});

test('sides of a board of hexagons have their owners, and its corners are parted', () => {
  const game = board(hexagon, rhombus, [-500, -2309, 3500, 577]);
  game.board!.zones = [
    { zone: 'first', name: 'First', owner: 'first', colour: '#333333', fields: [0, 1, 2, 6, 7, 8] },
    { zone: 'second', name: 'Second', owner: 'second', colour: '#333333', fields: [0, 2, 3, 5, 6, 8] },
    { zone: 'middle', name: 'Middle', owner: 'first', colour: '#333333', fields: [4] }
  ];
  const sides = sides_of(new Shape(game, game.board!, 0, true, []));
  assert.equal(sides.size, 2, 'what is not at the edge is no side');
  const count = (zone: number) => sides.get(game.board!.zones[zone]!)!.split('M').length - 1;
  assert.equal(count(0) + count(1), 2 * 22, 'the whole edge is somebody\'s, in halves');
  assert.equal(count(0), count(1));
  const squares = board(square, two_by_two, [-500, -500, 1500, 1500]);
  squares.board!.zones = [{ zone: 'all', name: 'All', owner: 'first', colour: '#333333', fields: [0, 1, 2, 3] }];
  assert.equal(sides_of(new Shape(squares, squares.board!, 0, true, [])).size, 0, 'squares have them framed');
});

test('pieces of a stack keep apart what they are, by their level', () => {
  const before = {
    items: [
      [0, 0, 1, 0],
      [0, 1, 1, 0, 1],
      [0, 0, 1, 0, 2]
    ] as [number, number, number, number, number?][],
    borders: []
  };
  const difference = {
    pieces: [
      {
        type: 'moved' as const,
        before: [0, 0, 1, 0, 2] as [number, number, number, number, number?],
        after: [1, 0, 1, 0] as [number, number, number, number, number?]
      }
    ]
  };
  const after = apply_to_picture(before, difference, []);
  assert.deepEqual(after.items, [
    [0, 0, 1, 0],
    [0, 1, 1, 0, 1],
    [1, 0, 1, 0]
  ]);
  const sprites = next_sprites([], before, null);
  assert.equal(new Set(sprites.map((sprite) => sprite.id)).size, 3);
  const moved = next_sprites(sprites, after, difference);
  assert.equal(moved[2]!.id, sprites[2]!.id, 'the uppermost one is the one that went');
  assert.equal(moved[0]!.id, sprites[0]!.id);
});

test('pieces side by side on a long field stand in a row from the edge of the board', () => {
  const point: Point[] = [
    [-500, -2500],
    [500, -2500],
    [0, 2500]
  ];
  const game = board(point, [[0, -3000]], [-500, -5500, 500, 5500]);
  game.board!.fields[0]!.beside = true;
  for (const turn of [0, 180]) {
    const shape = new Shape(game, game.board!, turn, true, []);
    const { first, step } = shape.row(0, 5)!;
    assert.equal(first.width, 940);
    assert.deepEqual(step.map(Math.abs), [0, 940], 'five of them touch');
    assert.equal(first.y > 0, turn === 0, 'below the middle, or turned above it');
    assert.equal(step[1] < 0, turn === 0, 'and from there towards the middle');
    assert.ok(Math.abs(shape.row(0, 15)!.step[1]) * 14 <= 5000 - 940, 'fifteen close up');
  }
  const squares = board(square, two_by_two, [-500, -500, 1500, 1500]);
  squares.board!.fields[0]!.beside = true;
  assert.equal(new Shape(squares, squares.board!, 0, true, []).row(0, 5), null);
});
