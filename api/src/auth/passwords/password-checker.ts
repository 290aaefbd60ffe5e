import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { BoundedWork } from '../../http/limits/bounded-work';

/** The cost of a hash in Argon2id's units: KiB, passes and lanes. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** OWASP's minimum for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const leastCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The number of passwords that are hashed at a time. Each takes 19 MiB and one of Node's four threads, which also read
 * files: all of these together leave one free.
 */
export const passwordsAtOnce = { members: Math.min(availableParallelism(), 2), staff: 1 };

/** The limit of waiting passwords, which wait about a second on two cores. */
const waiting = 64;

/** Hashes and checks passwords, a limited number at a time. Throws an HttpError (503) beyond it. */
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

  /**
   * Compares a password with a hash. Without a hash it checks a decoy, so that an unknown account takes as long as a
   * wrong password.
   */
  matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.bounded.run(async () => {
      const isRight = await verify(passwordHash ?? this.decoy, password);
      return isRight && passwordHash !== undefined;
    });
  }
}

/** Builds a hash of no password. It needs no hashing, so the first check takes as long as every other. */
function decoyOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, digest] = [16, 32].map((bytes) =>
    Buffer.alloc(bytes).toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
