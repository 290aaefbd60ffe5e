import type { FastifyRequest } from 'fastify';
import { auditKinds } from 'contract/audit';
import type { AuditKind } from 'contract/audit';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { getRights, getStaff } from '../../auth/access/route-access';

/** The caller of the audit view, and what they may see in it. */
export interface AuditReader {
  readonly adminId: string;
  /** The kinds of entries by others that the reader may see; empty without `audit:read`. */
  readonly kinds: readonly AuditKind[];
  /** Whether the reader may know which records an entry is about. */
  readonly mayRead: (kind: string) => boolean;
}

const isSection = (kind: string): kind is RecordKind =>
  (recordKinds as readonly string[]).includes(kind);

export function getAuditReader(request: FastifyRequest): AuditReader {
  const rights = getRights(request);
  const mayRead = (kind: string) => !isSection(kind) || rights.has(`${kind}:read`);
  return {
    adminId: getStaff(request)._id,
    kinds: rights.has('audit:read') ? auditKinds.filter(mayRead) : [],
    mayRead,
  };
}

/** Whether the reader may know how much happens in the whole log. */
export const canReadWholeLog = ({ kinds }: AuditReader): boolean =>
  kinds.length === auditKinds.length;
