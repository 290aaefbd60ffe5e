import type { DataKey } from './data-key';

export type DataKeys = readonly [DataKey, ...DataKey[]];

/** How long it is not looked again for a key that is missing, in milliseconds. */
const lookedFor = 1000;

/** The keys that there are, the newest first: with it everything is sealed, and what is sealed with another still opens. */
export class KeyRing {
  private readonly byId = new Map<string, DataKey>();
  private lookedAt = performance.now();

  /** @param readAgain the keys as they are now: a command may have made one since */
  constructor(
    private keys: DataKeys,
    private readonly readAgain: () => DataKeys | undefined = () => undefined,
  ) {
    this.take(keys);
  }

  get newest(): DataKey {
    return this.keys[0];
  }

  /** The names of all that are known. */
  get ids(): readonly string[] {
    return [...this.byId.keys()];
  }

  find(id: string): DataKey | undefined {
    const known = this.byId.get(id);
    if (known !== undefined || performance.now() - this.lookedAt < lookedFor) return known;
    this.lookedAt = performance.now();
    const keys = this.readAgain();
    if (keys !== undefined) this.take(keys);
    return this.byId.get(id);
  }

  private take(keys: DataKeys): void {
    this.keys = keys;
    for (const key of keys) this.byId.set(key.id, key);
  }
}
