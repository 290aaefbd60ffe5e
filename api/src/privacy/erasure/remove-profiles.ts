import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { noteChange } from '../../storage/records/record-changes';
import type { Tables } from '../../storage/tables/tables';
import { removeAttachedData } from './remove-attached-data';

interface RemovedProfiles {
  /** The ids of the profiles that existed. */
  readonly ids: readonly string[];
  /** The addresses of their pictures, which are now in the table of loose pictures. */
  readonly pictures: readonly string[];
}

/** The pictures are marked as abandoned long ago, so that the next sweep removes them. */
const longAgo = new Date(0).toISOString();

/** Removes profiles (a few hundred at most) with everything attached, partly by cascading foreign keys. */
export async function removeProfiles(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<RemovedProfiles> {
  if (ids.length === 0) return { ids: [], pictures: [] };
  const rows = await transaction
    .selectFrom('profiles')
    .select(['id', sql<string | null>`body->>'image'`.as('image')])
    .where('id', 'in', ids)
    .execute();
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return { ids: [], pictures: [] };
  await removeAttachedData(transaction, 'profiles', found);
  await transaction.deleteFrom('profiles').where('id', 'in', found).execute();
  const pictures = rows.flatMap(({ image }) => image ?? []);
  for (const address of pictures)
    await transaction
      .insertInto('loose_pictures')
      .values({ address, noted_at: longAgo })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await noteChange(transaction, 'profiles');
  return { ids: found, pictures };
}
