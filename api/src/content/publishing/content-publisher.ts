import type { FastifyBaseLogger } from 'fastify';
import type { SiteProgress } from 'contract/content-requests';
import { writeSnapshot } from 'contract/content-snapshot';
import type { ContentRepository } from '../content-repository';
import type { SitePublisher } from '../site-publisher';
import type { Clock } from '../../storage/clock';
import { loadStarter } from './load-starter';
import type { StarterStore } from './load-starter';
import { PublisherError } from './publisher-process';
import type { PublishedSite } from './published-site';
import { QuietWork } from './quiet-work';

export interface PublisherOptions {
  readonly content: StarterStore &
    Pick<ContentRepository, 'countPublications' | 'snapshot' | 'nextEnd'>;
  readonly site: PublishedSite;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Prints one line for the operator. */
  readonly printLine: (line: string) => void;
}

/**
 * How often database and site are compared, in milliseconds. So short a timer stays accurate even if the machine sleeps
 * or its clock is changed.
 */
const interval = 60_000;

/** Delays before a failure is retried, in milliseconds: the first one and the maximum. */
const backOff = { first: 5_000, most: 300_000 };

/**
 * Keeps the site equal to what is published. It compares database and site at the start, after each publication (by
 * another process, when a client asks), when a programme ends, and every minute. If they differ, it renders the pages,
 * one run at a time. So a killed process does no harm: the next comparison repairs it.
 */
export class ContentPublisher implements SitePublisher {
  private current: SiteProgress;
  private isWanted = false;
  private failures = 0;
  /** Count of publications at the last comparison. */
  private compared: number | undefined;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private readonly preparation = new QuietWork((signal) => this.prepare(signal));
  /** The last failure of a preparation that the operator was told. */
  private unprepared: string | undefined;

  constructor(private readonly options: PublisherOptions) {
    this.current = { state: 'under-way', since: options.now().toISOString() };
  }

  progress(): SiteProgress {
    return this.current;
  }

  /** Compares now if another process has published since the last time. */
  async ask(): Promise<SiteProgress> {
    const count = await this.options.content.countPublications();
    const isNews = this.compared !== undefined && count !== this.compared;
    // Storing the count keeps the next caller from starting another comparison.
    this.compared = count;
    if (isNews) this.wanted();
    return this.current;
  }

  wanted(): void {
    this.isWanted = true;
    this.enter('under-way');
    this.look();
  }

  /** Compares now, unless a comparison is running, and schedules the next. */
  look(): void {
    if (this.stopping.signal.aborted || this.running) return;
    clearTimeout(this.timer);
    this.running = this.work().finally(() => {
      this.running = undefined;
      if (this.isWanted) this.look();
    });
  }

  /** Aborts what is running; the next start completes it. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('The server stops.'));
    clearTimeout(this.timer);
    await Promise.all([this.running, this.preparation.stop()]);
  }

  /** Loads the content of the site if nothing was ever published. The next comparison reports a failure. */
  async loadStarter(): Promise<void> {
    const { content, site } = this.options;
    if (!(await loadStarter(content, site))) {
      throw new PublisherError('Its pages are from before content: lay it out anew.');
    }
  }

  private async work(): Promise<void> {
    this.isWanted = false;
    const delay = await this.compare().catch((error: unknown) => this.fail(error));
    if (this.stopping.signal.aborted) return;
    this.timer = setTimeout(() => this.look(), delay).unref();
  }

  /** Returns the delay until the next comparison, in milliseconds. */
  private async compare(): Promise<number> {
    const { content, site, now, printLine } = this.options;
    await this.loadStarter();
    this.compared = await content.countPublications();
    const takeSnapshot = async () => writeSnapshot(await content.snapshot(now()));
    if ((await takeSnapshot()) !== (await site.readShown())) {
      // After a failure the state remains failed until a run succeeds.
      if (this.failures === 0) this.enter('under-way');
      await this.preparation.stop();
      const said = await site.show(takeSnapshot, this.stopping.signal);
      for (const line of said) printLine(`Publishing: ${line}`);
    }
    await site.push(this.stopping.signal);
    if (this.failures > 0) printLine('The site shows what is published again.');
    this.failures = 0;
    if (!this.isWanted) {
      this.enter('shown');
      this.preparation.start();
    }
    const end = await content.nextEnd(now());
    return Math.min(interval, end === undefined ? interval : end.getTime() - now().getTime());
  }

  /** Nothing is lost if it fails: going back then takes seconds instead of being instant. */
  private async prepare(signal: AbortSignal): Promise<void> {
    const { site, printLine } = this.options;
    try {
      for (const line of await site.prepare(signal)) printLine(`Publishing: ${line}`);
      this.unprepared = undefined;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (signal.aborted || why === this.unprepared) return;
      this.unprepared = why;
      printLine(`The pages to go back to could not be prepared: ${why}`);
    }
  }

  /** Reports only the first of several failures. */
  private fail(error: unknown): number {
    if (this.stopping.signal.aborted) return 0;
    if (this.failures === 0 && error instanceof PublisherError) {
      const words = 'What is published could not be put on the site, which is tried again:';
      this.options.printLine(`${words} ${error.message}`);
    } else if (this.failures === 0) this.options.log.error({ err: error });
    this.failures += 1;
    this.enter('failed');
    return Math.min(backOff.most, backOff.first * 2 ** (this.failures - 1));
  }

  private enter(state: SiteProgress['state']): void {
    if (this.current.state === state) return;
    this.current = { state, since: this.options.now().toISOString() };
  }
}
