import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import {
  addHousehold,
  changeHousehold,
  householdPageLength,
  listHouseholdProposals,
  listHouseholds,
  refuseHousehold,
} from 'contract/household-requests';
import type { Household } from 'contract/household-requests';
import type { PersonHead } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { changedMeanwhile, noPerson, noRight, notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import type { Tables } from '../../storage/tables/tables';
import { lockPersons } from '../lock-persons';
import { makeFirstVersion, makePersonId } from '../untelling-values';
import { HouseholdChanges } from './household-changes';
import { HouseholdRepository } from './household-repository';
import { listProposedHouseholds } from './list-proposals';
import { readHouseholds } from './read-households';

/** Households: which persons live together. */
export function serveHouseholds(app: FastifyInstance): void {
  const { database, now } = app;
  const page = (from = 0) => ({ from, count: householdPageLength });

  serve(app, listHouseholds, async ({ request, query }) => {
    const { kinds } = toReader(request);
    await app.personIndexer.catchUp();
    const found = await new HouseholdRepository(database).list(kinds, page(query.from));
    const households = await readHouseholds(database, kinds, found.households);
    await noteFound(
      app,
      request,
      households.flatMap(({ persons }) => persons),
    );
    return { households, total: found.total };
  });
  serve(app, listHouseholdProposals, async ({ request, query }) => {
    await app.personIndexer.catchUp();
    const listed = await listProposedHouseholds(database, toReader(request), {
      ...page(query.from),
      person: query.person,
    });
    await noteFound(
      app,
      request,
      listed.proposals.flatMap(({ persons }) => persons),
    );
    return listed;
  });
  serveChange(app, addHousehold, async ({ transaction, request, body: { persons }, note }) => {
    await lockPersons(transaction);
    const reader = toReader(request);
    const changes = new HouseholdChanges(transaction);
    await requirePersons(changes, reader, persons);
    const former = await changes.listOf(persons);
    // Nobody is taken out of a household with others whom the caller does not know of: it gets the new persons instead.
    const hidden = await changes.findWithOthers(former, reader.kinds);
    const id = hidden ?? makePersonId();
    if (hidden === undefined) await changes.add(id, now(), makeFirstVersion());
    else await changes.renew(id);
    await changes.put(id, persons);
    await changes.removeSmall(former);
    await changes.announce(persons);
    await note({ subjects: [id], details: { persons: persons.length } });
    const household = await readOne(transaction, reader, id);
    if (household === null) throw notFound();
    return household;
  });
  serveChange(app, changeHousehold, async ({ transaction, request, id, body, note }) => {
    await lockPersons(transaction);
    const reader = toReader(request);
    const changes = new HouseholdChanges(transaction);
    const present = await new HouseholdRepository(transaction).find([id], reader.kinds);
    const household = present.get(id);
    if (household === undefined) throw notFound();
    if (household.version !== body.seenVersion) throw changedMeanwhile();
    const added = body.persons.filter((person) => !household.persons.includes(person));
    await requirePersons(changes, reader, added);
    const left = household.persons.filter((person) => !body.persons.includes(person));
    const removed = await changes.filterWith(left, reader.reviewKinds);
    if (added.length + removed.length === 0)
      return { household: await readOne(transaction, reader, id) };
    const former = await changes.listOf(added);
    await changes.raise(id);
    await changes.takeOut(removed);
    await changes.put(id, added);
    await changes.removeSmall([id, ...former]);
    await changes.announce([...household.persons, ...added]);
    await note({ details: { added: added.length, removed: removed.length } });
    return { household: await readOne(transaction, reader, id) };
  });
  serveChange(app, refuseHousehold, async ({ transaction, request, body: { persons }, note }) => {
    await lockPersons(transaction);
    const changes = new HouseholdChanges(transaction);
    await requirePersons(changes, toReader(request), persons);
    await changes.refuse(persons);
    await note({ subjects: persons, details: { refused: persons.length } });
  });
}

interface Reader {
  readonly kinds: readonly RecordKind[];
  readonly reviewKinds: readonly RecordKind[];
}

function toReader(request: FastifyRequest): Reader {
  const rights = getRights(request);
  return {
    kinds: getKindsWithRight(rights, 'read'),
    reviewKinds: getKindsWithRight(rights, 'review'),
  };
}

/** Throws an HttpError if the caller may not read one of the persons, or review none of its records. */
async function requirePersons(
  changes: HouseholdChanges,
  { kinds, reviewKinds }: Reader,
  persons: readonly string[],
): Promise<void> {
  if ((await changes.filterWith(persons, kinds)).length < persons.length) throw noPerson();
  if ((await changes.filterWith(persons, reviewKinds)).length < persons.length) throw noRight();
}

async function readOne(
  transaction: Transaction<Tables>,
  { kinds }: Reader,
  id: string,
): Promise<Household | null> {
  const found = await new HouseholdRepository(transaction).find([id], kinds);
  const [household = null] = await readHouseholds(transaction, kinds, [...found.values()]);
  return household;
}

async function noteFound(
  { accessLog }: FastifyInstance,
  request: FastifyRequest,
  heads: readonly PersonHead[],
): Promise<void> {
  const places = heads.flatMap(({ records }) => records);
  await accessLog.noteFound(
    request,
    places.map(({ kind, _id }) => ({ kind, record: { _id } })),
  );
}
