// SPDX-License-Identifier: GPL-3.0-or-later
//
// What players don't need at a board, or seldom: a part of its own, which the first load doesn't fetch.
export { ChatPanel } from './chat';
export { NewTable } from './new_table';
export { PasskeyEntry } from './passkey';
export { StepUpForms } from './step_up_forms';
export { TrialAbout, TrialNote } from './trial';
