import type { AuditLog } from '../storage/audit/audit-log';
import type { AccessLog } from './access-log/access-log';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import type { IdMaker } from '../storage/time-ordered-id';

/** The dependencies of the console's routes. */
export interface ConsoleParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly audit: AuditLog;
}

/** The dependencies of routes that also note what is read. */
export interface AccessLogParts extends ConsoleParts {
  readonly accessLog: AccessLog;
}
