// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import { PieceIcon } from '../board/pieces';
import type { SetUp } from '../set_up';
import type { GameWords } from '../texts';
import { Button } from './basics';

const kDragAfter = 8; // pixels

interface Props {
  app: App;
  set_up: SetUp;
  words: GameWords;
  /** The place under a point of the page, if there is one. */
  place_under(x: number, y: number): number | null;
}

/** Pieces that are still to be placed: tap one and then a field, or drag it there. */
export class SetUpPanel extends Component<Props, { carried: { kind: number; x: number; y: number } | null }> {
  override state = { carried: null as { kind: number; x: number; y: number } | null };
  private pressed_: { kind: number; x: number; y: number } | null = null;
  private dragged_ = false;

  private down(kind: number, event: PointerEvent) {
    this.dragged_ = false;
    if (event.button !== 0) return;
    this.pressed_ = { kind, x: event.clientX, y: event.clientY };
    // At once: a quick mouse is off the button before it has moved a little.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }
  private move = (event: PointerEvent) => {
    const pressed = this.pressed_;
    if (!pressed) return;
    if (!this.dragged_ && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= kDragAfter)
      return;
    if (!this.dragged_) {
      this.dragged_ = true;
      const { in_hand } = this.props.set_up;
      if (!in_hand || !('kind' in in_hand) || in_hand.kind !== pressed.kind)
        this.props.set_up.take_kind(pressed.kind);
    }
    this.setState({ carried: { kind: pressed.kind, x: event.clientX, y: event.clientY } });
  };
  private up = (event: PointerEvent) => {
    const pressed = this.pressed_;
    this.pressed_ = null;
    if (!pressed || !this.dragged_) return;
    this.setState({ carried: null });
    const place = this.props.place_under(event.clientX, event.clientY);
    if (place !== null) this.props.set_up.drop_kind(pressed.kind, place);
  };
  private cancel = () => {
    this.pressed_ = null;
    this.setState({ carried: null });
  };
  private clicked(kind: number) {
    // The click that ends a drag isn't one.
    if (this.dragged_) this.dragged_ = false;
    else this.props.set_up.take_kind(kind);
  }

  override render() {
    const { app, set_up, words } = this.props;
    const { arranged, in_hand } = set_up;
    if (!arranged) return null;
    const safe = app.settings.colours === 'safe';
    const { carried } = this.state;
    const chosen = in_hand && 'kind' in in_hand ? in_hand.kind : null;
    const left = arranged.left.reduce((sum, one) => sum + one.count, 0);
    return (
      <section class="set-up card" aria-label={app.say('setup.title')}>
        <h2>
          {app.say('setup.title')}{' '}
          <span class="muted">{left ? app.say('setup.left', { count: left }) : ''}</span>
        </h2>
        <div class="kinds">
          {arranged.left.map(({ kind, count }) => (
            <button
              key={kind}
              type="button"
              class={'kind' + (chosen === kind ? ' chosen' : '') + (count ? '' : ' none')}
              aria-pressed={chosen === kind ? 'true' : 'false'}
              aria-disabled={count ? undefined : 'true'}
              aria-label={app.say('setup.kind', { kind: words.kind(kind), count })}
              title={words.kind(kind)}
              onPointerDown={(event: PointerEvent) => count && this.down(kind, event)}
              onPointerMove={this.move}
              onPointerUp={this.up}
              onPointerCancel={this.cancel}
              onClick={() => count && this.clicked(kind)}
            >
              <PieceIcon game={words.board} kind={kind} safe={safe} />
              <span class="number">{count}</span>
            </button>
          ))}
        </div>
        <div class="buttons">
          <Button onClick={() => set_up.at_random(Math.floor(Math.random() * 2 ** 31))}>
            {app.say('setup.random')}
          </Button>
          <Button onClick={() => set_up.mirror()} disabled={!arranged.placed.length}>
            {app.say('setup.mirror')}
          </Button>
          <Button onClick={() => set_up.clear()} disabled={!arranged.placed.length}>
            {app.say('setup.clear')}
          </Button>
          {in_hand && 'place' in in_hand ? (
            <Button onClick={() => set_up.take_away()}>{app.say('setup.take_away')}</Button>
          ) : null}
          <Button kind="primary" class="ready" onClick={() => set_up.ready()} disabled={!arranged.complete}>
            {app.say('setup.ready')}
          </Button>
        </div>
        {carried ? (
          <div class="carried" style={{ left: carried.x + 'px', top: carried.y + 'px' }}>
            <PieceIcon game={words.board} kind={carried.kind} safe={safe} />
          </div>
        ) : null}
      </section>
    );
  }
}
