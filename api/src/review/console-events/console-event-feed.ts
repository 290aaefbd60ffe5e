import type { FastifyBaseLogger } from 'fastify';
import type { RecordKind } from 'contract/review';
import type { ChangeSubject } from '../../storage/records/record-changes';
import { Arrivals } from './arrivals';
import type { ConsoleReader, ConsoleEvent } from './console-reader';
import type { ConsoleEventRepository } from './console-event-repository';

/** In milliseconds. */
export interface PollingIntervals {
  /** The interval of database polls. */
  readonly tick: number;
  /** The interval at which a silent connection gets a heartbeat and its session is checked. */
  readonly beat: number;
}

export const defaultPollingIntervals: PollingIntervals = { tick: 1000, beat: 15_000 };

/** Sends consoles the changes. It polls the database, which all processes share, while a console is connected. */
export class ConsoleEventFeed {
  private readonly readers = new Set<ConsoleReader>();
  private readonly submissions: Arrivals;
  private readonly profiles: Arrivals;
  private changes: ReadonlyMap<ChangeSubject, number> = new Map();
  private timer: NodeJS.Timeout | undefined;
  private beginning: Promise<void> | undefined;
  private lastBeat = Date.now();
  /** Events that were found but not sent yet, because a query for the rest failed. */
  private found: ConsoleEvent[] = [];
  private haveRightsChanged = false;
  private isStopped = false;

  constructor(
    private readonly news: ConsoleEventRepository,
    private readonly log: FastifyBaseLogger,
    private readonly intervals: PollingIntervals,
    /** The sections whose reads are logged. */
    private readonly readConfidential: () => Promise<readonly RecordKind[]>,
  ) {
    this.submissions = new Arrivals(news, 'submissions');
    this.profiles = new Arrivals(news, 'profiles');
  }

  /**
   * From now on the reader gets all events. It gets no event id to resume from, because that would reveal the number of
   * events in sections that it may not see: a console that reconnects fetches its lists again.
   */
  async add(reader: ConsoleReader): Promise<void> {
    this.beginning ??= this.begin();
    await this.beginning;
    if (this.isStopped) reader.end();
    if (reader.stream.destroyed) return;
    this.readers.add(reader);
    reader.stream.once('close', () => this.remove(reader));
    reader.greet();
    // Its rights may have changed since they were read for the request.
    if (!(await reader.isAuthorized())) reader.end();
  }

  /** Ends all streams, which would keep the server from stopping. */
  stop(): void {
    this.isStopped = true;
    for (const reader of this.readers) reader.end();
    this.rest();
  }

  private remove(reader: ConsoleReader): void {
    this.readers.delete(reader);
    if (this.readers.size === 0) this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.beginning = undefined;
  }

  private async begin(): Promise<void> {
    try {
      await this.submissions.begin();
      await this.profiles.begin();
      this.changes = await this.news.countChanges();
      this.schedule();
    } catch (error) {
      this.beginning = undefined;
      throw error;
    }
  }

  private schedule(): void {
    const timer = setTimeout(() => {
      this.tick()
        .catch((error: unknown) => this.log.warn({ err: error }))
        .finally(() => {
          // All readers left and a new one came during the query: the new one has its own timer.
          if (this.timer !== timer) return;
          if (this.readers.size > 0) this.schedule();
          else this.rest();
        });
    }, this.intervals.tick);
    this.timer = timer;
  }

  private async tick(): Promise<void> {
    await this.findEvents();
    const hasArrivals = this.found.some(({ name }) => name === 'arrived');
    const confidential = hasArrivals ? await this.readConfidential() : [];
    const news = this.found.splice(0);
    const haveRightsChanged = this.haveRightsChanged;
    this.haveRightsChanged = false;
    const isBeat = Date.now() - this.lastBeat >= this.intervals.beat;
    if (isBeat) this.lastBeat = Date.now();
    if (news.length === 0 && !isBeat && !haveRightsChanged) return;
    for (const reader of this.readers) {
      if (!(await reader.isAuthorized())) reader.end();
      else if (news.length > 0) reader.tell(news, confidential);
      else if (isBeat) reader.beat();
    }
  }

  private async findEvents(): Promise<void> {
    for (const table of [this.submissions, this.profiles]) {
      for (const [kind, records] of await table.next())
        this.found.push({ name: 'arrived', kind, records });
    }
    const before = this.changes;
    this.changes = await this.news.countChanges();
    for (const [kind, count] of this.changes) {
      if (before.get(kind) === count) continue;
      if (kind === 'accounts') this.haveRightsChanged = true;
      else this.found.push({ name: 'changed', kind });
    }
  }
}
