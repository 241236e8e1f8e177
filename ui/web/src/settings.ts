// SPDX-License-Identifier: GPL-3.0-or-later
//
// What this device likes, kept in its browser and told to nobody.

export interface Settings {
  language: string; // empty: the browser's
  theme: 'system' | 'light' | 'dark' | 'contrast';
  colours: 'own' | 'safe';
  size: 1 | 1.25 | 1.5;
  confirm: 'always' | 'never';
  ahead: 'on' | 'off'; // a move may be chosen while the other side is on turn
  sound: 'off' | 'on';
}

const kKey = 'boardwright';

export function usual_settings(touch: boolean): Settings {
  return {
    language: '',
    theme: 'system',
    colours: 'own',
    size: 1,
    confirm: touch ? 'always' : 'never',
    ahead: 'on',
    sound: 'off'
  };
}

const kChoices: { [Name in keyof Settings]?: readonly unknown[] } = {
  theme: ['system', 'light', 'dark', 'contrast'],
  colours: ['own', 'safe'],
  size: [1, 1.25, 1.5],
  confirm: ['always', 'never'],
  ahead: ['on', 'off'],
  sound: ['off', 'on']
};

/** What is kept is a stranger's text until it has been read: whatever isn't known is left out. */
export function read_settings(text: string | null, usual: Settings): Settings {
  const settings = { ...usual };
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text || '{}') as Record<string, unknown> | null) || {};
  } catch {
    return settings;
  }
  const values = settings as unknown as Record<string, unknown>;
  for (const name of Object.keys(kChoices) as (keyof Settings)[])
    if (kChoices[name]!.includes(kept[name])) values[name] = kept[name];
  if (typeof kept.language === 'string' && /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(kept.language))
    settings.language = kept.language;
  return settings;
}

// A browser may forbid all keeping; then the page likes the usual things.
export function load_settings(touch: boolean): Settings {
  const usual = usual_settings(touch);
  try {
    return read_settings(window.localStorage.getItem(kKey), usual);
  } catch {
    return usual;
  }
}

export function keep_settings(settings: Settings) {
  try {
    window.localStorage.setItem(kKey, JSON.stringify(settings));
  } catch {
    // nothing is kept
  }
}

/** Themes, colours and size are the style sheet's: it reads them at the root. */
export function wear(settings: Settings, language: string) {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = settings.theme;
  root.dataset.colours = settings.colours;
  root.dataset.size = String(settings.size);
}
