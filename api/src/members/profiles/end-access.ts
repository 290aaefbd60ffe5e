import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables/tables';

/**
 * Ends a profile's sessions, reset links and pending email changes, so that an intruder does not keep access.
 *
 * @param keepSession the digest of the token of the one session that survives
 */
export async function endAccess(
  transaction: Transaction<Tables>,
  profileId: string,
  keepSession = '',
): Promise<void> {
  await transaction.deleteFrom('pending_emails').where('profile_id', '=', profileId).execute();
  await transaction.deleteFrom('reset_tokens').where('profile_id', '=', profileId).execute();
  await transaction
    .deleteFrom('member_sessions')
    .where('profile_id', '=', profileId)
    .where('token_hash', '<>', keepSession)
    .execute();
}
