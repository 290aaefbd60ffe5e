import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { ContentRepository } from '../content-repository';
import { noSitePublisher } from '../site-publisher';
import type { SitePublisher } from '../site-publisher';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { ContentPublisher } from './content-publisher';
import { loadStarter } from './load-starter';
import { siteOnDisk } from './published-site';

/**
 * In milliseconds, with the waiting for a release. An assembly takes a few seconds; of 60 programmes, 400 sermons and 600
 * articles, all of them as long as they may be, a minute of two cores, and five minutes of a machine that is busy.
 */
const deadline = 900_000;

/** In milliseconds. The first push brings the whole site, 50 MB, over the line that the church has. */
const pushDeadline = 600_000;

interface Parts {
  readonly database: Database;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Prints one line for the operator. */
  readonly printLine: (line: string) => void;
}

/** What puts on the site what is published; `absent` for a server that was told of no site or of no program for it. */
export interface ServerPublisher extends SitePublisher {
  /** Has it work from the moment on at which the server listens, until it closes. */
  attachTo(app: FastifyInstance): void;
}

export function makePublisher(
  { siteDir, sitePublisher, sitePush }: Pick<Config, 'siteDir' | 'sitePublisher' | 'sitePush'>,
  { database, now, ...parts }: Parts,
): ServerPublisher {
  if (siteDir === undefined) return { ...noSitePublisher, attachTo: () => undefined };
  const content = new ContentRepository(database, now);
  const site = siteOnDisk(
    { file: sitePublisher ?? '', siteDir, deadline },
    sitePush === undefined ? undefined : { file: sitePush, siteDir, deadline: pushDeadline },
  );
  // Staff find what the site says from the first request on.
  const takeOver = (app: FastifyInstance) =>
    app.addHook('onReady', async () => {
      await loadStarter(content, site).catch((error: unknown) => parts.log.error({ err: error }));
    });
  if (sitePublisher === undefined) return { ...noSitePublisher, attachTo: takeOver };
  const publisher = new ContentPublisher({ ...parts, now, content, site });
  return {
    wanted: () => publisher.wanted(),
    ask: () => publisher.ask(),
    attachTo(app) {
      takeOver(app);
      app.addHook('onListen', (done) => {
        publisher.look();
        done();
      });
      app.addHook('onClose', () => publisher.stop());
    },
  };
}
