import type { KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../storage/clock';
import { loadOnce } from '../../storage/load-once';
import { deviceLifetime, isDeviceToken, makeDeviceToken } from './device-token';
import { toAccountDigest } from './login-counters';
import type { LoginAttempt } from './login-counters';
import type { SigningKeyRepository } from './signing-key-repository';

/**
 * The number of accounts for which one browser stays known, as on a family's computer. The least recently used one is
 * dropped first.
 */
const maxAccounts = 4;
const separator = '.';

/**
 * Devices from which an account has logged in before (OWASP's device cookies). The cookie is HttpOnly, is sent only to
 * the api of this site, and grants no access: it lets the right password in while attackers guess. The prefix is
 * `__Secure-`: with `__Host-` the cookie would be sent for every page and picture.
 */
export class KnownDevices {
  private readonly kept = new Map<'key', Promise<KeyObject>>();

  constructor(
    private readonly keys: Pick<SigningKeyRepository, 'read'>,
    private readonly now: Clock,
    private readonly isSecure: boolean,
  ) {}

  /** Returns the tokens that a browser sent for this kind of log-in, which are not verified yet. */
  read({ cookies }: FastifyRequest, audience: LoginAttempt['audience']): string[] {
    const value = cookies[this.nameOf(audience)];
    return value ? value.split(separator, maxAccounts) : [];
  }

  /** Returns the token that was made for the account of this attempt; undefined where there is none. */
  async find(attempt: LoginAttempt): Promise<string | undefined> {
    const { devices = [] } = attempt;
    if (devices.length === 0) return undefined;
    const [key, account, now] = [await this.readKey(), toAccountDigest(attempt), this.now()];
    return devices.find((token) => isDeviceToken(token, key, account, now));
  }

  /** Sets the cookie that makes the device known for this account, and keeps its others. */
  async remember(reply: Pick<FastifyReply, 'setCookie'>, attempt: LoginAttempt): Promise<void> {
    const { audience, devices = [] } = attempt;
    const last = await this.find(attempt);
    const token = makeDeviceToken(await this.readKey(), toAccountDigest(attempt), this.now());
    const others = devices.filter((one) => one !== last && /^[\w-]{38}$/.test(one));
    const value = [token, ...others].slice(0, maxAccounts).join(separator);
    reply.setCookie(this.nameOf(audience), value, {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      maxAge: deviceLifetime / 1000,
    });
  }

  private nameOf(audience: LoginAttempt['audience']): string {
    return `${this.isSecure ? '__Secure-' : ''}${audience}-device`;
  }

  private readKey(): Promise<KeyObject> {
    return loadOnce(this.kept, 'key', () => this.keys.read('devices'));
  }
}
