import type { Transaction } from 'kysely';
import type { AuditEntry } from '../../storage/audit/audit-log';
import { recordAccountChange } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import type { Tables } from '../../storage/tables/tables';
import type { Authority } from './authority';
import { InvitationRepository } from './invitation-repository';

type Change = Pick<AuditEntry, 'action' | 'subjects' | 'details'> & {
  readonly kind: 'accounts' | 'roles';
};

/**
 * Records a change of accounts or roles in the audit log. Invitations that their inviters may no longer give are
 * withdrawn, each with an audit entry of its own that names the cause.
 */
export async function recordRightsChange(
  transaction: Transaction<Tables>,
  { now, audit }: Pick<ConsoleParts, 'now' | 'audit'>,
  { actor }: Authority,
  change: Change,
): Promise<void> {
  const withdrawn = await new InvitationRepository(transaction, now).withdrawBeyondRights();
  await recordAccountChange(transaction, audit, { ...actor, ...change });
  const entry = { ...actor, action: 'withdraw', kind: 'accounts' } as const;
  for (const id of withdrawn)
    await audit.append(transaction, { ...entry, subjects: [id], details: { by: change.action } });
}
