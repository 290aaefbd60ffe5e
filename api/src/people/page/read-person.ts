import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { NotDuplicatesRepository } from '../../review/not-duplicates/not-duplicates-repository';
import type { Database } from '../../storage/database';
import { HouseholdRepository } from '../households/household-repository';
import { readHouseholds } from '../households/read-households';
import { readPersonHeads } from '../households/person-heads';
import { toPersonProposals } from './person-routes';
import { ProposalRepository } from '../persons/proposal-repository';
import { findDuplicates } from './find-duplicates';
import { PersonChangeReader } from '../changes/person-change-reader';
import { PersonPageRepository } from './person-page-repository';
import { readEntries } from './read-entries';

/** Proposals that a page shows at most. */
const mostProposals = 20;

/** Reads what the page of a person shows; undefined if its last record was removed meanwhile. */
export async function readPerson(
  app: Pick<FastifyInstance, 'database' | 'now' | 'accessLog'>,
  request: FastifyRequest,
  id: string,
): Promise<Person | undefined> {
  const { database } = app;
  const rights = getRights(request);
  const kinds = getKindsWithRight(rights, 'read');
  const [head] = await readPersonHeads(database, kinds, [id]);
  if (head === undefined) return undefined;
  const places = await new PersonPageRepository(database, kinds).listRecords(id);
  const entries = await readEntries(app, places);
  const proposed = new ProposalRepository(database, getKindsWithRight(rights, 'review'));
  const proposals = await proposed.listOf(id, mostProposals);
  const family = await readFamily(database, kinds, id);
  return {
    ...head,
    entries,
    ...(family && { family }),
    duplicates: findDuplicates(entries, await readKept(database, entries)),
    proposals: await toPersonProposals(app, request, proposals),
    changes: await new PersonChangeReader(database, kinds).listUndoable(id),
  };
}

async function readFamily(
  database: Database,
  kinds: readonly RecordKind[],
  person: string,
): Promise<Person['family']> {
  const found = await new HouseholdRepository(database).findOf([person], kinds);
  const [household] = await readHouseholds(database, kinds, [...found.values()]);
  if (household === undefined) return undefined;
  const { persons: members, ...said } = household;
  return { ...said, members };
}

/** Returns whether staff marked two records as no duplicates at the versions that they have. */
async function readKept(database: Database, entries: Person['entries']) {
  const versions = new Map(entries.map(({ record }) => [record._id, record.__v]));
  const pairs = await new NotDuplicatesRepository(database).listAmong([...versions.keys()]);
  const kept = new Set(
    pairs
      .filter(({ records }) => records.every(({ _id, __v }) => versions.get(_id) === __v))
      .map(({ records }) => toPair(records.map(({ _id }) => _id))),
  );
  return (first: string, second: string) => kept.has(toPair([first, second]));
}

const toPair = (ids: readonly string[]): string => ids.toSorted().join(' ');
