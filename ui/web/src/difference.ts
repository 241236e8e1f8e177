// SPDX-License-Identifier: GPL-3.0-or-later
//
// The law of differences, apply(difference, previous) = update, as framework/match/update_difference.cpp has it.
// Both are tested with the same files, tests/link/golden.
import {
  kChance,
  type Border,
  type Item,
  type Picture,
  type PictureDifference,
  type SeenMove,
  type Update,
  type UpdateDifference
} from './protocol';

const kPlain = ['ply', 'position', 'on_turn', 'moves', 'phase'] as const;
const kTable = [
  'draw_offers',
  'request',
  'result',
  'left',
  'flagged',
  'paused',
  'clock_waits',
  'can_take_back',
  'can_offer_draw',
  'can_answer',
  'can_claim_repetition',
  'can_pause',
  'can_claim_absence'
] as const;

const by_spot = (a: Item, b: Item) => a[0] - b[0] || (a[4] || 0) - (b[4] || 0) || a[1] - b[1];

function apply_pieces(before: Item[], difference: PictureDifference): Item[] {
  const items = new Map<string, Item>();
  const spot = (item: Item) => item[0] + '/' + item[1] + '/' + (item[4] || 0);
  for (const item of before) items.set(spot(item), [...item]);
  const take = (item: Item) => {
    const found = items.get(spot(item));
    if (found && --found[2] === 0) items.delete(spot(item));
  };
  const put = (item: Item) => {
    const there: Item =
      items.get(spot(item)) || (item[4] ? [item[0], item[1], 0, 0, item[4]] : [item[0], item[1], 0, 0]);
    there[2] += 1;
    there[3] = item[3];
    items.set(spot(item), there);
  };
  // First everything leaves and then everything arrives: a piece may move to where another one stood.
  for (const change of difference.pieces) if (change.before && change.type !== 'changed') take(change.before);
  for (const change of difference.pieces) {
    if (change.type !== 'changed' || !change.before || !change.after) continue;
    if (change.before[1] === change.after[1]) {
      const there = items.get(spot(change.after));
      if (there) there[3] = change.after[3];
    } else {
      take(change.before);
      put(change.after);
    }
  }
  for (const change of difference.pieces) if (change.after && change.type !== 'changed') put(change.after);
  return Array.from(items.values()).sort(by_spot);
}

/** `seats` are the rules' ids in their order, by which borders are sorted. */
function apply_borders(before: Border[], changes: Border[] | undefined, seats: readonly string[]): Border[] {
  if (!changes || !changes.length) return before;
  const borders = new Map<string, Border>();
  for (const border of before.concat(changes)) borders.set(border.fields.join('/') + border.seat, border);
  return Array.from(borders.values())
    .filter((border) => border.count !== 0)
    .sort(
      (a, b) =>
        a.fields[0] - b.fields[0] ||
        a.fields[1] - b.fields[1] ||
        seats.indexOf(a.seat) - seats.indexOf(b.seat)
    );
}

export function apply_to_picture(
  before: Picture,
  difference: PictureDifference,
  seats: readonly string[]
): Picture {
  return {
    items: apply_pieces(before.items, difference),
    borders: apply_borders(before.borders, difference.borders, seats)
  };
}

function is_usual(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}

/** Nothing if the difference isn't to `before`: then a whole update has to be asked for. */
export function apply(difference: UpdateDifference, before: Update, seats: readonly string[]): Update | null {
  if (difference.generation !== before.generation || difference.of !== before.update) return null;
  const news: SeenMove[] = [];
  for (const one of difference.news || []) {
    const previous = news.length ? news[news.length - 1]!.picture : before.picture;
    news.push({ ...one, picture: one.picture || apply_to_picture(previous, one.difference, seats) });
  }
  const changed = difference.difference || (news.length === 1 ? news[0]!.difference : null);
  if (!changed) return null;
  const after: Update = {
    ...before,
    update: difference.update,
    rewound: difference.rewound || false,
    news,
    difference: changed,
    picture: difference.picture || apply_to_picture(before.picture, changed, seats),
    clocks: difference.clocks || before.clocks,
    now: difference.now || 0
  };
  if ('last_move' in difference) {
    after.last_move = difference.last_move || null;
  } else {
    for (const move of news) if (move.seat !== kChance) after.last_move = move;
  }
  const values = after as unknown as Record<string, unknown>;
  const told = difference as unknown as Record<string, unknown>;
  for (const name of kPlain) if (name in told) values[name] = told[name];
  for (const name of kTable) {
    if (!(name in told)) continue;
    if (is_usual(told[name])) delete values[name];
    else values[name] = told[name];
  }
  return after;
}
