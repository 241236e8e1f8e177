// SPDX-License-Identifier: GPL-3.0-or-later
import type { Item, Picture, PictureDifference } from '../protocol';

/** A drawn piece that keeps its id while it moves, so that the style sheet can let it glide. */
export interface Sprite {
  id: number;
  item: Item;
}

let next_id = 1;

const spot = (item: Item) => item[0] + '/' + item[1] + '/' + (item[4] || 0);

/** Those of the next picture, each with the id of what it was before where the difference tells. */
export function next_sprites(
  before: Sprite[],
  picture: Picture,
  difference: PictureDifference | null
): Sprite[] {
  const known = new Map<string, number>();
  for (const sprite of before) known.set(spot(sprite.item), sprite.id);
  const moved = new Map<string, number>();
  for (const change of (difference && difference.pieces) || []) {
    if (!change.before || !change.after || change.type === 'vanished') continue;
    const id = known.get(spot(change.before));
    if (id === undefined) continue;
    // What leaves a heap doesn't take the heap along.
    const stays = picture.items.some((item) => spot(item) === spot(change.before!));
    if (stays) continue;
    known.delete(spot(change.before));
    moved.set(spot(change.after), id);
  }
  return picture.items.map((item) => {
    const id = moved.get(spot(item)) || known.get(spot(item)) || next_id++;
    return { id, item };
  });
}
