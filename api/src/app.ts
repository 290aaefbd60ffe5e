import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { authPlugin } from './auth/plugin';
import type { AuthOptions } from './auth/plugin';
import { contentPlugin } from './content/plugin';
import type { ContentOptions } from './content/plugin';
import type { Config } from './config';
import { makeLog } from './http/errors/error-log';
import { makeServer } from './http/make-server';
import type { ServerTimeouts } from './http/make-server';
import { httpPlugin, httpRoutes } from './http/plugin';
import type { HttpOptions } from './http/plugin';
import { mailPlugin } from './mail/plugin';
import type { MailOptions } from './mail/plugin';
import { membersPlugin } from './members/plugin';
import { privacyPlugin } from './privacy/plugin';
import { reviewPlugin } from './review/plugin';
import type { ReviewOptions } from './review/plugin';
import { staffPlugin } from './staff/plugin';
import { systemClock } from './storage/clock';
import { storagePlugin } from './storage/plugin';
import type { StorageOptions } from './storage/plugin';
import { submissionsPlugin } from './submissions/plugin';

/** The options of all domains; defaults are those of production. */
export type AppOptions = StorageOptions &
  HttpOptions &
  MailOptions &
  AuthOptions &
  ContentOptions &
  ReviewOptions & {
    readonly config: Pick<Config, 'trustedProxies'>;
    readonly log?: Logger;
    readonly timeouts?: ServerTimeouts;
  };

/**
 * Builds the whole server over an open database, ready for `listen` or `inject`: a list of domains, each on top of
 * those before it. Closing it waits until all accepted rows are stored; the caller closes the database.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, timeouts, now = systemClock, log = makeLog() } = options;
  const app = await makeServer(log, now, {
    timeouts,
    trustedProxies: config.trustedProxies,
    isSecure: config.publicUrl?.protocol === 'https:',
  });
  await app.register(storagePlugin, options);
  await app.register(httpPlugin, options);
  await app.register(mailPlugin, options);
  await app.register(authPlugin, options);
  await app.register(httpRoutes);
  await app.register(contentPlugin, options);
  await app.register(submissionsPlugin);
  await app.register(staffPlugin);
  await app.register(reviewPlugin, options);
  await app.register(membersPlugin);
  await app.register(privacyPlugin);
  return app;
}
