// SPDX-License-Identifier: GPL-3.0-or-later
//
// A board as it lies on the screen: turned for its viewer, y downwards, with trays beside it. Everything is worked out
// from outlines and centres; nothing counts columns or rows, so that other shapes come without a change here.
// Lengths are the server's: 1000 is the distance between two neighbouring centres.
import type { BoardShape, GameBoard, Point } from '../messages';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Tray extends Box {
  place: number;
  name: string;
  owner: string | null;
}

export interface Label {
  x: number;
  y: number;
  text: string;
  anchor: 'middle' | 'start' | 'end';
}

const kMargin = 360; // with coordinates, else
const kFreeMargin = 480; // where they stand beside their fields
const kBareMargin = 140;
const kTightMargin = 60; // on a small screen: coordinates stand in the corners of the fields
const kTrayLong = 1600; // a tray beside the board: its width
const kTrayHigh = 1250; // one above or below it
const kTrayTitle = 330;
const kTrayGap = 160;
const kStackStep = 110; // from a piece to the one that lies on it
const kHighest = 500; // of all these steps together
const kLongField = 2; // as long as wide: pieces beside each other stand in a row
const kInRow = 0.94; // of the field's width: such a piece
const kBeside = 860; // what several pieces side by side take of a field

function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > point[1] !== by > point[1] && point[0] < ((bx - ax) * (point[1] - ay)) / (by - ay) + ax)
      within = !within;
  }
  return within;
}

export class Shape {
  readonly frame: Box; // around the fields, with the coordinates in it
  readonly extent: Box; // of the fields
  readonly bounds: Box; // of everything
  readonly centres: Point[];
  readonly trays: Tray[];
  readonly labels: Label[];
  readonly lines: Point[][];
  readonly marks: Point[];
  /** Fields by row as they are read on the screen, from above, each from the left. */
  readonly rows: number[][];
  private outlines_: Point[][];

  /** `turn`: by how many degrees the viewer's board is turned. `beside`: trays to the right, else above and below. */
  constructor(
    readonly game: GameBoard,
    readonly board: BoardShape,
    turn: number,
    readonly beside: boolean,
    own_seats: readonly string[],
    readonly tight = false
  ) {
    const angle = (-turn * Math.PI) / 180;
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    const turned = ([x, y]: Point): Point => {
      const across = x * cosine - y * sine;
      const up = x * sine + y * cosine;
      return [Math.round(across), Math.round(-up) || 0];
    };
    this.centres = board.fields.map((field) => turned(field.centre));
    this.outlines_ = board.outlines.map((outline) => outline.map(turned));
    this.lines = board.lines.map((line) => line.map(turned));
    this.marks = board.marks.map(turned);
    const [left, bottom, right, top] = board.extent;
    const corners = (
      [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top]
      ] as Point[]
    ).map(turned);
    this.extent = box_of(corners);
    const { x, y, width, height } = this.extent;
    const free = board.coordinates && board.labels.some((label) => label.side === 'free');
    const margin = free
      ? kFreeMargin
      : tight
        ? kTightMargin
        : board.coordinates && board.labels.length
          ? kMargin
          : kBareMargin;
    this.frame = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
    this.labels = board.coordinates
      ? board.labels.map((label) => this.label(label, turned(label.at), margin))
      : [];
    this.rows = this.by_rows();
    this.trays = this.place_trays(own_seats);
    let bounds = this.frame;
    for (const tray of this.trays) bounds = around(bounds, tray);
    this.bounds = { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height };
  }

  is_field(place: number): boolean {
    return place < this.centres.length;
  }
  /** The outline on the screen; null: a bare point. */
  outline(field: number): Point[] | null {
    const index = this.board.fields[field]!.outline;
    if (index === null) return null;
    const [x, y] = this.centres[field]!;
    return this.outlines_[index]!.map(([dx, dy]): Point => [x + dx, y + dy]);
  }
  is_slot(field: number): boolean {
    return this.board.fields[field]!.slot === true;
  }
  /** Of a long field whose pieces lie beside each other: where the first of so many stands, and how far it is to the
   * next one. They begin at the end that is further from the middle of the board. Else null. */
  row(field: number, count: number): { first: Box; step: Point } | null {
    const outline = this.board.fields[field]!.beside ? this.outline(field) : null;
    if (!outline) return null;
    const box = box_of(outline);
    const upright = box.height > box.width;
    const width = Math.min(box.width, box.height);
    const length = Math.max(box.width, box.height);
    if (length < kLongField * width) return null;
    const side = width * kInRow;
    const edge = (width - side) / 2;
    const step = count < 2 ? 0 : Math.min(side, (length - side - edge) / (count - 1));
    const from_end = upright
      ? box.y + length / 2 > this.extent.y + this.extent.height / 2
      : box.x + length / 2 > this.extent.x + this.extent.width / 2;
    const along = from_end ? length - side - edge : edge;
    const way = from_end ? -step : step;
    return {
      first: {
        x: box.x + (upright ? edge : along),
        y: box.y + (upright ? along : edge),
        width: side,
        height: side
      },
      step: upright ? [0, way] : [way, 0]
    };
  }
  /** Where a piece stands that is the index-th of so many on its field: on the others, or beside them. */
  stand(field: number, index: number, count: number): Box {
    const [x, y] = this.centres[field]!;
    if (this.board.fields[field]!.beside && count > 1) {
      const across = Math.ceil(Math.sqrt(count));
      const side = kBeside / across;
      const down = Math.ceil(count / across);
      return {
        x: x - kBeside / 2 + (index % across) * side,
        y: y - (down * side) / 2 + Math.floor(index / across) * side,
        width: side,
        height: side
      };
    }
    // A tower leans upwards, and a high one is pressed together.
    const step = count > 1 ? Math.min(kStackStep, kHighest / (count - 1)) : 0;
    return { x: x - 500, y: y - 500 - index * step + ((count - 1) * step) / 2, width: 1000, height: 1000 };
  }
  box(place: number): Box {
    if (!this.is_field(place)) return this.trays[place - this.centres.length]!;
    const outline = this.outline(place);
    if (outline) return box_of(outline);
    const [x, y] = this.centres[place]!;
    return { x: x - 500, y: y - 500, width: 1000, height: 1000 };
  }
  centre(place: number): Point {
    if (this.is_field(place)) return this.centres[place]!;
    const { x, y, width, height } = this.box(place);
    return [x + width / 2, y + height / 2];
  }

  /** What lies there: a field whose outline holds the point or whose bare point is near, or a tray. */
  at(point: Point): number | null {
    for (const slots of [true, false])
      for (let place = 0; place < this.centres.length; ++place) {
        if (this.is_slot(place) !== slots) continue;
        const outline = this.outline(place);
        const [x, y] = this.centres[place]!;
        if (outline ? inside(point, outline) : Math.hypot(point[0] - x, point[1] - y) < 500) return place;
      }
    const tray = this.trays.find(
      (one) =>
        point[0] >= one.x &&
        point[0] < one.x + one.width &&
        point[1] >= one.y &&
        point[1] < one.y + one.height
    );
    return tray ? tray.place : null;
  }

  /** The next place that way on the screen, as the window's board finds it. */
  next(from: number, dx: number, dy: number): number | null {
    const [x, y] = this.centre(from);
    let best: number | null = null;
    let least = 0;
    for (let place = 0; place < this.centres.length + this.trays.length; ++place) {
      const [px, py] = this.centre(place);
      const ahead = (px - x) * dx + (py - y) * dy;
      const aside = (py - y) * dx - (px - x) * dy; // with the clock
      if (ahead < 400 || Math.abs(aside) > ahead) continue;
      // Not the row after the next one because it lies straight ahead; of two alike the one against the clock.
      const cost = ahead + (1.05 * aside * aside) / ahead + (aside > 0 ? 1 : 0);
      if (best === null || cost < least) {
        best = place;
        least = cost;
      }
    }
    return best;
  }

  /** Where the index-th of so many kinds lies in a tray. */
  slot(place: number, index: number, count: number): Box {
    const tray = this.box(place);
    const room = {
      x: tray.x + 60,
      y: tray.y + kTrayTitle,
      width: tray.width - 120,
      height: tray.height - kTrayTitle - 60
    };
    let side = Math.min(800, room.height);
    const fits = (s: number) =>
      Math.floor(room.width / s) * Math.max(1, Math.floor(room.height / s)) >= count;
    while (side > 150 && !fits(side)) side -= 10;
    const across = Math.max(1, Math.min(count, Math.floor(room.width / side)));
    return {
      x: room.x + (index % across) * side,
      y: room.y + Math.floor(index / across) * side,
      width: side,
      height: side
    };
  }

  private label(label: BoardShape['labels'][number], [ax, ay]: Point, margin: number): Label {
    const { x, y, height } = this.extent;
    const { text } = label;
    if (label.side === 'free') return { text, x: ax, y: ay, anchor: 'middle' };
    if (label.side === 'bottom')
      return this.tight
        ? { text, x: ax + 460, y: y + height - 130, anchor: 'end' }
        : { text, x: ax, y: y + height + margin / 2, anchor: 'middle' };
    return this.tight
      ? { text, x: x + 40, y: ay - 370, anchor: 'start' }
      : { text, x: x - margin / 2, y: ay, anchor: 'middle' };
  }

  private by_rows(): number[][] {
    const fields = this.centres.map((_, field) => field);
    fields.sort(
      (a, b) => this.centres[a]![1] - this.centres[b]![1] || this.centres[a]![0] - this.centres[b]![0]
    );
    const rows: number[][] = [];
    for (const field of fields) {
      const row = rows[rows.length - 1];
      if (row && this.centres[field]![1] - this.centres[row[0]!]![1] < 250) row.push(field);
      else rows.push([field]);
    }
    for (const row of rows) row.sort((a, b) => this.centres[a]![0] - this.centres[b]![0]);
    return rows;
  }

  private place_trays(own_seats: readonly string[]): Tray[] {
    const fields = this.centres.length;
    const trays: Tray[] = this.board.trays.map((tray, i) => ({
      place: fields + i,
      name: tray.name,
      owner: tray.owner,
      x: 0,
      y: 0,
      width: 0,
      height: 0
    }));
    const own = trays.filter((tray) => tray.owner !== null && own_seats.includes(tray.owner));
    const others = trays.filter((tray) => !own.includes(tray));
    const { x, y, width, height } = this.frame;
    if (this.beside) {
      const count = Math.max(1, trays.length);
      const high = Math.min(1900, (height + kTrayGap) / count - kTrayGap);
      others.forEach((tray, i) => set(tray, x + width + 200, y + i * (high + kTrayGap), kTrayLong, high));
      own
        .reverse()
        .forEach((tray, i) =>
          set(
            tray,
            x + width + 200,
            y + height - (own.length - i) * (high + kTrayGap) + kTrayGap,
            kTrayLong,
            high
          )
        );
    } else {
      for (const group of [own, others]) {
        const wide = (width + kTrayGap) / Math.max(1, group.length) - kTrayGap;
        const top = group === own ? y + height + kTrayGap : y - kTrayGap - kTrayHigh;
        group.forEach((tray, i) => set(tray, x + i * (wide + kTrayGap), top, wide, kTrayHigh));
      }
    }
    return trays;
  }
}

function set(tray: Tray, x: number, y: number, width: number, height: number) {
  Object.assign(tray, { x, y, width, height });
}

function box_of(points: readonly Point[]): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y
  };
}

/** How large a field gets in that room, in pixels. */
export function field_size(shape: Shape, width: number, height: number): number {
  return 1000 * Math.min(width / shape.bounds.width, height / shape.bounds.height);
}
