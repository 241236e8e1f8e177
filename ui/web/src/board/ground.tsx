// SPDX-License-Identifier: GPL-3.0-or-later
//
// What never changes while a game is played: fields, lines, zones, coordinates. Drawn once.
import { memo } from '../memo';
import type { Shape, Tray } from './shape';
import { outline_path } from './marks';

function zone_edges(shape: Shape, fields: readonly number[]): string {
  // An edge that two fields of the zone share lies inside it; the others are its outline.
  const edges = new Map<string, string | null>();
  for (const field of fields) {
    const outline = shape.outline(field);
    if (!outline) continue;
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      const ends = [from.join(' '), to.join(' ')].sort();
      const key = ends.join('/');
      edges.set(key, edges.has(key) ? null : 'M' + ends.join('L'));
    });
  }
  return Array.from(edges.values())
    .filter((edge) => edge !== null)
    .join('');
}

export const Ground = memo(({ shape }: { shape: Shape }) => {
  const { frame, board } = shape;
  const paper = board.fields.some((field) => field.outline === null && field.ground !== 'none');
  const plain = board.fields.every((field) => field.ground !== 'dark');
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
      {board.zones.map((zone) => (
        <path key={zone.zone} class="zone" d={zone_edges(shape, zone.fields)} />
      ))}
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
