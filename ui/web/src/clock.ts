// SPDX-License-Identifier: GPL-3.0-or-later
//
// The clock of the page: the server's instants, an offset measured by beats, and what a face shows.
import type { SeatTime } from './protocol';

/** The offset of the server's clock to ours, from the beat that was answered fastest among the last eight. */
export class Offset {
  private samples_: { round_trip: number; offset: number }[] = [];

  /** Sent and answered by our clock, `server` by the server's. */
  add(sent: number, answered: number, server: number) {
    const round_trip = Math.max(0, answered - sent);
    this.samples_.push({ round_trip, offset: server + round_trip / 2 - answered });
    if (this.samples_.length > 8) this.samples_.shift();
  }
  /** Milliseconds that the server's clock is ahead of ours. */
  get(): number {
    let best: { round_trip: number; offset: number } | null = null;
    for (const sample of this.samples_) if (!best || sample.round_trip <= best.round_trip) best = sample;
    return best ? best.offset : 0;
  }
  get known(): boolean {
    return this.samples_.length > 0;
  }
}

/** What is left, so many milliseconds after the update was true. */
export function remaining_after(time: SeatTime, elapsed: number): number {
  if (!time.running) return time.remaining;
  const counted = Math.max(0, elapsed - (time.delay_left || 0));
  return Math.max(0, time.remaining - counted);
}

/** What is left, as framework/clock/shown_time.hpp says it: seconds are rounded up, days and hours cut. */
export function shown_time(
  milliseconds: number,
  correspondence: boolean | undefined,
  say: (key: string, values: { count: number }) => string
): string {
  const left = Math.max(0, milliseconds);
  const tenths = left < 20000;
  const seconds = tenths ? Math.floor(left / 1000) : Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const and = (key: string, count: number) => (count ? ' ' + say(key, { count }) : '');
  if (days) return say('clock.days', { count: days }) + and('clock.hours', hours % 24);
  if (hours && correspondence)
    return say('clock.hours', { count: hours }) + and('clock.minutes', minutes % 60);
  const two = (value: number) => (value < 10 ? '0' : '') + value;
  if (hours) return hours + ':' + two(minutes % 60) + ':' + two(seconds % 60);
  return minutes + ':' + two(seconds % 60) + (tenths ? '.' + Math.floor((left % 1000) / 100) : '');
}
