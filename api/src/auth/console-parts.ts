import type { AuditLog } from '../storage/audit/audit-log';
import type { AccessLog } from './access-log/access-log';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import type { IdMaker } from '../storage/time-ordered-id';

/** What the calls of the console are made of. */
export interface ConsoleParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly audit: AuditLog;
}

/** Of those that also note what is read. */
export interface AccessLogParts extends ConsoleParts {
  readonly readings: AccessLog;
}
