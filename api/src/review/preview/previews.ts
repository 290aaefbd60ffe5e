import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PreviewQuery } from 'contract/preview-requests';
import { writeSnapshot } from 'contract/content-snapshot';
import { findNextService } from 'contract/next-service';
import { previewNotFound, previewFailed } from '../../content/content-errors';
import { closing } from '../../http/errors/http-error';
import { FairWork } from '../../http/limits/fair-work';
import { PublisherError } from '../../content/publishing/publisher-process';
import { fillService } from '../../content/site/next-service-page';
import { serviceStartsIn } from '../../content/site/service-starts-of-set';
import { DraftSnapshots } from './draft-snapshot';
import type { PreviewRequest } from './draft-snapshot';
import { renderPage } from './render-page';

interface PagePreviewRequest extends PreviewRequest, PreviewQuery {
  /** The id of the account, by which requests are queued fairly. */
  readonly account: string;
}

/** One preview runs at a time, because each uses a core for a second and 80 MB. Accounts get a fair share. */
const limits = { running: 1, waiting: 16, waitingPerSite: 2 };

/** In milliseconds. A page takes about a second, and more on a busy machine. */
const deadline = 30_000;

/** Renders pages with a draft in them and stores nothing. */
export class Previews {
  private readonly work = new FairWork(limits);
  private readonly stopping = new AbortController();
  private readonly snapshots: DraftSnapshots;

  /** @param sitePublisher the file of the program that renders pages (SITE_PUBLISHER) */
  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'siteDir'>,
    private readonly sitePublisher: string | undefined,
  ) {
    this.snapshots = new DraftSnapshots(app.database, app.now);
  }

  stop(): void {
    this.stopping.abort(closing());
  }

  /**
   * Renders a page as visitors would get it now. Throws an HttpError: as `DraftSnapshots`, 409 if it cannot be
   * rendered, 503 if the queue is full; and the reason of the signal.
   */
  render(
    request: PagePreviewRequest,
    left: AbortSignal,
    log: Pick<FastifyBaseLogger, 'error'>,
  ): Promise<string> {
    const signal = AbortSignal.any([left, this.stopping.signal]);
    return this.work.run({ subnet: request.account }, () => {
      signal.throwIfAborted();
      return this.make(request, signal, log);
    });
  }

  private async make(
    request: PagePreviewRequest,
    signal: AbortSignal,
    log: Pick<FastifyBaseLogger, 'error'>,
  ): Promise<string> {
    const { sitePublisher } = this;
    const { now, siteDir } = this.app;
    if (siteDir === undefined || sitePublisher === undefined) throw previewNotFound();
    const snapshot = await this.snapshots.take(request);
    const program = { file: sitePublisher, siteDir, deadline };
    try {
      const html = await renderPage(program, request, writeSnapshot(snapshot), signal);
      // The api fills in the next service in the home page in the same way.
      const start = findNextService(now(), serviceStartsIn(snapshot));
      return fillService(html, request.language, start) ?? html;
    } catch (error) {
      if (!(error instanceof PublisherError)) throw error;
      log.error({ err: error });
      throw previewFailed();
    }
  }
}
