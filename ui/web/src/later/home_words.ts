// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the server tells of games at home (/api/home).
import type { App } from '../app';

export interface HomeGame {
  match: string;
  title: string;
  seat: string;
  seats: { seat: string; name: string | null; computer: string | null; away_until?: number }[];
  your_move: boolean;
  due: number | null;
  over: number | null;
  result: { half_points: Record<string, number>; reason: string } | null;
  takes_replies: boolean;
  replies: string[][];
}
export interface HomeChallenge {
  challenge: string;
  mine: boolean;
  with: string;
  title: string;
  clock: string;
}
export interface Home {
  now: number;
  waiting: number;
  games: HomeGame[];
  challenges: HomeChallenge[];
  vacation: { days: number; used: Record<string, number>; times: { from: number; until: number }[] };
  feed: boolean;
  token?: string;
}

export function ask_home(app: App, what = '', body?: object): Promise<Home> {
  return app.ask<Home>('/api/home' + what, body);
}

/** Lines as they are typed: one on each line, moves apart by commas or spaces. */
export function read_lines(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.split(/[\s,;]+/).filter((move) => move))
    .filter((line) => line.length > 0);
}

/** The first instant of that day where we are; summer time is the browser's matter. Not a number: no day. */
export function day_begins(date: string, later = 0): number {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year!, month! - 1, day! + later).getTime();
}
