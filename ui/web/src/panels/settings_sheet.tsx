// SPDX-License-Identifier: GPL-3.0-or-later
import { createRef, Component } from 'preact';
import type { App } from '../app';
import type { Settings } from '../settings';
import { Button } from './basics';

const kLanguages: Record<string, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français' };

/** Theme, size, colours, confirmation, language: of this device. A sheet over the page, closed by Escape. */
export class SettingsSheet extends Component<{ app: App; keys: boolean; close(): void }> {
  private sheet_ = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.sheet_.current!.focus();
  }
  private key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return this.props.close();
    if (event.key !== 'Tab') return;
    // The focus stays in the sheet.
    const all = Array.from(this.sheet_.current!.querySelectorAll<HTMLElement>('button, select, input'));
    const first = all[0]!;
    const last = all[all.length - 1]!;
    if (
      event.shiftKey &&
      (document.activeElement === first || document.activeElement === this.sheet_.current)
    ) {
      last.focus();
      event.preventDefault();
    } else if (!event.shiftKey && document.activeElement === last) {
      first.focus();
      event.preventDefault();
    }
  };

  private choice<Name extends keyof Settings>(name: Name, values: readonly Settings[Name][]) {
    const { app } = this.props;
    return (
      <fieldset>
        <legend>{app.say('settings.' + name)}</legend>
        <div class="segments">
          {values.map((value) => (
            <label key={String(value)} class={app.settings[name] === value ? 'chosen' : ''}>
              <input
                type="radio"
                name={name}
                checked={app.settings[name] === value}
                onChange={() => void app.change({ [name]: value } as Partial<Settings>)}
              />
              {app.say(`settings.${name}_${String(value).replace('.', '_')}`)}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }

  override render() {
    const { app, close } = this.props;
    const languages = app.hello ? app.hello.languages : ['en'];
    return (
      <div class="veil" onClick={(event) => event.target === event.currentTarget && close()}>
        <div
          class="sheet card"
          role="dialog"
          aria-modal="true"
          aria-labelledby="settings-title"
          tabIndex={-1}
          ref={this.sheet_}
          onKeyDown={this.key}
        >
          <h2 id="settings-title">{app.say('settings.title')}</h2>
          <fieldset>
            <legend>
              <label for="language">{app.say('settings.language')}</label>
            </legend>
            <select
              id="language"
              value={app.language}
              onChange={(event) => void app.change({ language: (event.target as HTMLSelectElement).value })}
            >
              {languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {kLanguages[language] || language}
                </option>
              ))}
            </select>
          </fieldset>
          {this.choice('theme', ['system', 'light', 'dark', 'contrast'])}
          {this.choice('size', [1, 1.25, 1.5])}
          {this.choice('colours', ['own', 'safe'])}
          {this.choice('confirm', ['always', 'never'])}
          {this.choice('ahead', ['on', 'off'])}
          {this.choice('sound', ['off', 'on'])}
          <details open={this.props.keys}>
            <summary>{app.say('keys.title')}</summary>
            <dl class="keys">
              {['arrows', 'enter', 'escape', 'letters', 'delete', 'home', 'help'].map((key) => (
                <div key={key}>
                  <dt>{app.say('keys.' + key)}</dt>
                  <dd>{app.say('keys.' + key + '_does')}</dd>
                </div>
              ))}
            </dl>
          </details>
          <div class="buttons">
            {app.me ? (
              <Button kind="quiet" onClick={() => void app.leave()}>
                {app.say('settings.leave', { name: app.me.name })}
              </Button>
            ) : null}
            <Button kind="primary" onClick={close}>
              {app.say('settings.done')}
            </Button>
          </div>
        </div>
      </div>
    );
  }
}
