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

/** The dependencies of the server; defaults are those of production. */
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
  /** Absent: emails are written to files in `dataDir`. */
  readonly mail?: MailTransport;
  /** The origin of the site in emails if there is no `publicUrl`; absent: the server's own address. */
  readonly localOrigin?: string;
  readonly now?: Clock;
  readonly makeId?: IdMaker;
  readonly log?: Logger;
  readonly timeouts?: ServerTimeouts;
  /** Absent: OWASP's minimum. */
  readonly passwordCost?: PasswordCost | undefined;
  readonly pollingIntervals?: PollingIntervals;
  /** The guard of a SQLite database's disk. Without it every write is attempted. */
  readonly storage?: StorageGuard | undefined;
  /** Publishes the content of staff; without it nothing is published. */
  readonly publisher?: SitePublisher | undefined;
}
