// SPDX-License-Identifier: GPL-3.0-or-later

// Close together at first: a server that is started again is there after one or two seconds.
const kWaits = [0, 300, 500, 700, 1000, 2000, 4000];

/** How long to wait before that attempt to connect again, from 0; up to a fifth more or less after the first. */
export function wait_before(attempt: number, random: number): number {
  const wait = kWaits[Math.min(attempt, kWaits.length - 1)]!;
  return Math.round(wait * (0.8 + 0.4 * random));
}
