// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is pointed out on the board, as the window draws it (ui/desktop/board/board_marks.cpp): every mark has a shape
// of its own besides its colour.
import type { Shape } from './shape';

export interface Marks {
  last: number[]; // touched by the last move, in click order
  chosen: number[]; // clicked so far
  ahead: number[]; // of a move that waits for the turn
  wrong: number[]; // what an explanation points at
  targets: number[];
  meant: number[]; // of a move that waits for a yes, in click order
  premove?: number[];
}

export const kNoMarks: Marks = { last: [], chosen: [], ahead: [], wrong: [], targets: [], meant: [] };

function path(points: readonly (readonly [number, number])[]): string {
  return 'M' + points.map((point) => point.join(' ')).join('L') + 'Z';
}

/** The outline of a place, drawn in towards its middle by that part. */
export function outline_path(shape: Shape, place: number, part = 1): string {
  const outline = shape.is_field(place) ? shape.outline(place) : null;
  const [x, y] = shape.centre(place);
  if (outline) return path(outline.map(([px, py]) => [x + (px - x) * part, y + (py - y) * part] as const));
  const box = shape.box(place);
  const [wide, high] = [(box.width / 2) * part, (box.height / 2) * part];
  if (!shape.is_field(place))
    return path([
      [x - wide, y - high],
      [x + wide, y - high],
      [x + wide, y + high],
      [x - wide, y + high]
    ]);
  const r = 480 * part;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function MarksBelow({ shape, marks }: { shape: Shape; marks: Marks }) {
  return (
    <g>
      {marks.last.map((place, i) => (
        <g key={'l' + i}>
          <path class="mark-last" d={outline_path(shape, place)} />
          <path class="mark-last-edge" d={outline_path(shape, place, 0.93)} />
        </g>
      ))}
      {marks.chosen.map((place, i) => (
        <path key={'c' + i} class="mark-chosen" d={outline_path(shape, place)} />
      ))}
      {marks.ahead.map((place, i) => (
        <path key={'a' + i} class="mark-ahead" d={outline_path(shape, place, 0.86)} />
      ))}
      {marks.wrong.map((place, i) => (
        <path key={'w' + i} class="mark-wrong" d={outline_path(shape, place)} />
      ))}
    </g>
  );
}

function Arrow({ shape, places }: { shape: Shape; places: readonly number[] }) {
  if (places.length < 2) return null;
  const points = places.map((place) => shape.centre(place));
  const [x, y] = points[points.length - 1]!;
  const [fx, fy] = points[points.length - 2]!;
  const length = Math.hypot(x - fx, y - fy) || 1;
  const [ux, uy] = [(x - fx) / length, (y - fy) / length];
  const tip = 330;
  const end: [number, number] = [x - ux * tip * 0.8, y - uy * tip * 0.8];
  const way =
    'M' +
    points
      .slice(0, -1)
      .concat([end])
      .map((point) => point.join(' '))
      .join('L');
  const head = path([
    [x, y],
    [x - ux * tip - uy * tip * 0.5, y - uy * tip + ux * tip * 0.5],
    [x - ux * tip + uy * tip * 0.5, y - uy * tip - ux * tip * 0.5]
  ]);
  return (
    <g class="arrow">
      <path class="arrow-edge" d={way} />
      <path class="arrow-way" d={way} />
      <path class="arrow-head" d={head} />
    </g>
  );
}

export function MarksAbove(props: { shape: Shape; marks: Marks; occupied: (place: number) => boolean }) {
  const { shape, marks } = props;
  return (
    <g class="marks-above">
      {marks.targets.map((place) => {
        const [x, y] = shape.centre(place);
        if (!shape.is_field(place))
          return <path key={place} class="mark-ring" d={outline_path(shape, place, 0.97)} />;
        return props.occupied(place) ? (
          <g key={place}>
            <circle class="mark-ring-edge" cx={x} cy={y} r={430} />
            <circle class="mark-ring" cx={x} cy={y} r={430} />
          </g>
        ) : (
          <circle key={place} class="mark-dot" cx={x} cy={y} r={140} />
        );
      })}
      <Arrow shape={shape} places={marks.meant} />
    </g>
  );
}
