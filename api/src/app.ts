import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { authPlugin } from './auth/plugin';
import type { AuthOptions } from './auth/plugin';
import { contentPlugin } from './content/plugin';
import type { ContentOptions } from './content/plugin';
import type { Config } from './config';
import { makeLog } from './http/errors/error-log';
import { makeServer } from './http/make-server';
import type { ServerTimeouts } from './http/make-server';
import { httpPlugin } from './http/plugin';
import type { HttpOptions } from './http/plugin';
import { importsPlugin } from './imports/plugin';
import { mailPlugin } from './mail/plugin';
import type { MailOptions } from './mail/plugin';
import { membersPlugin } from './members/plugin';
import { peoplePlugin } from './people/plugin';
import { privacyPlugin } from './privacy/plugin';
import { questionsPlugin } from './questions/plugin';
import { releasesPlugin } from './releases/plugin';
import type { ReleasesOptions } from './releases/plugin';
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
  ReleasesOptions &
  ReviewOptions & {
    readonly config: Pick<Config, 'trustedProxies'>;
    readonly log?: Logger;
    readonly timeouts?: ServerTimeouts;
    /** The last domain of the server, for a test that needs no more; absent: all domains. */
    readonly lastDomain?: DomainName;
  };

type DomainName =
  | 'storage'
  | 'http'
  | 'mail'
  | 'auth'
  | 'content'
  | 'submissions'
  | 'staff'
  | 'releases'
  | 'review'
  | 'members'
  | 'people'
  | 'imports'
  | 'questions'
  | 'privacy';

/** The domains from bottom to top: each may use those before it. */
const domains: Readonly<Record<DomainName, FastifyPluginAsync<AppOptions>>> = {
  storage: storagePlugin,
  http: httpPlugin,
  mail: mailPlugin,
  auth: authPlugin,
  content: contentPlugin,
  submissions: submissionsPlugin,
  staff: staffPlugin,
  releases: releasesPlugin,
  review: reviewPlugin,
  members: membersPlugin,
  people: peoplePlugin,
  imports: importsPlugin,
  questions: questionsPlugin,
  privacy: privacyPlugin,
};

/**
 * Builds the server over an open database, ready for `listen` or `inject`. Closing it waits until all accepted rows are
 * stored; the caller closes the database.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, timeouts, now = systemClock, log = makeLog() } = options;
  const app = await makeServer(log, now, {
    timeouts,
    trustedProxies: config.trustedProxies,
    isSecure: config.publicUrl?.protocol === 'https:',
  });
  for (const [name, domain] of Object.entries(domains)) {
    await app.register(domain, options);
    if (name === options.lastDomain) break;
  }
  return app;
}
