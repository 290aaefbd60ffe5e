import type { Logger } from 'pino';
import type { Config } from './config';
import type { PollingIntervals } from './review/console-events/console-event-feed';
import type { SitePublisher } from './content/site-publisher';
import type { StorageGuard } from './storage/data-folder/storage-guard';
import type { ServerTimeouts } from './http/make-server';
import type { MailTransport } from './mail/mail-transport';
import type { PasswordCost } from './auth/passwords/password-checker';
import type { Database } from './storage/database';
import type { Clock } from './storage/clock';
import type { IdMaker } from './storage/time-ordered-id';

/** What the server is made of; what is absent, tests apart, is the real thing. */
export interface AppOptions {
  readonly database: Database;
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'siteDir'
    | 'sitePublisher'
    | 'dataDir'
    | 'media'
    | 'trustedProxies'
    | 'allowedOrigins'
  >;
  /** Absent: mails become files in `dataDir`. */
  readonly mail?: MailTransport;
  /** What mails call the site where there is no `publicUrl`; absent: where the server listens. */
  readonly localOrigin?: string;
  readonly now?: Clock;
  readonly makeId?: IdMaker;
  readonly log?: Logger;
  readonly timeouts?: ServerTimeouts;
  /** Absent: OWASP's minimum. */
  readonly passwordCost?: PasswordCost | undefined;
  readonly pollingIntervals?: PollingIntervals;
  /** Of a SQLite database. Without it every write is attempted. */
  readonly storage?: StorageGuard | undefined;
  /** Puts what staff publish on the site; without it there is none. */
  readonly publisher?: SitePublisher | undefined;
}
