import { isIP } from 'node:net';
import type { PasskeyAnswer, PasskeyOptions } from 'contract/second-factors';
import { getChurchName } from '../../mail/published-church';
import type { PublishedChurch } from '../../mail/published-church';
import type { Passkey } from './factor-repository';

/** Loaded when a staff member uses a passkey, because it includes parsers for the certificates of all manufacturers. */
const load = () => import('@simplewebauthn/server');

type Library = Awaited<ReturnType<typeof load>>;
type RegistrationAnswer = Parameters<Library['verifyRegistrationResponse']>[0]['response'];
type LoginAnswer = Parameters<Library['verifyAuthenticationResponse']>[0]['response'];
type Descriptor = NonNullable<
  Parameters<Library['generateAuthenticationOptions']>[0]['allowCredentials']
>[number];

/** The options for the browser, and the challenge that the passkey must answer. */
export interface Challenge {
  readonly challenge: string;
  readonly options: PasskeyOptions;
}

interface Account {
  readonly _id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * WebAuthn's relying party: the origin that visitors reach, and its host, never what a request claims. Browsers accept
 * no IP address, so a local server is `localhost`.
 */
export class RelyingParty {
  constructor(
    private readonly siteOrigin: () => string,
    private readonly church: PublishedChurch,
  ) {}

  /** Returns the options for making a passkey of an account. It is discoverable, because it must log in alone. */
  async askForNew(account: Account, passkeys: readonly Passkey[]): Promise<Challenge> {
    const { generateRegistrationOptions } = await load();
    const options = await generateRegistrationOptions({
      rpName: await getChurchName(this.church),
      rpID: this.read().id,
      userID: new Uint8Array(Buffer.from(account._id)),
      userName: account.email,
      userDisplayName: account.name || account.email,
      excludeCredentials: passkeys.map(describe),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  /** Returns the options for showing one of these passkeys; without any, whichever the browser has for us. */
  async askForProof(passkeys: readonly Passkey[] = []): Promise<Challenge> {
    const { generateAuthenticationOptions } = await load();
    const options = await generateAuthenticationOptions({
      rpID: this.read().id,
      allowCredentials: passkeys.map(describe),
      userVerification: 'required',
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  /** Returns the passkey that a browser made for this challenge; undefined where the response is invalid. */
  async readNew(challenge: string, answer: PasskeyAnswer) {
    const { verifyRegistrationResponse } = await load();
    const verified = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationAnswer,
      ...this.expect(challenge),
    }).catch(() => undefined);
    if (verified?.verified !== true) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: answer.response.transports ?? [],
    };
  }

  /** Returns the counter of a passkey that answered this challenge; undefined where the response proves nothing. */
  async readProof(
    challenge: string,
    answer: PasskeyAnswer,
    passkey: Passkey,
  ): Promise<number | undefined> {
    const { userHandle } = answer.response;
    const owner = userHandle && Buffer.from(userHandle, 'base64url').toString();
    if (owner !== undefined && owner !== passkey.adminId) return undefined;
    const { verifyAuthenticationResponse } = await load();
    const verified = await verifyAuthenticationResponse({
      response: answer as unknown as LoginAnswer,
      ...this.expect(challenge),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => undefined);
    return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
  }

  private expect(challenge: string) {
    const { id, origin } = this.read();
    return {
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    };
  }

  private read(): { readonly id: string; readonly origin: string } {
    const { protocol, hostname, port, origin } = new URL(this.siteOrigin());
    if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
    return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
  }
}

const describe = ({ credentialId, transports }: Passkey): Descriptor => ({
  id: credentialId,
  transports: [...transports] as NonNullable<Descriptor['transports']>,
});
