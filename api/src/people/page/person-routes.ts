import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import { readPersonFilterText } from 'contract/person-filter';
import {
  listPersonGroups,
  listPersonProposals,
  listPersons,
  personPageLength,
  searchPersons,
} from 'contract/person-requests';
import type { PersonHead, PersonProposal } from 'contract/persons';
import { getKindsWithRight, getRights, getStaff } from '../../auth/access/route-access';
import { badRequest } from '../../http/errors/http-error';
import { BoundedWork } from '../../http/limits/bounded-work';
import { serve } from '../../http/serve';
import { groupByKind } from '../../storage/records/group-by-kind';
import { readPersonHeads } from '../households/person-heads';
import { selectPersons } from '../persons/person-filter';
import { PersonGroupRepository } from '../persons/person-group-repository';
import { PersonRepository } from '../persons/person-repository';
import { ProposalRepository } from '../persons/proposal-repository';
import type { Proposal } from '../persons/proposal-repository';

/** Each filtered list looks at all persons; after a change the pinned views of all staff are counted at once. */
const limits = { running: 2, waiting: 60 };

/** Lists of persons, with what the caller may read of them. */
export function servePersons(app: FastifyInstance): void {
  const { database } = app;
  const filtered = new BoundedWork(limits);

  serve(app, listPersons, async ({ request, query: { from = 0, filter, only, ...choice } }) => {
    await app.personIndexer.catchUp();
    const among = filter === undefined ? undefined : readAmong(app, request, filter);
    const persons = new PersonRepository(database, getKindsWithRight(getRights(request), 'read'));
    const page = { from, count: personPageLength };
    const list = () => persons.list({ ...choice, among }, page);
    const { ids, total } = await (among ? filtered.run(list) : list());
    return { persons: only ? [] : [...(await readHeads(app, request, ids))], total };
  });

  serve(
    app,
    searchPersons,
    async ({ request, body }) => {
      const { results, isCut } = await app.recordSearch.find(request, [body.q]);
      await app.personIndexer.catchUp();
      const kinds = getKindsWithRight(getRights(request), 'read');
      const records = results.map(({ record }) => record._id);
      const found = await new PersonRepository(database, kinds).findByRecords(records);
      const ids = [...new Set(records.flatMap((id) => found.get(id) ?? []))];
      const shown = ids.slice(0, personPageLength);
      const persons = await readHeads(app, request, shown);
      return { persons: [...persons], isCut: isCut || shown.length < ids.length };
    },
    { attachValidation: true },
  );

  serve(app, listPersonProposals, async ({ request, query: { from = 0 } }) => {
    await app.personIndexer.catchUp();
    const kinds = getKindsWithRight(getRights(request), 'review');
    const page = { from, count: personPageLength };
    const { proposals, total } = await new ProposalRepository(database, kinds).list(page);
    return { proposals: await toPersonProposals(app, request, proposals), total };
  });

  serve(app, listPersonGroups, ({ kind }) => new PersonGroupRepository(database).list(kind));
}

/** Selects the persons that the filter of a request matches. Throws an HttpError 400 if it is none. */
export function readAmong(
  { now }: Pick<FastifyInstance, 'now'>,
  request: FastifyRequest,
  text: string,
): RawBuilder<unknown> {
  const filter = readPersonFilterText(text);
  if (!filter) throw badRequest('This is no filter of people.');
  const kinds = getKindsWithRight(getRights(request), 'read');
  return selectPersons(filter, { kinds, adminId: getStaff(request)._id, now: now() });
}

/** Reads the persons of a response, and notes that their records of confidential sections are read. */
export async function readHeads(
  { database, accessLog }: Pick<FastifyInstance, 'database' | 'accessLog'>,
  request: FastifyRequest,
  ids: readonly string[],
): Promise<readonly PersonHead[]> {
  const kinds = getKindsWithRight(getRights(request), 'read');
  const heads = await readPersonHeads(database, kinds, ids);
  for (const [kind, own] of groupByKind(heads.flatMap(({ records }) => records)))
    await accessLog.noteOpened(
      request,
      kind,
      own.map(({ _id }) => _id),
    );
  return heads;
}

/** Adds what lists show of the persons of proposals; one with a person who is gone meanwhile is left out. */
export async function toPersonProposals(
  app: Pick<FastifyInstance, 'database' | 'accessLog'>,
  request: FastifyRequest,
  proposals: readonly Proposal[],
): Promise<PersonProposal[]> {
  const ids = [...new Set(proposals.flatMap(({ persons }) => persons))];
  const heads = new Map((await readHeads(app, request, ids)).map((head) => [head._id, head]));
  return proposals.flatMap(({ persons, records, reasons, isObvious }) => {
    const found = persons.flatMap((id) => heads.get(id) ?? []);
    if (found.length < persons.length) return [];
    return [{ persons: found, records: [...records], reasons: [...reasons], isObvious }];
  });
}
