import type { Transaction } from 'kysely';
import type { Clock } from '../../storage/clock';
import type { StaffMailKind } from '../../mail/mail-kind';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { Tables } from '../../storage/tables/tables';
import { RoleRepository } from './role-repository';

/**
 * Mails all owners, also the one who did what they are told of.
 * @param sender the address that it is sent from; absent: the church's own, as it is by then
 */
export async function tellOwners(
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
