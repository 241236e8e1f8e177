// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lobby as the page knows it: told whole at first, then what has changed.
import type { Lobby, LobbyMessage } from './messages';

/** Changed ones in their places, new ones behind. */
function merged<T>(before: T[], changed: T[], gone: string[], id: (one: T) => string): T[] {
  const news = new Map<string, T>();
  changed.forEach((one) => news.set(id(one), one));
  const all: T[] = [];
  before.forEach((one) => {
    const next = news.get(id(one));
    if (next) all.push(next);
    else if (gone.indexOf(id(one)) < 0) all.push(one);
    news.delete(id(one));
  });
  news.forEach((one) => all.push(one));
  return all;
}

/** What is known once this is heard; null: it follows from another lobby than the one that is known. */
export function hear_lobby(known: Lobby | null, message: LobbyMessage): Lobby | null {
  const { version, of, people, tables, rules } = message;
  if (of === undefined) return { version, people, tables, rules };
  if (!known || known.version !== of) return null;
  return {
    version,
    people: merged(known.people, people, message.gone!, (one) => one.person),
    tables: merged(known.tables, tables, message.closed!, (one) => one.table),
    rules
  };
}
