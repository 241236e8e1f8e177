// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page begins here: who we are, then the socket, then whatever the address says.
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { App } from './app';
import { browser_world, drive } from './browser_world';
import { EveningPage, KeptPage } from './pages/evening_page';
import { JoinPage } from './pages/join_page';
import { LobbyPage } from './pages/lobby_page';
import { MatchPage } from './pages/match_page';
import { AppContext, Button, Later, useApp } from './panels/basics';
import { SettingsSheet } from './panels/settings_sheet';

function Network() {
  const app = useApp();
  const { link } = app;
  if (!link.stale || (!link.lost_since && link.state === 'connecting')) return null;
  if (link.state === 'ended')
    return (
      <div class="network">
        <span>{app.say('network.ended_' + (link.ended_why || 'left'))}</span>
        <Button onClick={() => window.location.assign('/')}>{app.say('network.again')}</Button>
      </div>
    );
  const since = new Date(link.lost_since || Date.now()).toLocaleTimeString(app.locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit'
  });
  return (
    <div class="network">
      <span>{app.say('network.lost', { since })}</span>
      <Button onClick={() => link.hurry()}>{app.say('network.again')}</Button>
    </div>
  );
}

function Content() {
  const app = useApp();
  if (app.hello_failed && !app.hello)
    return (
      <div class="page narrow">
        <h1>{app.say('app.name')}</h1>
        <p>{app.say('network.no_server')}</p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {app.say('network.again')}
        </Button>
        <KeptPage app={app} />
      </div>
    );
  if (!app.hello) return <div class="page narrow" />;
  if (!app.me) return <JoinPage app={app} />;
  const { route } = app;
  if (route.page === 'match')
    return <MatchPage key={route.match + route.as} app={app} match={route.match} as={route.as} />;
  if (route.page === 'evening') return <EveningPage key={route.evening} app={app} evening={route.evening} />;
  if (route.page === 'projector')
    return (
      <Later part={app.wall}>
        {({ ProjectorPage }) => <ProjectorPage app={app} match={route.match} />}
      </Later>
    );
  return <LobbyPage app={app} />;
}

let lost_told = false;

function Whole() {
  const app = useApp();
  const [settings, show_settings] = useState<'' | 'all' | 'keys'>('');
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const writing = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);
      if (event.key === '?' && !writing) show_settings('keys');
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
  const lost = app.link.state === 'lost' || app.link.quiet;
  if (lost !== lost_told && app.me) {
    lost_told = lost;
    app.alarm.say(app.say(lost ? 'network.lost_spoken' : 'network.back_spoken'));
  }
  const in_lobby = app.route.page === 'lobby';
  const table = app.me ? app.my_table() : null;
  return (
    <>
      <header class="top">
        <a class="skip" href="#main">
          {app.say('app.skip')}
        </a>
        {in_lobby || !app.me ? (
          <span class="brand">{app.say('app.name')}</span>
        ) : (
          <Button kind="quiet" onClick={() => app.go({ page: 'lobby' })}>
            ‹ {app.say('app.lobby')}
          </Button>
        )}
        <span class="spring" />
        {table && table.match && in_lobby ? (
          <Button kind="primary" onClick={() => app.go({ page: 'match', match: table.match!, as: 'seat' })}>
            {app.say('app.my_board')}
          </Button>
        ) : null}
        {app.page_changed ? (
          <Button kind="primary" onClick={() => window.location.reload()}>
            {app.say('app.reload')}
          </Button>
        ) : null}
        <Button
          kind="quiet"
          onClick={() => show_settings('all')}
          label={app.say('settings.title')}
          id="settings-button"
        >
          <span aria-hidden="true">Aa</span>
        </Button>
      </header>
      {app.me ? <Network /> : null}
      <main id="main" tabIndex={-1}>
        <Content />
      </main>
      <div class="unseen" aria-live="polite" role="status">
        {app.polite}
      </div>
      <div class="unseen" aria-live="assertive" role="alert">
        {app.assertive}
      </div>
      {settings ? (
        <SettingsSheet
          app={app}
          keys={settings === 'keys'}
          close={() => {
            show_settings('');
            const button = document.getElementById('settings-button');
            if (button) button.focus();
          }}
        />
      ) : null}
    </>
  );
}

const touch = window.matchMedia('(pointer: coarse)').matches;
const app = new App(browser_world, touch);
drive(app.link, () => app.me !== null);
for (const touched of ['pointerdown', 'touchend', 'keydown'])
  document.addEventListener(touched, () => app.settings.sound === 'on' && app.sounds.wake());
render(
  <AppContext.Provider value={app}>
    <Whole />
  </AppContext.Provider>,
  document.getElementById('app')!
);
/** Again and again until the server has answered once: a phone's network comes and goes. */
async function begin() {
  await app.begin().catch(() => {
    app.hello_failed = true;
    app.changed();
  });
  if (!app.hello) window.setTimeout(begin, 3000);
}
void begin();
