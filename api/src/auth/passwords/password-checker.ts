import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { BoundedWork } from '../../http/limits/bounded-work';

/** What it takes to try a password, as Argon2id counts it: KiB, passes and lanes. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** OWASP's minimum for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const leastCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
  private readonly decoy: string;

  /** @param cost of new hashes, and of the check for an account that does not exist */
  constructor(
    running = passwordsAtOnce.staff,
    private readonly cost = leastCost,
  ) {
    this.bounded = new BoundedWork({ running, waiting });
    this.decoy = decoyOf(cost);
  }

  hash(password: string): Promise<string> {
    return this.bounded.run(() => hash(password, this.cost));
  }

  /** Without a hash a decoy is checked, so that an unknown account takes as long as a wrong password. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.bounded.run(async () => {
      const isRight = await verify(passwordHash ?? this.decoy, password);
      return isRight && passwordHash !== undefined;
    });
  }
}

/** A hash of no password: made without work, the first check takes as long as every other. */
function decoyOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, digest] = [16, 32].map((bytes) =>
    Buffer.alloc(bytes).toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
