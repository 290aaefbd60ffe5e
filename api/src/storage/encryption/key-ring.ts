import type { DataKey } from './data-key';

export type DataKeys = readonly [DataKey, ...DataKey[]];

/** Milliseconds before a missing key is looked for again. */
const lookedFor = 1000;

/** The known keys, the newest first. The newest encrypts; all of them decrypt. */
export class KeyRing {
  private readonly byId = new Map<string, DataKey>();
  private lookedAt = performance.now();

  /** @param readAgain reads the keys again, because a command may have added one */
  constructor(
    private keys: DataKeys,
    private readonly readAgain: () => DataKeys | undefined = () => undefined,
  ) {
    this.take(keys);
  }

  get newest(): DataKey {
    return this.keys[0];
  }

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
