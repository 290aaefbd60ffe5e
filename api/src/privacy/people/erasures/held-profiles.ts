import type { LockedAway } from 'contract/people-requests';
import type { Database } from '../../../storage/database';

/** The profiles that staff hold, as for a dispute, with the day until which they are kept. */
export async function findHeldProfiles(
  database: Database,
  profiles: readonly { readonly id: string }[],
  now: Date,
): Promise<readonly LockedAway[]> {
  if (profiles.length === 0) return [];
  const rows = await database
    .selectFrom('retention_holds')
    .select(['record_id', 'until'])
    .where('kind', '=', 'profiles')
    .where('until', '>', now.toISOString())
    .where(
      'record_id',
      'in',
      profiles.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ record_id, until }) => ({ kind: 'profiles', _id: record_id, until }));
}
