import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getPerson, getTimeline } from 'contract/person-requests';
import type { RecordPlace } from 'contract/persons';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { noPerson } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { groupByKind } from '../../storage/records/group-by-kind';
import { readTimeline } from './read-timeline';
import { PersonPageRepository } from './person-page-repository';
import { readPerson } from './read-person';

/** The page of a person. Without a record that the caller may read there is no such person. */
export function servePersonPage(app: FastifyInstance): void {
  serve(app, getPerson, async ({ request, id }) => {
    const { person } = await findPerson(app, request, id);
    const read = await readPerson(app, request, person);
    if (read === undefined) throw noPerson();
    await noteOpened(
      app,
      request,
      read.entries.map(({ kind, record }) => ({ kind, _id: record._id })),
    );
    return read;
  });
  serve(app, getTimeline, async ({ request, id, query, staff }) => {
    const { person, kinds } = await findPerson(app, request, id);
    const timeline = await readTimeline(app, { person, kinds, readerId: staff._id, ...query });
    await noteOpened(
      app,
      request,
      timeline.entries.map(({ place }) => place),
    );
    return timeline;
  });
}

async function findPerson(app: FastifyInstance, request: FastifyRequest, id: string) {
  const kinds = getKindsWithRight(getRights(request), 'read');
  await app.personIndexer.catchUp();
  const person = await new PersonPageRepository(app.database, kinds).resolve(id);
  if (person === undefined) throw noPerson();
  return { person, kinds };
}

async function noteOpened(
  { accessLog }: FastifyInstance,
  request: FastifyRequest,
  places: readonly RecordPlace[],
): Promise<void> {
  for (const [kind, own] of groupByKind(places))
    await accessLog.noteOpened(request, kind, [...new Set(own.map(({ _id }) => _id))]);
}
