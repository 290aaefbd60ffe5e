import type { FastifyInstance } from 'fastify';
import { tellsContent } from 'contract/filter-fields';
import { summarizeRecords } from 'contract/summary-requests';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { badRequest, HttpError } from '../../http/errors/http-error';
import { BoundedWork } from '../../http/limits/bounded-work';
import { serve } from '../../http/serve';
import { summarize } from './summarize';

/** Each one scans all records of its sections; a page of own questions asks for many at once. */
const limits = { running: 2, waiting: 200 };

/** Counts and sums over the records that a filter finds (contract/summary-requests). */
export function serveSummaries(app: FastifyInstance): void {
  const work = new BoundedWork(limits);
  serve(app, summarizeRecords, async ({ request, body, staff }) => {
    const readable = getKindsWithRight(getRights(request), 'read');
    const kinds = readable.filter((kind) => body.kinds.includes(kind));
    if (kinds.length === 0)
      throw new HttpError(404, { code: 'not-found' }, 'There are no such sections.');
    const reader = { now: app.now(), me: staff._id };
    const summary = await work.run(() => summarize(app.database, kinds, body, reader));
    if (summary === undefined)
      throw badRequest('These sections cannot be counted like that. Please change the filter.');
    const fields = [body.groupBy ?? '', ...body.filter.map(({ field }) => field)];
    for (const kind of kinds)
      if (tellsContent(kind, fields)) await app.accessLog.noteList(request, kind);
    return summary;
  });
}
