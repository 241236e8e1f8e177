// SPDX-License-Identifier: GPL-3.0-or-later
import { Component, createContext, type ComponentChildren } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { App } from '../app';
import type { Part } from '../parts';

export const AppContext = createContext<App>(null as unknown as App);

/** The app, drawn again whenever it has changed. */
export function useApp(): App {
  const app = useContext(AppContext);
  const [, again] = useState(0);
  useEffect(() => app.listen(() => again((n) => n + 1)), [app]);
  return app;
}

export function Button(props: {
  onClick: () => void;
  children: ComponentChildren;
  kind?: 'primary' | 'danger' | 'plain' | 'quiet';
  disabled?: boolean;
  pressed?: boolean;
  label?: string;
  class?: string;
  id?: string;
}) {
  return (
    <button
      type="button"
      id={props.id}
      class={'button ' + (props.kind || 'plain') + (props.class ? ' ' + props.class : '')}
      aria-label={props.label}
      aria-pressed={props.pressed === undefined ? undefined : props.pressed ? 'true' : 'false'}
      // Stays in the tab order: a focus that gets lost costs a listener the whole way back.
      aria-disabled={props.disabled ? 'true' : undefined}
      onClick={() => !props.disabled && props.onClick()}
    >
      {props.children}
    </button>
  );
}

/** What needs a part of the page, once that is there. */
export function Later<Module>(props: {
  part: Part<Module>;
  children: (module: Module) => ComponentChildren;
}) {
  const app = useContext(AppContext);
  const module = props.part.get();
  if (module) return <>{props.children(module)}</>;
  if (!props.part.failed) return <p class="muted">{app.say('app.fetching')}</p>;
  return (
    <p class="wrong">
      {app.say('app.not_fetched')}{' '}
      <Button onClick={() => window.location.reload()}>{app.say('network.again')}</Button>
    </p>
  );
}

/** One of a list, under its label. */
export function Choice(props: {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, words: string])[];
  choose(value: string): void;
  name?: string;
}) {
  return (
    <label>
      {props.label}
      <select
        name={props.name}
        value={props.value}
        onChange={(event) => props.choose((event.target as HTMLSelectElement).value)}
      >
        {props.choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Tabs as the ARIA practices describe them: one stop, arrows between. */
export class Tabs extends Component<{
  label: string;
  tabs: { id: string; name: string; view: () => ComponentChildren }[];
  chosen: string;
  choose(id: string): void;
}> {
  private key = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    const { tabs, chosen } = this.props;
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length]!;
    this.props.choose(next.id);
    window.setTimeout(() => {
      const button = document.getElementById('tab-' + next.id);
      if (button) button.focus();
    }, 0);
    event.preventDefault();
  };

  override render() {
    const { tabs, chosen } = this.props;
    const now = tabs.find((tab) => tab.id === chosen) || tabs[0]!;
    return (
      <div class="tabs card">
        <div role="tablist" aria-label={this.props.label} onKeyDown={this.key}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={'tab-' + tab.id}
              aria-selected={tab.id === now.id ? 'true' : 'false'}
              aria-controls="tab-panel"
              tabIndex={tab.id === now.id ? 0 : -1}
              onClick={() => this.props.choose(tab.id)}
            >
              {tab.name}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="tab-panel" aria-labelledby={'tab-' + now.id} tabIndex={0} key={now.id}>
          {now.view()}
        </div>
      </div>
    );
  }
}

/** A refusal of the server in the page's words, its English sentence where there are none. */
export function refusal_words(
  app: App,
  refused: { code?: string; refused?: string; sentence: string }
): string {
  const key = 'refused.' + (refused.code || refused.refused || 'failed');
  return app.texts.has(key) ? app.say(key) : refused.sentence || app.say('refused.failed');
}
