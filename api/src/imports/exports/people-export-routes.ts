import type { FastifyInstance } from 'fastify';
import { exportPeople } from 'contract/people-export-requests';
import { getKindsWithRight, getRights, streamWhileAllowed } from '../../auth/access/route-access';
import { noPerson } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { PersonPageRepository } from '../../people/page/person-page-repository';
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
    const person =
      body.person === undefined
        ? undefined
        : await new PersonPageRepository(database, kinds).resolve(body.person);
    if (body.person !== undefined && person === undefined) throw noPerson();
    const places = await new ExportedPersonRepository(database, kinds).list(person);
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
