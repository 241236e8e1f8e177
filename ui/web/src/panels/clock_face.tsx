// SPDX-License-Identifier: GPL-3.0-or-later
import { Component } from 'preact';
import type { App } from '../app';
import { remaining_after } from '../clock';
import type { SeatTime } from '../protocol';

const kLow = 20000; // milliseconds
const kCalls = [60, 30, 10]; // seconds at which a running clock of one's own is called out

/** Counts by itself between updates, from when the newest one was true. */
export class ClockFace extends Component<{
  app: App;
  time: SeatTime;
  received: number;
  name: string;
  own: boolean;
}> {
  private timer_ = 0;
  private before_ = Infinity;

  override componentDidMount() {
    this.timer_ = window.setInterval(() => {
      if (!this.props.time.running) return;
      this.call();
      this.setState({});
    }, 100);
  }
  override componentWillUnmount() {
    window.clearInterval(this.timer_);
  }

  private remaining(): number {
    return remaining_after(this.props.time, Date.now() - this.props.received);
  }
  private call() {
    const seconds = this.remaining() / 1000;
    const { app, own } = this.props;
    if (own)
      for (const mark of kCalls)
        if (this.before_ > mark && seconds <= mark && this.before_ !== Infinity)
          app.alarm.say(app.say('clock.seconds_left', { count: mark }));
    this.before_ = seconds;
  }

  override render() {
    const { app, time, name } = this.props;
    const remaining = this.remaining();
    const extra: string[] = [];
    if (time.periods_left) extra.push('×' + time.periods_left);
    if (time.turns_to_go) extra.push(app.say('clock.turns', { count: time.turns_to_go }));
    if (time.overdrawn) extra.push('+' + app.shown_time(time.overdrawn));
    if (time.credited) extra.push(app.say('clock.credited', { time: (time.credited / 1000).toFixed(1) }));
    const low = remaining < kLow && time.running;
    return (
      <div
        class={'clock' + (time.running ? ' running' : '') + (low ? ' low' : '') + (time.correspondence ? ' in-days' : '')}
        role="timer"
        aria-label={app.say('clock.of', { name })}
      >
        <span class="digits">{app.shown_time(remaining, time.correspondence)}</span>
        {extra.length ? <span class="extra">{extra.join(' ')}</span> : null}
      </div>
    );
  }
}
