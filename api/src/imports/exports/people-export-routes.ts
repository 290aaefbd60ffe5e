import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { exportPeople } from 'contract/people-export-requests';
import type { PeopleExport } from 'contract/people-export-requests';
import type { RecordKind } from 'contract/review';
import { getKindsWithRight, getRights, streamWhileAllowed } from '../../auth/access/route-access';
import { noPerson } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { PersonPageRepository } from '../../people/page/person-page-repository';
import { readAmong } from '../../people/page/person-routes';
import { PersonRepository } from '../../people/persons/person-repository';
import { sendLines } from '../../review/exports/send-lines';
import { groupByKind } from '../../storage/records/group-by-kind';
import { ExportedPersonRepository } from './exported-person-repository';
import { peopleColumns } from './people-columns';
import { peopleLines } from './people-lines';

/** Staff export persons, with the records of the sections that they may export. */
export function servePeopleExport(app: FastifyInstance): void {
  const { database } = app;

  serve(app, exportPeople, async ({ request, reply, body, note }) => {
    const { format, language } = body;
    // Not only the next records, because the file would be without the others.
    await app.personIndexer.run();
    const kinds = getKindsWithRight(getRights(request), 'export');
    const places = await new ExportedPersonRepository(database, kinds).list(
      body.person === undefined
        ? selectChosen(app, request, body)
        : await selectOne(app, kinds, body.person),
    );
    if (places.length === 0) throw noPerson();
    const groups = groupByKind(places);
    for (const [kind, some] of groups)
      await note({ kind, details: { format, count: some.length } });
    const rights = kinds.map((kind) => `${kind}:export` as const);
    const columns = peopleColumns(groups.map(([kind]) => kind));
    const lines = peopleLines(database, places, columns, language);
    return sendLines(format, reply, streamWhileAllowed(request, rights, lines), columns.types);
  });
}

/** Selects one person, by its id or that of one of its records. */
async function selectOne(
  { database }: FastifyInstance,
  kinds: readonly RecordKind[],
  id: string,
): Promise<RawBuilder<unknown>> {
  const person = await new PersonPageRepository(database, kinds).resolve(id);
  if (person === undefined) throw noPerson();
  return sql`select cast(${person} as text)`;
}

/** Selects the persons that the list of the caller shows; undefined for all. */
function selectChosen(
  app: FastifyInstance,
  request: FastifyRequest,
  { list, kind, filter }: PeopleExport,
): RawBuilder<unknown> | undefined {
  if ((list ?? kind ?? filter) === undefined) return undefined;
  const among = filter === undefined ? undefined : readAmong(app, request, filter);
  const kinds = getKindsWithRight(getRights(request), 'read');
  return new PersonRepository(app.database, kinds).select({ list, kind, among });
}
