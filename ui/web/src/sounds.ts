// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be heard of a game, for who wants it: a move, one's own turn, the end. Made of a few notes, without a file.
// A browser lets nothing be heard before somebody has touched the page: `wake` is called by the first touch.
import type { SeenMove, Update } from './protocol';

export type Sound = 'move' | 'turn' | 'end';

/** What is heard of news; `ended`: it was over before. */
export function sound_of(
  news: readonly SeenMove[],
  update: Update,
  viewer: string,
  ended: boolean
): Sound | null {
  if (update.result) return ended ? null : 'end';
  const moves = news.filter((move) => !move.set_up);
  if (!moves.length) return null;
  return update.on_turn.includes(viewer) && moves.some((move) => move.seat !== viewer) ? 'turn' : 'move';
}

interface Note {
  pitch: number; // Hz
  at: number; // seconds
  long: number;
}
const kNotes: Record<Sound, Note[]> = {
  move: [{ pitch: 330, at: 0, long: 0.09 }],
  turn: [
    { pitch: 523, at: 0, long: 0.12 },
    { pitch: 784, at: 0.12, long: 0.22 }
  ],
  end: [
    { pitch: 659, at: 0, long: 0.2 },
    { pitch: 523, at: 0.2, long: 0.2 },
    { pitch: 392, at: 0.4, long: 0.5 }
  ]
};
const kLoud = 0.2;

export class Sounds {
  private context_: AudioContext | null = null;

  /** Needs a touch or a key that is being pressed just now. */
  wake() {
    // iOS 13 has it under its old name alone.
    const old = window as unknown as { webkitAudioContext?: typeof AudioContext };
    const Context = window.AudioContext || old.webkitAudioContext;
    if (!this.context_ && Context) this.context_ = new Context();
    if (this.context_ && this.context_.state === 'suspended') void this.context_.resume();
  }

  play(sound: Sound) {
    const context = this.context_;
    if (!context || context.state !== 'running') return;
    for (const note of kNotes[sound]) {
      const from = context.currentTime + note.at;
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = note.pitch;
      gain.gain.setValueAtTime(kLoud, from);
      gain.gain.exponentialRampToValueAtTime(0.001, from + note.long);
      tone.connect(gain);
      gain.connect(context.destination);
      tone.start(from);
      tone.stop(from + note.long);
    }
  }
}
