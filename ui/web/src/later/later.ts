// SPDX-License-Identifier: GPL-3.0-or-later
//
// What players seldom need: a part of its own, which the first load doesn't fetch.
export { ChatPanel } from './chat';
export { PasskeyEntry } from './passkey';
export { StepUpForms } from './step_up_forms';
export { TrialAbout, TrialNote } from './trial';
