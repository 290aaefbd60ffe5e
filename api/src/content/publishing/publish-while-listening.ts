import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { ContentRepository } from '../content-repository';
import { noSitePublisher } from '../site-publisher';
import type { SitePublisher } from '../site-publisher';
import type { Database } from '../../storage/database';
import { ContentPublisher } from './content-publisher';
import type { PublisherOptions } from './content-publisher';
import { loadStarter } from './load-starter';
import { makeDiskSite } from './published-site';

/**
 * Timeout of an assembly in milliseconds, including the wait for a release. It takes a few seconds; with 60 programmes,
 * 400 sermons and 600 articles of maximum length, a minute of two cores, or five on a busy machine.
 */
const deadline = 900_000;

/** Timeout of a push in milliseconds: the first one uploads the whole site, 50 MB, over the church's connection. */
const pushDeadline = 600_000;

/** The publisher of a server; its state is `absent` if no site or no program for it is configured. */
export interface ServerPublisher extends SitePublisher {
  /** Runs the publisher from when the server listens until it closes. */
  attachTo(app: FastifyInstance): void;
}

export function makePublisher(
  { siteDir, sitePublisher, sitePush }: Pick<Config, 'siteDir' | 'sitePublisher' | 'sitePush'>,
  {
    database,
    ...options
  }: Pick<PublisherOptions, 'now' | 'log' | 'printLine'> & {
    readonly database: Database;
  },
): ServerPublisher {
  if (siteDir === undefined) return { ...noSitePublisher, attachTo: () => undefined };
  const content = new ContentRepository(database, options.now);
  const site = makeDiskSite(
    { file: sitePublisher ?? '', siteDir, deadline },
    sitePush === undefined ? undefined : { file: sitePush, siteDir, deadline: pushDeadline },
  );
  // Staff see the content of the site from the first request on.
  const takeOver = (app: FastifyInstance) =>
    app.addHook('onReady', async () => {
      await loadStarter(content, site).catch((error: unknown) => options.log.error({ err: error }));
    });
  if (sitePublisher === undefined) return { ...noSitePublisher, attachTo: takeOver };
  const publisher = new ContentPublisher({ ...options, content, site });
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
