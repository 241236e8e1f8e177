// SPDX-License-Identifier: GPL-3.0-or-later
import type { App } from '../app';
import type { MatchLink } from '../match_link';
import { kSpectator } from '../protocol';
import type { Late } from '../messages';

const kMinute = 60000; // milliseconds

/** "5 minutes late". */
export function late_words(app: App, late: Late): string {
  if ('moves' in late) return app.say('late.moves', { count: late.moves });
  if (late.time % kMinute) return app.say('late.seconds', { count: Math.round(late.time / 1000) });
  return app.say('late.minutes', { count: late.time / kMinute });
}

/** Where spectators don't see a game as it is now. */
export function LateNote({ app, link }: { app: App; link: MatchLink }) {
  const late = link.watching && link.watching.late;
  if (!late || link.viewer !== kSpectator || !link.live()) return null;
  return <p class="late">{app.say('late.note', { late: late_words(app, late) })}</p>;
}
