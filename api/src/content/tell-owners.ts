import type { ContentKind } from 'contract/content-kinds';
import type { Transaction } from 'kysely';
import type { ConsoleParts } from '../console/console-parts';
import type { StaffMailKind } from '../mail/mail-kind';
import { OutboxRepository } from '../mail/outbox-repository';
import { RoleRepository } from '../roles/role-repository';
import type { Tables } from '../storage/tables/tables';

/** Mails all owners what was published of the church itself, also the one who did it (DESIGN 6.9). */
export async function tellOwners(
  transaction: Transaction<Tables>,
  { now, makeId }: Pick<ConsoleParts, 'now' | 'makeId'>,
  mail: StaffMailKind,
): Promise<void> {
  const outbox = new OutboxRepository(transaction, now, makeId);
  const owners = await new RoleRepository(transaction).listOwners();
  for (const { id, email } of owners) await outbox.add(mail, email, id);
}

/** The mail that tells of a publication of a kind of the church's own. */
export function noticeOf(kind: ContentKind): StaffMailKind {
  if (kind === 'giving') return 'staff-giving-notice';
  return kind === 'identity' ? 'staff-identity-notice' : 'staff-texts-notice';
}
