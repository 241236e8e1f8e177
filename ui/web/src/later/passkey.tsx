// SPDX-License-Identifier: GPL-3.0-or-later
//
// A member's passkeys, and coming in by one. Only where browsers have them: over https, or on the server's own machine, and
// at a name, for an address has none.
import type { App } from '../app';
import type { Refused } from '../messages';
import { Button, refusal_words } from '../panels/basics';
import { base64url_of, bytes_of } from './bytes';
import { Trying } from './trying';

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
  return bytes_of((await app.ask<Asked>('/api/passkey/ask', {})).challenge);
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
  return app.ask<Passkeys>('/api/passkey/add', {
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

abstract class TryingPasskeys<More = unknown> extends Trying<More> {
  /** The server's refusal, or the browser's: whoever says no to it has seen why. */
  protected words(why: Refused | Error): string {
    const { app } = this.props;
    if (!(why instanceof Error)) {
      if (why.code === 'wrong_passkey') return app.say('passkey.wrong');
      if (why.code === 'too_many_passkeys') return app.say('passkey.too_many');
      return refusal_words(app, why);
    }
    return app.say(why.name === 'InvalidStateError' ? 'passkey.here_already' : 'passkey.failed');
  }
}

/** Of the member who is in: those that he has, another one, and the end of one. */
export class OwnPasskeys extends TryingPasskeys<{ keys: Passkeys | null }> {
  override state = { keys: null as Passkeys | null, busy: false, wrong: '' };

  override componentDidMount() {
    if (has_passkeys())
      this.props.app.ask<Passkeys>('/api/passkey').then(
        (keys) => this.setState({ keys }),
        () => undefined // then there is nothing here
      );
  }

  private act(what: () => Promise<Passkeys>) {
    this.attempt(what, (keys) => this.setState({ keys }));
  }

  override render() {
    const { app } = this.props;
    const { keys } = this.state;
    if (!keys) return null;
    return (
      <div class="passkeys">
        {keys.keys.length ? (
          <ul class="people">
            {keys.keys.map(({ id, made }) => {
              const words = app.say('passkey.of', {
                made: new Date(made).toLocaleString(app.locale, { dateStyle: 'medium', timeStyle: 'short' })
              });
              return (
                <li key={id}>
                  <span class="spring">{words}</span>
                  <Button
                    label={app.say('passkey.remove_this', { passkey: words })}
                    onClick={() => this.act(() => app.ask<Passkeys>('/api/passkey/remove', { id }))}
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
        {this.why()}
      </div>
    );
  }
}

/** For whoever isn't in, or is a guest. */
export class PasskeyEntry extends TryingPasskeys {
  override state = { busy: false, wrong: '' };

  private enter = () => this.attempt(() => come_in(this.props.app));

  override render() {
    const { app } = this.props;
    if (!has_passkeys()) return null;
    return (
      <div class="passkeys">
        <Button onClick={this.enter}>{app.say('passkey.enter')}</Button>
        {this.why()}
      </div>
    );
  }
}
