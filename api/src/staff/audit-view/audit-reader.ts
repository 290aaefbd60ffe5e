import type { FastifyRequest } from 'fastify';
import { auditKinds } from 'contract/audit';
import type { AuditKind } from 'contract/audit';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { rightsOf, staffOf } from '../../auth/access/route-access';

/** Whose questions about the log are answered, and what they may see in it. */
export interface AuditReader {
  readonly adminId: string;
  /** What they may see that others did; nothing without `audit:read`. */
  readonly kinds: readonly AuditKind[];
  /** Whether they may know which records an entry is about. */
  readonly mayRead: (kind: string) => boolean;
}

const isSection = (kind: string): kind is RecordKind =>
  (recordKinds as readonly string[]).includes(kind);

export function getAuditReader(request: FastifyRequest): AuditReader {
  const rights = rightsOf(request);
  const mayRead = (kind: string) => !isSection(kind) || rights.has(`${kind}:read`);
  return {
    adminId: staffOf(request)._id,
    kinds: rights.has('audit:read') ? auditKinds.filter(mayRead) : [],
    mayRead,
  };
}

/** Whether they may know how much happens in all of the log. */
export const seesEverything = ({ kinds }: AuditReader): boolean =>
  kinds.length === auditKinds.length;
