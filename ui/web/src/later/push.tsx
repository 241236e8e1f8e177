// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether this browser tells that it is the member's move while the page is closed. Only where browsers let a page do
// that: over https, or on the server's own machine.
import type { Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';
import { bytes_of } from './bytes';
import { Trying } from './trying';

interface Pushes {
  key: string; // the server's, for the push service
  on: boolean; // for this session
}

function can_push(): boolean {
  return (
    window.isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

/** An iPhone or iPad that would let it, had the page been put on its home screen: `standalone` is theirs alone. */
function from_home_screen(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return window.isSecureContext && standalone === false && !can_push();
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return worker ? worker.pushManager.getSubscription() : null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/push_worker.js');
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  if (old) await old.unsubscribe(); // it may be of another key
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes_of(key) });
}

export class PushSwitch extends Trying<{ pushes: Pushes | null }> {
  override state = { pushes: null as Pushes | null, busy: false, wrong: '' };

  override componentDidMount() {
    if (!can_push()) return;
    Promise.all([this.props.app.ask<Pushes>('/api/push'), subscribed()]).then(
      ([pushes, own]) => this.setState({ pushes: { ...pushes, on: pushes.on && own !== null } }),
      () => undefined // then there is no switch
    );
  }

  private async turn_on() {
    const { app } = this.props;
    if ((await Notification.requestPermission()) !== 'granted') throw 'push.denied';
    let made: PushSubscriptionJSON;
    try {
      made = (await subscribe(this.state.pushes!.key)).toJSON();
    } catch {
      throw 'push.failed';
    }
    const { p256dh, auth } = made.keys!;
    const body = { endpoint: made.endpoint, p256dh, auth, language: app.language };
    return app.ask<Pushes>('/api/push/on', body);
  }
  private async turn_off() {
    const pushes = await this.props.app.ask<Pushes>('/api/push/off', {});
    const own = await subscribed();
    if (own) await own.unsubscribe();
    return pushes;
  }

  protected words(why: string | Refused): string {
    const { app } = this.props;
    return typeof why === 'string' ? app.say(why) : refusal_words(app, why);
  }
  private turn = () =>
    this.attempt(
      () => (this.state.pushes!.on ? this.turn_off() : this.turn_on()),
      (pushes) => this.setState({ pushes })
    );

  override render() {
    const { app } = this.props;
    const { pushes } = this.state;
    if (from_home_screen()) return <p class="push muted small">{app.say('push.home_screen')}</p>;
    if (!pushes) return null;
    return (
      <div class="push">
        <Button pressed={pushes.on} onClick={this.turn}>
          {app.say('push.switch')}
        </Button>
        <p class="muted small">{app.say('push.about')}</p>
        {this.why()}
      </div>
    );
  }
}
