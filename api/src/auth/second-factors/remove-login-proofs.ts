import type { Database } from '../../storage/database';

/** The tables of an account's other proofs beside its password, and of flows that began with them. */
const factorTables = ['second_factors', 'recovery_codes', 'staff_tickets'] as const;

/**
 * Removes from an account everything but its password that lets a person log in now or later: second factors, recovery
 * codes, tickets, and a requested change of the email address.
 */
export async function removeLoginProofs(database: Database, adminId: string): Promise<void> {
  for (const table of factorTables)
    await database.deleteFrom(table).where('admin_id', '=', adminId).execute();
  await cancelEmailChange(database, adminId);
}

/** Cancels a requested change of the email address with its link, because an attacker may have requested it. */
export async function cancelEmailChange(database: Database, adminId: string): Promise<void> {
  await database.deleteFrom('staff_email_changes').where('admin_id', '=', adminId).execute();
}
