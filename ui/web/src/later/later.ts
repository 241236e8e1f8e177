// SPDX-License-Identifier: GPL-3.0-or-later
//
// What players seldom need: a part of its own, which the first load doesn't fetch.
export { Own } from './own';
export { TrialAbout, TrialNote } from './trial';
