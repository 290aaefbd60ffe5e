import type { Transaction } from 'kysely';
import type { Clock } from '../../storage/clock';
import type { StaffMailKind } from '../../mail/mail-kind';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { Tables } from '../../storage/tables/tables';
import { RoleRepository } from './role-repository';

/**
 * Emails all owners, including the one who acted.
 * @param sender the sender's address; by default the church's own at the time of sending
 */
export async function emailOwners(
  transaction: Transaction<Tables>,
  { now, makeId }: { readonly now: Clock; readonly makeId: IdMaker },
  kind: StaffMailKind,
  sender?: string,
): Promise<void> {
  const outbox = new OutboxRepository(transaction, now, makeId);
  const owners = await new RoleRepository(transaction).listOwners();
  for (const { id: profileId, email: recipient } of owners) {
    if (sender === undefined) await outbox.add(kind, recipient, profileId);
    else await outbox.addFrom(sender, { kind, recipient, profileId });
  }
}
