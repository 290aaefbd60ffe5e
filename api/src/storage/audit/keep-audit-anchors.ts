import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../schedule/repeat-while-listening';
import type { Clock } from '../clock';
import { ignoreUnavailable } from '../database-errors';
import type { AuditAnchors } from './audit-anchors';
import type { AuditLog } from './audit-log';

interface AnchorParts {
  readonly audit: AuditLog;
  readonly anchors: AuditAnchors;
  readonly now: Clock;
  /** Prints one line for the operator. */
  readonly printLine: (line: string) => void;
}

/** In milliseconds: what is cut off sooner after it was written is not missed. */
const interval = 10_000;

class AuditLogCut extends Error {
  override readonly name = 'AuditLogCut';
}

/**
 * Notes outside of the database where the audit log ends, while staff work and when the server stops, and each day
 * in the server's output, which may go to another machine. Says so, once, when the log no longer holds what was noted.
 */
export function keepAuditAnchors(app: FastifyInstance, parts: AnchorParts): void {
  const { now, printLine } = parts;
  let announcedOn = '';
  let hasReported = false;
  const look = async () => {
    const head = await anchorAuditHead(parts);
    if (head === undefined && !hasReported) {
      hasReported = true;
      app.log.error({ err: new AuditLogCut() });
      printLine('The audit log does not hold what it held before. See: npm run admin -- audit');
    }
    const today = now().toISOString().slice(0, 10);
    if (head === undefined || head.length === 0 || announcedOn === today) return;
    announcedOn = today;
    printLine(`The audit log has ${head.length} entries and ends with ${head.hash}`);
  };
  repeatWhileListening(app, interval, () => look().catch(ignoreUnavailable));
  app.addHook('onClose', () => look().catch((error: unknown) => app.log.error({ err: error })));
}

/** Answers where the log ends; undefined, with nothing noted, when it does not hold what was noted last. */
export async function anchorAuditHead({ audit, anchors, now }: Omit<AnchorParts, 'printLine'>) {
  const head = await audit.head();
  const last = (await anchors.read()).at(-1);
  if (last !== undefined && !(await audit.holds(last))) return undefined;
  if (head.length > (last?.length ?? 0)) await anchors.add({ ...head, at: now().toISOString() });
  return head;
}
