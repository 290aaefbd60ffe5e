import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ErasurePlan, ErasureRequest, LockedAway } from 'contract/people-requests';
import type { SubmissionName } from 'contract/submissions';
import { findKept } from '../../erasure/erase-records';
import type { Database } from '../../../storage/database';
import { countAttached } from '../attached';
import type { CountedPlaces } from '../attached';
import { idsByKind, findChosenRecords } from '../chosen-records';
import type { ChosenRecords } from '../chosen-records';
import { findHeldProfiles } from './held-profiles';

export interface PreparedErasure {
  readonly answer: Omit<ErasurePlan, 'attached'> & { readonly attached: CountedPlaces };
  readonly chosen: ChosenRecords;
  /** The given address and those of the profiles, lower-cased. */
  readonly emails: readonly string[];
}

/** Lists what an erasure would delete. Audit entries are left out, because looking at the person adds one. */
export async function planErasure(
  { database, dataDir }: Pick<FastifyInstance, 'database' | 'dataDir'>,
  { email, records }: ErasureRequest,
  now: Date,
): Promise<PreparedErasure> {
  const chosen = await findChosenRecords(database, records);
  const named = [email ?? [], chosen.profiles.map((profile) => profile.email)].flat();
  const emails = [...new Set(named.map((one) => one.toLowerCase()))].sort();
  const locked = await findLocked(database, chosen, now);
  const kept = new Set(locked.map(({ _id }) => _id));
  const all = [...chosen.submissions, ...chosen.profiles];
  const erased = all.filter(({ id }) => !kept.has(id));
  const counts = [...idsByKind(erased)].map(([kind, ids]) => [kind, ids.length] as const);
  const attached = await countAttached({ database, dataDir }, chosen, emails);
  const reviews = await readReviewVersions(database, all);
  const versions = all.map(({ kind, id, version }) => [kind, id, version]);
  const plan = createHash('sha256')
    .update(JSON.stringify([versions, reviews, locked, emails, lastingOf(attached)]))
    .digest('hex');
  return {
    answer: { plan, records: Object.fromEntries(counts), locked, attached },
    chosen,
    emails,
  };
}

/**
 * These change on their own: a stranger's request for a password reset, or the rule that joins records into persons,
 * would make every erasure fail.
 */
const passing: readonly string[] = [
  'persons',
  'waitingMails',
  'mailCounts',
  'mailFiles',
  'tokens',
  'sessions',
] satisfies readonly (keyof CountedPlaces)[];

const lastingOf = (attached: CountedPlaces) =>
  Object.entries(attached).filter(([place]) => !passing.includes(place));

async function findLocked(
  database: Database,
  { submissions, profiles }: ChosenRecords,
  now: Date,
): Promise<readonly LockedAway[]> {
  const locked: LockedAway[] = [];
  for (const [kind, ids] of idsByKind(submissions)) {
    const kept = await findKept(database, kind as SubmissionName, ids, now);
    locked.push(...kept.map(({ id, until }) => ({ kind, _id: id, until })));
  }
  const held = await findHeldProfiles(database, profiles, now);
  return [...locked, ...held].sort((one, other) => (one._id < other._id ? -1 : 1));
}

async function readReviewVersions(
  database: Database,
  records: readonly { readonly kind: string; readonly id: string }[],
) {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const rows = await database
    .selectFrom('reviews')
    .select(['record_id', 'version'])
    // The kind is the first column of the table's key.
    .where('kind', 'in', [...new Set(records.map(({ kind }) => kind))])
    .where('record_id', 'in', ids)
    .orderBy('record_id')
    .execute();
  return rows.map(({ record_id, version }) => [record_id, version]);
}
