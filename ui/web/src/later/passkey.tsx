// SPDX-License-Identifier: GPL-3.0-or-later
//
// A member's passkeys, and coming in by one. Only where browsers have them: over https, or on the server's own machine, and
// at a name, for an address has none.
import { Component } from 'preact';
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';
import { base64url_of, bytes_of } from './bytes';
import { ask_server } from './home_words';

interface Passkeys {
  keys: { id: string; made: number }[];
}
interface Asked {
  challenge: string;
}

const kMost = 8;
const kPatience = 120000; // milliseconds

export function has_passkeys(): boolean {
  return (
    window.isSecureContext &&
    'PublicKeyCredential' in window &&
    !/^[\d.]+$|:/.test(window.location.hostname) &&
    'getPublicKey' in AuthenticatorAttestationResponse.prototype
  );
}

async function challenge(app: App): Promise<Uint8Array<ArrayBuffer>> {
  return bytes_of((await ask_server<Asked>(app, '/api/passkey/ask', {})).challenge);
}

async function make(app: App, known: Passkeys): Promise<Passkeys> {
  const { person, name } = app.hello!.me!;
  const made = (await navigator.credentials.create({
    publicKey: {
      rp: { name: app.hello!.club || app.say('app.name') },
      user: { id: new TextEncoder().encode(person), name, displayName: name },
      challenge: await challenge(app),
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }], // ES256
      excludeCredentials: known.keys.map(({ id }) => ({ type: 'public-key', id: bytes_of(id) })),
      // It is asked for without a name, so it must be kept where it is made.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required'
      },
      attestation: 'none',
      timeout: kPatience
    }
  })) as PublicKeyCredential;
  const said = made.response as AuthenticatorAttestationResponse;
  const key = said.getPublicKey();
  if (!key) throw new Error('another kind of key than was asked for');
  return ask_server<Passkeys>(app, '/api/passkey/add', {
    id: base64url_of(made.rawId),
    key: base64url_of(key),
    authenticator: base64url_of(said.getAuthenticatorData()),
    client: base64url_of(said.clientDataJSON)
  });
}

async function come_in(app: App): Promise<void> {
  const used = (await navigator.credentials.get({
    publicKey: { challenge: await challenge(app), userVerification: 'required', timeout: kPatience }
  })) as PublicKeyCredential;
  const said = used.response as AuthenticatorAssertionResponse;
  if (!said.userHandle) throw new Error('a key that says nobody');
  await app.come_in('/api/passkey/login', {
    id: base64url_of(used.rawId),
    authenticator: base64url_of(said.authenticatorData),
    client: base64url_of(said.clientDataJSON),
    signature: base64url_of(said.signature),
    member: base64url_of(said.userHandle)
  });
}

/** The server's refusal, or the browser's: whoever says no to it has seen why. */
function words_for(app: App, why: Refused | Error): string {
  if (!(why instanceof Error)) {
    if (why.code === 'wrong_passkey') return app.say('passkey.wrong');
    if (why.code === 'too_many_passkeys') return app.say('passkey.too_many');
    return refusal_words(app, why);
  }
  return app.say(why.name === 'InvalidStateError' ? 'passkey.here_already' : 'passkey.failed');
}

interface State {
  keys: Passkeys | null; // once they are known
  busy: boolean;
  wrong: string;
}

/** Of the member who is in: those that he has, another one, and the end of one. */
export class OwnPasskeys extends Component<{ app: App }, State> {
  override state: State = { keys: null, busy: false, wrong: '' };

  override componentDidMount() {
    if (has_passkeys())
      ask_server<Passkeys>(this.props.app, '/api/passkey').then(
        (keys) => this.setState({ keys }),
        () => undefined // then there is nothing here
      );
  }

  private act(what: () => Promise<Passkeys>) {
    const { app } = this.props;
    if (this.state.busy) return;
    this.setState({ busy: true, wrong: '' });
    what().then(
      (keys) => this.setState({ keys, busy: false }),
      (why: Refused | Error) => {
        const wrong = words_for(app, why);
        this.setState({ busy: false, wrong });
        app.alarm.say(wrong);
      }
    );
  }

  override render() {
    const { app } = this.props;
    const { keys, wrong } = this.state;
    if (!keys) return null;
    return (
      <div class="passkeys">
        {keys.keys.length ? (
          <ul class="people">
            {keys.keys.map(({ id, made }) => {
              const words = app.say('passkey.of', {
                made: new Date(made).toLocaleString(app.language, { dateStyle: 'medium', timeStyle: 'short' })
              });
              return (
                <li key={id}>
                  <span class="spring">{words}</span>
                  <Button
                    label={app.say('passkey.remove_this', { passkey: words })}
                    onClick={() => this.act(() => ask_server<Passkeys>(app, '/api/passkey/remove', { id }))}
                  >
                    {app.say('passkey.remove')}
                  </Button>
                </li>
              );
            })}
          </ul>
        ) : null}
        {keys.keys.length < kMost ? (
          <Button kind="quiet" onClick={() => this.act(() => make(app, keys))}>
            {app.say('passkey.make')}
          </Button>
        ) : null}
        {wrong ? <p class="wrong">{wrong}</p> : null}
      </div>
    );
  }
}

/** For whoever isn't in, or is a guest. */
export class PasskeyEntry extends Component<{ app: App }, { busy: boolean; wrong: string }> {
  override state = { busy: false, wrong: '' };

  private enter = () => {
    const { app } = this.props;
    if (this.state.busy) return;
    this.setState({ busy: true, wrong: '' });
    come_in(app).then(
      () => this.setState({ busy: false }),
      (why: Refused | Error) => {
        const wrong = words_for(app, why);
        this.setState({ busy: false, wrong });
        app.alarm.say(wrong);
      }
    );
  };

  override render() {
    const { app } = this.props;
    if (!has_passkeys()) return null;
    return (
      <div class="passkeys">
        <Button onClick={this.enter}>{app.say('passkey.enter')}</Button>
        {this.state.wrong ? <p class="wrong">{this.state.wrong}</p> : null}
      </div>
    );
  }
}
