// SPDX-License-Identifier: GPL-3.0-or-later
import type { GameBoard, PieceKind } from '../messages';
import { kItemMoved, kItemRevealed, type Border, type Item } from '../protocol';
import type { Box, Shape } from './shape';
import type { Sprite } from './sprites';

/** One kind of piece in a box of its own, 1000 by 1000. */
export function PieceShape(props: { game: GameBoard; kind: number; safe: boolean }) {
  const kind: PieceKind | undefined = props.game.kinds[props.kind];
  return kind ? <image href={(props.safe && kind.safe_art) || kind.art} width={1000} height={1000} /> : null;
}

/** A piece by itself, for lists and buttons. */
export function PieceIcon(props: { game: GameBoard; kind: number; safe: boolean; class?: string }) {
  return (
    <svg
      class={'piece-icon ' + (props.class || '')}
      viewBox="0 0 1000 1000"
      aria-hidden="true"
      focusable="false"
    >
      <PieceShape game={props.game} kind={props.kind} safe={props.safe} />
    </svg>
  );
}

function Flags({ flags }: { flags: number }) {
  return (
    <g>
      {flags & kItemMoved ? <circle class="flag" cx={140} cy={140} r={75} /> : null}
      {flags & kItemRevealed ? <circle class="flag" cx={860} cy={140} r={75} /> : null}
    </g>
  );
}

function Count({ count }: { count: number }) {
  if (count < 2) return null;
  const wide = String(count).length > 1 ? 560 : 440;
  return (
    <g class="count">
      <rect x={990 - wide} y={560} width={wide} height={400} rx={200} />
      <text x={990 - wide / 2} y={765}>
        {count}
      </text>
    </g>
  );
}

/** What lies in a row with the first piece of an item, in the box of that one. */
function Others(props: {
  item: Item;
  row: ReturnType<Shape['row']>;
  game: GameBoard;
  safe: boolean;
}) {
  const { item, row } = props;
  if (!row || item[2] < 2) return null;
  const scale = 1000 / row.first.width;
  return (
    <g>
      {Array.from({ length: item[2] - 1 }, (_, i) => (
        <g
          key={i}
          transform={`translate(${(i + 1) * row.step[0] * scale} ${(i + 1) * row.step[1] * scale})`}
        >
          <PieceShape game={props.game} kind={item[1]} safe={props.safe} />
        </g>
      ))}
    </g>
  );
}

const level = (item: Item) => item[4] || 0;

export function place_of(style_box: Box): { transform: string } {
  const scale = style_box.width / 1000;
  return { transform: `translate(${style_box.x}px, ${style_box.y}px) scale(${scale})` };
}

export function Pieces(props: {
  shape: Shape;
  sprites: readonly Sprite[];
  safe: boolean;
  carried: number | null; // a place: its piece follows the finger and is drawn elsewhere
  faded: number | null; // a place: its piece stands somewhere else by the move that is meant
}) {
  const { shape, sprites } = props;
  const heaps = new Map<number, number>(); // items placed so far by place
  const totals = new Map<number, number>();
  for (const { item } of sprites) totals.set(item[0], (totals.get(item[0]) || 0) + 1);
  const pieces = new Map<number, number>();
  for (const { item } of sprites) pieces.set(item[0], (pieces.get(item[0]) || 0) + item[2]);
  const lain = new Map<number, number>(); // the same in pieces, where they lie in a row
  const row_of = (item: Item) =>
    shape.is_field(item[0]) ? shape.row(item[0], pieces.get(item[0])!) : null;
  const boxes = sprites.map(({ item }) => {
    const index = heaps.get(item[0]) || 0;
    heaps.set(item[0], index + 1);
    const total = totals.get(item[0])!;
    const row = row_of(item);
    if (row) {
      const below = lain.get(item[0]) || 0;
      lain.set(item[0], below + item[2]);
      const { first, step } = row;
      return { ...first, x: first.x + below * step[0], y: first.y + below * step[1] };
    }
    return shape.is_field(item[0]) ? shape.stand(item[0], index, total) : shape.slot(item[0], index, total);
  });
  /** What is written on a piece: of a stack on its uppermost one how many they are. */
  const count_on = (item: Item) => {
    if (!shape.is_field(item[0]) || shape.board.fields[item[0]]!.beside) return item[2];
    return (item[4] || 0) + 1 === totals.get(item[0]) ? pieces.get(item[0])! : 1;
  };
  // In the order of their ids: an element that changes its place among its neighbours would not glide.
  // What lies on others is drawn after them all the same.
  const order = sprites
    .map((_, i) => i)
    .sort((a, b) => level(sprites[a]!.item) - level(sprites[b]!.item) || sprites[a]!.id - sprites[b]!.id);
  return (
    <g class="pieces">
      {order.map((i) => {
        const { id, item } = sprites[i]!;
        const hidden = props.carried === item[0] && item[2] === 1;
        const faded = props.faded === item[0] && item[2] === 1;
        return (
          <g
            key={id}
            class={'piece' + (hidden ? ' carried-away' : faded ? ' faded' : '')}
            style={place_of(boxes[i]!)}
          >
            <PieceShape game={shape.game} kind={item[1]} safe={props.safe} />
            <Others item={item} row={row_of(item)} game={shape.game} safe={props.safe} />
            <Flags flags={item[3]} />
            {row_of(item) ? null : <Count count={count_on(item)} />}
          </g>
        );
      })}
    </g>
  );
}

/** What is counted on the border of two fields, as ui/desktop/board/board_borders.cpp draws it. */
export function Borders(props: { shape: Shape; borders: readonly Border[]; seats: readonly string[] }) {
  const { shape, borders } = props;
  return (
    <g class="borders">
      {borders.map((border, i) => {
        const [ax, ay] = shape.centre(border.fields[0]);
        const [bx, by] = shape.centre(border.fields[1]);
        const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
        const [dx, dy] = [-(by - ay) / 2, (bx - ax) / 2];
        const shared = borders.some((other, j) => j !== i && other.fields.join() === border.fields.join());
        const second = props.seats.indexOf(border.seat) > 0;
        const part = shared ? (second ? 0.44 : -0.44) : 0;
        const [nx, ny] = [x + dx * part, y + dy * part];
        // Bars at both ends, for those who don't see red.
        const bar = (end: number) =>
          `M${x + dx * end - dy / 4} ${y + dy * end + dx / 4}L${x + dx * end + dy / 4} ${y + dy * end - dx / 4}`;
        const bars = bar(-0.9) + bar(0.9);
        return (
          <g key={border.fields.join() + border.seat} class={'border' + (border.closed ? ' closed' : '')}>
            <path class="border-edge" d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />
            <path class="border-line" d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />
            {border.closed ? <path class="border-line" d={bars} /> : null}
            <g class={second ? 'border-count second' : 'border-count first'}>
              {second ? (
                <rect x={nx - 170} y={ny - 170} width={340} height={340} rx={60} />
              ) : (
                <circle cx={nx} cy={ny} r={170} />
              )}
              <text x={nx} y={ny + 10}>
                {border.count}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
