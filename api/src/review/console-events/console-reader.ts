import { PassThrough } from 'node:stream';
import type { RecordKind } from 'contract/review';
import type { Right } from 'contract/rights';

/** An event about records, as a server-sent event. `records` are JSON texts. */
export interface ConsoleEvent {
  readonly name: 'arrived' | 'changed';
  readonly kind: RecordKind;
  readonly records?: readonly string[] | undefined;
}

/** The limit of a slow reader's buffer in bytes, after which it gets no records. */
const highWaterMark = 64 * 1024;

/** A connected console. A slow one is only told which lists to fetch again, so its buffer stays small. */
export class ConsoleReader {
  readonly stream = new PassThrough({ highWaterMark });
  /** The events to send later, without records: at most one of each name and kind. */
  private readonly missed = new Map<string, ConsoleEvent>();
  private isBehind = false;
  private hasOtherRights = false;

  /**
   * @param rights what the reader may see
   * @param readRights reads the current rights; undefined once the session is over
   * @param hasRead whether the access log has an entry of the reader for a confidential section
   */
  constructor(
    private rights: ReadonlySet<Right>,
    private readonly readRights: () => Promise<ReadonlySet<Right> | undefined>,
    private readonly hasRead: (kind: RecordKind) => boolean,
  ) {
    this.stream.on('drain', () => this.catchUp());
  }

  /**
   * Reads the rights again and tells the reader if they have changed. Returns false once its session is over. If the
   * query fails, the stream ends and the browser reconnects, whose request logs the error.
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

  /** Sets the reconnection delay, in milliseconds. */
  greet(): void {
    this.stream.write('retry: 3000\n\n');
  }

  /**
   * Sends events of the sections that the reader may see. A confidential section's records are left out unless the
   * reader has read its list, because that access is logged.
   */
  tell(news: readonly ConsoleEvent[], confidential: readonly RecordKind[] = []): void {
    for (const all of news.filter(({ kind }) => this.rights.has(`${kind}:read`))) {
      const isUnread = confidential.includes(all.kind) && !this.hasRead(all.kind);
      const one = isUnread ? { ...all, records: undefined } : all;
      if (this.isBehind) this.missed.set(`${one.name} ${one.kind}`, { ...one, records: undefined });
      else this.isBehind = !this.stream.write(write(one));
    }
  }

  /** Sends a comment, which keeps proxies from closing the connection and reveals a dead one. */
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
