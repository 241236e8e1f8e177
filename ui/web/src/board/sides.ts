// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where zones end, and whose sides of a board of hexagons are whose, as ui/desktop/board/shape_ground.cpp draws them.
import type { BoardShape, Point } from '../messages';
import type { Shape } from './shape';

type Edges = Map<string, [Point, Point]>; // by their ends, written as a path

/** An edge that two of the fields share lies inside; the others are their outline. */
export function edges_round(shape: Shape, fields: readonly number[]): Edges {
  const edges: Edges = new Map();
  for (const field of fields) {
    const outline = shape.outline(field);
    if (!outline) continue;
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      const key = 'M' + [from.join(' '), to.join(' ')].sort().join('L');
      if (!edges.delete(key)) edges.set(key, [from, to]);
    });
  }
  return edges;
}

type Zone = BoardShape['zones'][number];
const kOwnEdge = 600; // no further from a centre are the field's own edges

const middle_of = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** How far a piece of an edge is from the next field of a zone but the one that it belongs to. */
function distance_to(shape: Shape, [x, y]: Point, zone: Zone): number {
  const distances = zone.fields.map((field) => {
    const [fx, fy] = shape.centres[field]!;
    return Math.hypot(fx - x, fy - y);
  });
  return Math.min(...distances.filter((distance) => distance > kOwnEdge));
}

/**
 * Whose sides of the board are whose: an owner's zone that lies along the edge. A corner that lies in two of them is
 * parted between both.
 */
export function sides_of(shape: Shape): Map<Zone, string> {
  const sides = new Map<Zone, string>();
  const { zones } = shape.board;
  // Squares have their zones framed.
  const squares = shape.board.outlines.every((outline) => outline.length === 4);
  if (squares || !zones.some((zone) => zone.owner !== null)) return sides;
  const rim = edges_round(
    shape,
    shape.centres.map((_, field) => field)
  );
  const along_rim = (field: number) => Array.from(edges_round(shape, [field]).keys()).some((edge) => rim.has(edge));
  const along = zones.filter((zone) => zone.owner !== null && zone.fields.every(along_rim));
  const edges = new Map(along.map((zone) => [zone, edges_round(shape, zone.fields)] as const));
  rim.forEach(([from, to], edge) => {
    const near = along.filter((zone) => edges.get(zone)!.has(edge));
    if (!near.length) return;
    const half = middle_of(from, to);
    for (const end of [from, to]) {
      const middle = middle_of(end, half);
      const nearest = near.reduce((one, other) =>
        distance_to(shape, middle, other) < distance_to(shape, middle, one) ? other : one
      );
      sides.set(nearest, (sides.get(nearest) || '') + 'M' + end.join(' ') + 'L' + half.join(' '));
    }
  });
  return sides;
}
