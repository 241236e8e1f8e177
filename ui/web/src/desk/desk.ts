// SPDX-License-Identifier: GPL-3.0-or-later
//
// What only those need who help, judge or organise: a part of its own, which no player's phone fetches.
export { Delay } from './delay';
export { DeskBoards } from './boards';
export { DeskPeople } from './people';
export { Decide, OrganiserDesk } from './organiser';
