import { PassThrough } from 'node:stream';
import type { ConsoleEvents, RecordKind } from 'contract/review';

/** One event as server-sent events write it. `records` are JSON texts. */
export interface ConsoleEvent {
  readonly name: keyof ConsoleEvents;
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

  /** @param isAllowed whether the console's session is still open */
  constructor(private readonly isAllowed: () => Promise<boolean>) {
    this.stream.on('drain', () => this.catchUp());
  }

  /** When that cannot be found out, the stream ends, and a browser asks again: then the fault is logged as any other. */
  isAuthorized(): Promise<boolean> {
    return this.isAllowed().catch(() => false);
  }

  /** Says how long, in milliseconds, to wait before asking again, and where to go on then. */
  greet(position: string): void {
    this.stream.write(`retry: 3000\nid: ${position}\n\n`);
  }

  /** @param position the position from which a reconnecting console continues */
  tell(news: readonly ConsoleEvent[], position: string): void {
    for (const [index, one] of news.entries()) {
      // The position is sent only with the last event, so that a reconnecting console misses none.
      const reached = index === news.length - 1 && this.missed.size === 0 ? position : '';
      if (this.isBehind) this.missed.set(`${one.name} ${one.kind}`, { ...one, records: undefined });
      else this.isBehind = !this.stream.write(write(one, reached));
    }
  }

  /** Something that is no event, so that proxies keep the connection and a dead one is noticed. */
  beat(): void {
    if (!this.isBehind) this.isBehind = !this.stream.write(':\n\n');
  }

  end(): void {
    this.stream.end();
  }

  private catchUp(): void {
    this.isBehind = false;
    const missed = [...this.missed.values()];
    this.missed.clear();
    this.tell(missed, '');
  }
}

/** An empty position leaves the reader's as it is. */
function write({ name, kind, records }: ConsoleEvent, position: string): string {
  const list = records === undefined ? '' : `,"records":[${records.join(',')}]`;
  const id = position === '' ? '' : `id: ${position}\n`;
  return `${id}event: ${name}\ndata: {"kind":"${kind}"${list}}\n\n`;
}
