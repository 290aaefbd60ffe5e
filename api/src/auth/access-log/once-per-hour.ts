import type { Clock } from '../../storage/clock';

const hour = 3_600_000;
/** The limit of remembered keys; beyond it the oldest are forgotten, and their work is done once more. */
const maxRemembered = 50_000;

interface Remembered {
  readonly at: number;
  readonly done: Promise<void>;
}

/** Does work once an hour for each key, also when several callers ask at once. */
export class HourlyWork {
  /** The keys, oldest first. */
  private readonly remembered = new Map<string, Remembered>();

  constructor(private readonly now: Clock) {}

  /** Returns whether the work was done or is running. */
  has(key: string): boolean {
    const found = this.remembered.get(key);
    const age = found === undefined ? hour : this.now().getTime() - found.at;
    // After the clock was set back, the age proves nothing.
    return age >= 0 && age < hour;
  }

  /**
   * Resolves once the work is done for all keys. Rejects when it failed for one of them, and then the next call tries
   * again.
   * @param work gets the keys for which it was not done yet, at least one
   */
  async run(keys: readonly string[], work: (fresh: readonly string[]) => Promise<void>) {
    const fresh = keys.filter((key) => !this.has(key));
    if (fresh.length > 0) this.begin(fresh, work(fresh));
    await Promise.all([...new Set(keys.map((key) => this.remembered.get(key)?.done))]);
  }

  private begin(keys: readonly string[], done: Promise<void>): void {
    const begun = { at: this.now().getTime(), done };
    for (const key of keys) {
      // Deleting it first makes it the newest of the map.
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
