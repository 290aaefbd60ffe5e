import { PassThrough } from 'node:stream';
import type { RecordKind } from 'contract/review';
import type { Right } from 'contract/rights';

/** One event about records, as server-sent events write it. `records` are JSON texts. */
export interface ConsoleEvent {
  readonly name: 'arrived' | 'changed';
  readonly kind: RecordKind;
  readonly records?: readonly string[] | undefined;
}

/** What waits for a slow reader at most, in bytes, before it is told less. */
const highWaterMark = 64 * 1024;

/** One console that listens. A slow one is told which lists to read again, so nothing piles up for it. */
export class ConsoleReader {
  readonly stream = new PassThrough({ highWaterMark });
  /** What is still to be said, without records: one of each name and kind at most. */
  private readonly missed = new Map<string, ConsoleEvent>();
  private isBehind = false;
  private hasOtherRights = false;

  /**
   * @param rights what the reader may see
   * @param readRights the same as it is now; undefined once the session is over
   * @param hasRead whether it is noted that the reader reads the list of a confidential section
   */
  constructor(
    private rights: ReadonlySet<Right>,
    private readonly readRights: () => Promise<ReadonlySet<Right> | undefined>,
    private readonly hasRead: (kind: RecordKind) => boolean,
  ) {
    this.stream.on('drain', () => this.catchUp());
  }

  /**
   * Asks anew what the reader may see, and tells it when that is something else. False: its session is over. When that
   * cannot be found out, the stream ends, and a browser asks again: then the fault is logged as any other.
   */
  async isAuthorized(): Promise<boolean> {
    const rights = await this.readRights().catch(() => undefined);
    if (rights === undefined) return false;
    const isSame =
      rights.size === this.rights.size && [...rights].every((right) => this.rights.has(right));
    this.rights = rights;
    if (!isSame) this.tellOfRights();
    return true;
  }

  /** Says how long, in milliseconds, to wait before asking again. */
  greet(): void {
    this.stream.write('retry: 3000\n\n');
  }

  /**
   * Tells what happened in the sections that the reader may see. Of a confidential one whose list it does not read, it is
   * told no record: to see that, it reads the list, which is noted.
   */
  tell(news: readonly ConsoleEvent[], confidential: readonly RecordKind[] = []): void {
    for (const all of news.filter(({ kind }) => this.rights.has(`${kind}:read`))) {
      const isUnread = confidential.includes(all.kind) && !this.hasRead(all.kind);
      const one = isUnread ? { ...all, records: undefined } : all;
      if (this.isBehind) this.missed.set(`${one.name} ${one.kind}`, { ...one, records: undefined });
      else this.isBehind = !this.stream.write(write(one));
    }
  }

  /** Something that is no event, so that proxies keep the connection and a dead one is noticed. */
  beat(): void {
    if (!this.isBehind) this.isBehind = !this.stream.write(':\n\n');
  }

  end(): void {
    this.stream.end();
  }

  private tellOfRights(): void {
    if (this.isBehind) this.hasOtherRights = true;
    else this.isBehind = !this.stream.write('event: rights\ndata: {}\n\n');
  }

  private catchUp(): void {
    this.isBehind = false;
    if (this.hasOtherRights) {
      this.hasOtherRights = false;
      this.tellOfRights();
    }
    const missed = [...this.missed.values()];
    this.missed.clear();
    this.tell(missed);
  }
}

function write({ name, kind, records }: ConsoleEvent): string {
  const list = records === undefined ? '' : `,"records":[${records.join(',')}]`;
  return `event: ${name}\ndata: {"kind":"${kind}"${list}}\n\n`;
}
