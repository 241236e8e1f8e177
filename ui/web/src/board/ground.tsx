// SPDX-License-Identifier: GPL-3.0-or-later
//
// What never changes while a game is played: fields, lines, zones, coordinates. Drawn once.
import { memo } from '../memo';
import type { Shape, Tray } from './shape';
import { outline_path } from './marks';
import { edges_round, sides_of } from './sides';

export const Ground = memo(({ shape }: { shape: Shape }) => {
  const { frame, board } = shape;
  const paper = board.fields.some((field) => field.outline === null && field.ground !== 'none');
  const plain = board.fields.every((field) => field.ground !== 'dark');
  const sides = sides_of(shape);
  const first = shape.game.seats.length ? shape.game.seats[0]!.seat : null;
  return (
    <g
      class={
        'ground' +
        (board.lines.length ? ' lines' : '') +
        (plain ? ' plain' : '') +
        (shape.tight ? ' tight' : '')
      }
    >
      <rect class="frame" x={frame.x} y={frame.y} width={frame.width} height={frame.height} rx={90} />
      {Array.from(sides.entries()).map(([zone, path]) => (
        <g key={'s' + zone.zone} class="side">
          <path class="side-edge" d={path} />
          <path
            class="side-own"
            d={path}
            style={{ stroke: `var(--${zone.owner === first ? 'first' : 'second'}, ${zone.colour})` }}
          />
        </g>
      ))}
      {paper ? <rect class="field light" {...shape.extent} /> : null}
      {board.fields.map((field, i) =>
        field.outline === null || field.ground === 'none' ? null : (
          <path key={i} class={'field ' + (field.slot ? 'slot' : field.ground)} d={outline_path(shape, i)} />
        )
      )}
      {shape.lines.map((line, i) => (
        <polyline key={'l' + i} class="line" points={line.map((point) => point.join(',')).join(' ')} />
      ))}
      {shape.marks.map(([x, y], i) => (
        <circle key={'m' + i} class="point" cx={x} cy={y} r={70} />
      ))}
      {board.zones.map((zone) =>
        sides.has(zone) ? null : (
          <path key={zone.zone} class="zone" d={Array.from(edges_round(shape, zone.fields).keys()).join('')} />
        )
      )}
      {shape.labels.map((label, i) => (
        <text key={'t' + i} class={'label ' + label.anchor} x={label.x} y={label.y}>
          {label.text}
        </text>
      ))}
    </g>
  );
});

/** What reserves lie on, with their names. */
export const TrayGrounds = ({ trays }: { trays: readonly Tray[] }) => (
  <g>
    {trays.map((tray) => (
      <g key={tray.place} class="tray">
        <rect x={tray.x + 20} y={tray.y + 20} width={tray.width - 40} height={tray.height - 40} rx={120} />
        <text x={tray.x + 110} y={tray.y + 270}>
          {tray.name}
        </text>
      </g>
    ))}
  </g>
);
