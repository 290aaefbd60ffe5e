import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { BoundedWork } from '../http/limits/bounded-work';

/** OWASP's minimum for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many passwords are hashed at a time. Each takes 19 MiB and one of Node's four threads, which files are read
 * with as well: all of these together leave one free.
 */
export const passwordsAtOnce = { members: Math.min(availableParallelism(), 2), staff: 1 };

/** Those in line wait about a second on two cores. */
const waiting = 64;

/** Hashes and checks passwords, a bounded number at a time. Beyond it, throws an HttpError (503). */
export class PasswordChecker {
  private readonly bounded: BoundedWork;
  private decoy: Promise<string> | undefined;

  constructor(running = passwordsAtOnce.staff) {
    this.bounded = new BoundedWork({ running, waiting });
  }

  hash(password: string): Promise<string> {
    return this.bounded.run(() => hash(password, parameters));
  }

  /** Without a hash a decoy is checked, so that an unknown account takes as long as a wrong password. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.bounded.run(async () => {
      this.decoy ??= hash('decoy', parameters);
      const isRight = await verify(passwordHash ?? (await this.decoy), password);
      return isRight && passwordHash !== undefined;
    });
  }
}
