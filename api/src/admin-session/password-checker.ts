import { hash, verify } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { busy } from '../http/refusal';

/** OWASP's minimum for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at a time: each takes 19 MiB and a thread, so more would starve everything else. */
const maxRunning = 4;

/** Hashes and checks passwords, a bounded number at a time. Beyond it, throws a Refusal (503). */
export class PasswordChecker {
  private running = 0;
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, parameters));
  }

  /** Without a hash a decoy is checked, so that an unknown account takes as long as a wrong password. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.bounded(async () => {
      this.decoy ??= hash('decoy', parameters);
      const isRight = await verify(passwordHash ?? (await this.decoy), password);
      return isRight && passwordHash !== undefined;
    });
  }

  private async bounded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= maxRunning) throw busy();
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
    }
  }
}
