import type { FastifyInstance } from 'fastify';
import { publisherCodes, releaseMode } from 'contract/publishing';
import type { ReleasedPackage } from 'contract/site-state';
import { toSeenChange } from 'contract/site-state';
import { PublisherError, callPublisher } from '../content/publishing/publisher-process';
import { FairWork } from '../http/limits/fair-work';
import { HttpError, changedMeanwhile, closing } from '../http/errors/http-error';
import type { SiteReleases } from './site-releases';

/**
 * Timeout of a change in milliseconds, including the wait for another one. Most take less than a second; where all pages
 * must be made anew on a busy machine, some minutes.
 */
const deadline = 300_000;

/** One change runs at a time, because each is a process. */
const limits = { running: 1, waiting: 8, waitingPerSite: 4 };

/** A change as the release command has it (docs/deploy.md). */
export interface ReleaseCall {
  readonly name: ReleasedPackage;
  /** The command, then what follows the package. */
  readonly words: readonly [command: string, ...more: readonly string[]];
  /** See `ReleaseChange` of contract. */
  readonly by: string;
  /** The last change that the caller knew of. */
  readonly seen: string;
}

/** Runs the release command, so that the console and the command line do the same. */
export class ReleaseProgram {
  private readonly work = new FairWork(limits);
  private readonly stopping = new AbortController();

  /** @param file of the program (SITE_PUBLISHER) */
  constructor(
    private readonly app: Pick<FastifyInstance, 'siteDir' | 'publisher' | 'log'>,
    private readonly site: Pick<SiteReleases, 'readState'>,
    private readonly file: string | undefined,
  ) {}

  /** Whether this server can change the site. */
  get isPresent(): boolean {
    return this.app.siteDir !== undefined && this.file !== undefined;
  }

  stop(): void {
    this.stopping.abort(closing());
  }

  /**
   * Changes the site. Throws an HttpError: 409 if there is no site, another change came between or the command refuses,
   * 503 if too many changes wait.
   */
  async change(call: ReleaseCall): Promise<void> {
    const { name, by, seen } = call;
    const [command, ...more] = call.words;
    const { file } = this;
    const { siteDir, publisher } = this.app;
    if (siteDir === undefined || file === undefined) throw noSite();
    const words = [releaseMode, command, name, ...more, '--by', by, '--seen', seen];
    const { signal } = this.stopping;
    try {
      await this.work.run({ subnet: by }, async () => {
        if ((await this.readChanges(name)).last !== seen) throw changedMeanwhile();
        await callPublisher({ file, siteDir, deadline }, words, signal).catch((error: unknown) =>
          this.continueIfDone(call, error),
        );
      });
    } catch (error) {
      if (!(error instanceof PublisherError)) throw error;
      throw error.code === publisherCodes.changedMeanwhile
        ? changedMeanwhile()
        : refused(error.message);
    }
    // The site is copied to where else visitors read it, as after a publication.
    publisher.wanted();
  }

  /**
   * The command may fail, or be killed, after visitors got the change, while it tidies up: that is no refusal.
   * @throws the error, if nothing was changed
   */
  private async continueIfDone({ name, by, seen }: ReleaseCall, error: unknown): Promise<void> {
    const { before, lastBy } = await this.readChanges(name);
    if (before !== seen || lastBy !== by) throw error;
    this.app.log.error({ err: error });
  }

  /** Reads the names of the last change of a package and of the one before, and who made the last. */
  private async readChanges(name: ReleasedPackage) {
    const releases = (await this.site.readState())?.packages[name];
    if (releases === undefined) throw noSite();
    const { changes = [] } = releases;
    return {
      last: toSeenChange(releases),
      before: toSeenChange({ ...releases, changes: changes.slice(0, -1) }),
      lastBy: changes.at(-1)?.by,
    };
  }
}

export const noSite = () =>
  new HttpError(409, { code: 'no-site' }, 'This server has no site that it could change.');

/** @param reason what the program said; it contains names of packages, versions and files only */
const refused = (reason: string) =>
  new HttpError(
    409,
    { code: 'release-refused' },
    `This was refused, and nothing has changed: ${reason}`,
    {
      more: { reason },
    },
  );
