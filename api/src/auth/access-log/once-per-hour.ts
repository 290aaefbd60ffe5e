import type { Clock } from '../../storage/clock';

/** In milliseconds. */
const hour = 3_600_000;
/** Beyond it the oldest are forgotten, and done once more. */
const maxRemembered = 50_000;

interface Remembered {
  readonly at: number;
  readonly done: Promise<void>;
}

/** Does something for each key once in an hour, also when it is asked for by several at once. */
export class OncePerHour {
  /** Oldest first. */
  private readonly remembered = new Map<string, Remembered>();

  constructor(private readonly now: Clock) {}

  /** Whether it was done, or is being done. */
  has(key: string): boolean {
    const found = this.remembered.get(key);
    const age = found === undefined ? hour : this.now().getTime() - found.at;
    // A clock that was set back proves nothing.
    return age >= 0 && age < hour;
  }

  /**
   * Resolves once it is done for all of the keys. Rejects when it failed for one of them, and then it is tried again
   * the next time.
   * @param work is given the keys for which it was not done yet, at least one
   */
  async run(keys: readonly string[], work: (fresh: readonly string[]) => Promise<void>) {
    const fresh = keys.filter((key) => !this.has(key));
    if (fresh.length > 0) this.begin(fresh, work(fresh));
    await Promise.all([...new Set(keys.map((key) => this.remembered.get(key)?.done))]);
  }

  private begin(keys: readonly string[], done: Promise<void>): void {
    const begun = { at: this.now().getTime(), done };
    for (const key of keys) {
      // Taken out first, so that the newest stand last.
      this.remembered.delete(key);
      this.remembered.set(key, begun);
    }
    done.catch(() => {
      for (const key of keys) if (this.remembered.get(key) === begun) this.remembered.delete(key);
    });
    for (const key of this.remembered.keys()) {
      if (this.remembered.size <= Math.max(maxRemembered, keys.length)) break;
      this.remembered.delete(key);
    }
  }
}
