import type { Database } from '../../storage/database';

/** What an account can prove itself with beside its password, and what was begun with it. */
const factorTables = ['second_factors', 'recovery_codes', 'staff_tickets'] as const;

/**
 * Takes away from an account everything but its password by which a person could log in to it, or get it later:
 * second factors, recovery codes, tickets, and a wish for another e-mail.
 */
export async function forgetProofs(database: Database, adminId: string): Promise<void> {
  for (const table of factorTables)
    await database.deleteFrom(table).where('admin_id', '=', adminId).execute();
  await forgetEmailWish(database, adminId);
}

/** The link that was mailed for another e-mail is void: an attacker may have asked for it, not the owner. */
export async function forgetEmailWish(database: Database, adminId: string): Promise<void> {
  await database.deleteFrom('staff_email_changes').where('admin_id', '=', adminId).execute();
}
