// SPDX-License-Identifier: GPL-3.0-or-later
//
// The board: one drawing that only eyes see, and over it one element for each place, which fingers, keys and screen
// readers meet. It chooses nothing by itself: whoever shows it is told what was pressed, dragged and typed.
import { Component, createRef } from 'preact';
import type { App } from '../app';
import type { Border } from '../protocol';
import { Ground, TrayGrounds } from './ground';
import { MarksAbove, MarksBelow, type Marks } from './marks';
import { Borders, PieceShape, Pieces, place_of } from './pieces';
import type { Box, Shape } from './shape';
import type { Sprite } from './sprites';

export interface BoardProps {
  app: App;
  shape: Shape;
  sprites: readonly Sprite[];
  borders: readonly Border[];
  marks: Marks;
  /** A piece that is shown where the move that is meant would bring it. */
  ghost: { place: number; kind: number; from: number } | null;
  /** Where a press means something. */
  starts: readonly number[];
  stale: boolean;
  label: string;
  name_of(place: number): string; // for those who listen: "e4, white piece"
  row_name(row: number): string;
  press(place: number): void;
  /** Dragged from a place to another one, or off the board. */
  drop(from: number, to: number | null): void;
  escape(): void;
  typed(letter: string): void;
}

interface State {
  cursor: number;
  drag: { from: number; kind: number; x: number; y: number } | null;
}

const kDragAfter = 8; // pixels

export class Board extends Component<BoardProps, State> {
  override state: State = { cursor: 0, drag: null };
  private area_ = createRef<HTMLDivElement>();
  private pressed_: { id: number; x: number; y: number; place: number | null; done: boolean } | null = null;
  private pressed_at_ = 0;

  private point(event: PointerEvent): [number, number] {
    const box = this.area_.current!.getBoundingClientRect();
    const { bounds } = this.props.shape;
    return [
      bounds.x + ((event.clientX - box.left) / box.width) * bounds.width,
      bounds.y + ((event.clientY - box.top) / box.height) * bounds.height
    ];
  }

  private down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const place = this.props.shape.at(this.point(event));
    this.pressed_at_ = Date.now();
    const { chosen } = this.props.marks;
    // What may be dragged is taken in hand at once; all else waits until the finger is lifted where it was put down.
    const done =
      place !== null &&
      chosen[chosen.length - 1] !== place &&
      this.props.starts.includes(place) &&
      !this.props.marks.targets.includes(place);
    this.pressed_ = { id: event.pointerId, x: event.clientX, y: event.clientY, place, done };
    // At once: a quick mouse is off the board before it has moved a little.
    if (place !== null && (done || chosen[chosen.length - 1] === place))
      this.area_.current!.setPointerCapture(event.pointerId);
    if (done) this.props.press(place!);
  };

  private move = (event: PointerEvent) => {
    const pressed = this.pressed_;
    if (!pressed || pressed.id !== event.pointerId || pressed.place === null) return;
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > kDragAfter;
    const { chosen } = this.props.marks;
    if (!this.state.drag && (!far || chosen[chosen.length - 1] !== pressed.place)) return;
    const there = this.props.sprites.filter(({ item }) => item[0] === pressed.place);
    if (!there.length) return;
    const sprite = there.reduce((top, next) => ((next.item[4] || 0) > (top.item[4] || 0) ? next : top));
    const [x, y] = this.point(event);
    this.setState({ drag: { from: pressed.place, kind: sprite.item[1], x, y } });
  };

  private up = (event: PointerEvent) => {
    const pressed = this.pressed_;
    if (!pressed || pressed.id !== event.pointerId) return;
    this.pressed_ = null;
    this.pressed_at_ = Date.now();
    const place = this.props.shape.at(this.point(event));
    if (this.state.drag) {
      const { from } = this.state.drag;
      this.setState({ drag: null });
      if (place !== from) this.props.drop(from, place);
      return;
    }
    if (place === null || place !== pressed.place) {
      if (pressed.place === null && place === null) this.props.escape();
      return;
    }
    this.setState({ cursor: place });
    if (!pressed.done) this.props.press(place);
  };

  private cancel = () => {
    this.pressed_ = null;
    if (this.state.drag) this.setState({ drag: null });
  };

  /** What is clicked without a pointer before it: by a screen reader, or by Enter. */
  private clicked = (event: MouseEvent, place: number) => {
    if (event.detail !== 0 && Date.now() - this.pressed_at_ < 1000) return;
    this.setState({ cursor: place });
    this.props.press(place);
  };

  private key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1]
    };
    const way = ways[event.key];
    const row = this.props.shape.rows.find((fields) => fields.includes(this.state.cursor));
    if (way) this.focus_place(this.props.shape.next(this.state.cursor, way[0], way[1]));
    else if (event.key === 'Home' && row) this.focus_place(row[0]!);
    else if (event.key === 'End' && row) this.focus_place(row[row.length - 1]!);
    else if (event.key === 'Enter' || event.key === ' ') this.props.press(this.state.cursor);
    else if (event.key === 'Escape') this.props.escape();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && this.props.marks.chosen.length)
      this.props.drop(this.props.marks.chosen[0]!, null);
    else if (event.key.length === 1 && /[\p{L}\p{N}@]/u.test(event.key)) this.props.typed(event.key);
    else return;
    event.preventDefault();
  };

  private focus_place(place: number | null) {
    if (place === null) return;
    this.setState({ cursor: place }, () => {
      const cell =
        this.area_.current && this.area_.current.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (cell) cell.focus();
    });
  }
  /** For whoever wants to come to the board by a key. */
  focus() {
    this.focus_place(this.state.cursor);
  }

  private cell_style(box: Box) {
    const { bounds } = this.props.shape;
    const percent = (value: number) => (100 * value).toFixed(3) + '%';
    return {
      left: percent((box.x - bounds.x) / bounds.width),
      top: percent((box.y - bounds.y) / bounds.height),
      width: percent(box.width / bounds.width),
      height: percent(box.height / bounds.height)
    };
  }

  private cell(place: number, role: 'gridcell' | 'button') {
    const { marks, starts } = this.props;
    const chosen = marks.chosen.includes(place) || marks.meant.includes(place);
    const target = marks.targets.includes(place);
    const { say } = this.props.app;
    const name = [this.props.name_of(place)];
    if (chosen) name.push(say('board.chosen'));
    else if (target) name.push(say('board.target'));
    if (marks.ahead.includes(place)) name.push(say('board.ahead'));
    if (marks.last.includes(place)) name.push(say('board.last'));
    const alive = target || starts.includes(place);
    return (
      <div
        key={place}
        role={role}
        data-place={place}
        class={'cell' + (alive ? ' alive' : '')}
        style={this.cell_style(this.props.shape.box(place))}
        tabIndex={place === this.state.cursor ? 0 : -1}
        aria-label={name.join(', ')}
        aria-selected={role === 'gridcell' ? (chosen ? 'true' : 'false') : undefined}
        aria-pressed={role === 'button' ? (chosen ? 'true' : 'false') : undefined}
        onClick={(event: MouseEvent) => this.clicked(event, place)}
        onFocus={() => this.state.cursor !== place && this.setState({ cursor: place })}
      />
    );
  }

  override render() {
    const { app, shape, marks, sprites, ghost } = this.props;
    const { drag } = this.state;
    const { bounds } = shape;
    const safe = app.settings.colours === 'safe';
    const filled = new Set(sprites.map(({ item }) => item[0]));
    const wanted = new Set(marks.targets.concat(this.props.starts));
    const trays = shape.trays.filter((tray) => filled.has(tray.place) || wanted.has(tray.place));
    return (
      <div
        ref={this.area_}
        class={'board' + (this.props.stale ? ' stale' : '') + (drag ? ' dragging' : '')}
        onPointerDown={this.down}
        onPointerMove={this.move}
        onPointerUp={this.up}
        onPointerCancel={this.cancel}
        onKeyDown={this.key}
        onContextMenu={(event) => event.preventDefault()}
      >
        <svg
          class="drawing"
          viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <Ground shape={shape} />
          <TrayGrounds trays={trays} />
          <MarksBelow shape={shape} marks={marks} />
          <Pieces
            shape={shape}
            sprites={sprites}
            safe={safe}
            carried={drag && drag.from}
            faded={ghost && ghost.from !== ghost.place ? ghost.from : null}
          />
          <Borders
            shape={shape}
            borders={this.props.borders}
            seats={shape.game.seats.map((seat) => seat.seat)}
          />
          {ghost ? (
            <g class="ghost" style={place_of(around_centre(shape, ghost.place))}>
              <PieceShape game={shape.game} kind={ghost.kind} safe={safe} />
            </g>
          ) : null}
          <MarksAbove shape={shape} marks={marks} occupied={(place) => filled.has(place)} />
          {drag ? (
            <g
              class="in-hand"
              style={place_of({ x: drag.x - 575, y: drag.y - 575, width: 1150, height: 1150 })}
            >
              <PieceShape game={shape.game} kind={drag.kind} safe={safe} />
            </g>
          ) : null}
        </svg>
        <div class="cells" role="grid" aria-label={this.props.label} aria-readonly="true">
          {shape.rows.map((row, i) => (
            <div role="row" key={i}>
              <span role="rowheader" class="unseen">
                <span role="heading" aria-level={3}>
                  {this.props.row_name(i)}
                </span>
              </span>
              {row.map((place) => this.cell(place, 'gridcell'))}
            </div>
          ))}
          {trays.length ? (
            <div role="row" key="trays">
              {trays.map((tray) => this.cell(tray.place, 'gridcell'))}
            </div>
          ) : null}
        </div>
      </div>
    );
  }
}

function around_centre(shape: Shape, place: number): Box {
  if (!shape.is_field(place)) return shape.slot(place, 0, 1);
  const [x, y] = shape.centre(place);
  return { x: x - 500, y: y - 500, width: 1000, height: 1000 };
}
