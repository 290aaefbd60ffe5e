import { Refusal } from '../http/refusal';
import type { LoginAttempt, LoginAttemptRepository } from './login-attempt-repository';

/** Stands before both logins: wrong passwords make it slower and slower, and every refusal reads the same. */
export class LoginGuard {
  constructor(private readonly attempts: LoginAttemptRepository) {}

  /**
   * Throws a Refusal with the given words: 401 unless the password is right, 429 when it was wrong too often
   * and so was not even looked at.
   */
  async admit(
    attempt: LoginAttempt,
    words: string,
    isRight: () => Promise<boolean>,
  ): Promise<void> {
    const wait = await this.attempts.begin(attempt);
    if (wait > 0) {
      throw new Refusal(429, words, {
        headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
      });
    }
    if (!(await isRight())) throw new Refusal(401, words);
    await this.attempts.forget(attempt);
  }

  /** Somebody who has shown by other means who they are does not wait. */
  forgive(attempt: LoginAttempt): Promise<void> {
    return this.attempts.forget(attempt);
  }
}
