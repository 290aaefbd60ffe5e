import type { FastifyInstance, FastifyReply } from 'fastify';
import { earlierThan, listTestimonies } from 'contract/testimony';
import { sendSectionList } from '../../auth/access-log/send-section-list';
import { admitStaffWithRight } from '../../auth/access/route-access';
import { badRequest } from '../../http/errors/http-error';
import { sendJsonList } from '../../http/responses/json-list';
import { serve } from '../../http/serve';
import type { JsonPiece } from '../../storage/record-list';
import { TestimonyRepository } from './testimony-repository';

/** The public reads its list in pages, staff read their whole list at the same address (requirements 7.3). */
export function serveTestimonies(app: FastifyInstance): void {
  const { staffGuard, accessLog } = app;
  const testimonies = new TestimonyRepository(app.database, app.now);
  serve(
    app,
    listTestimonies,
    async ({ request, reply, query: { before } }) => {
      if (request.validationError) throw noSuchPlace();
      // A page always shows the public list, even to staff, who look at the site too.
      const isWhole =
        before === undefined && (await admitStaffWithRight(request, staffGuard, 'testimony:read'));
      if (!isWhole) return sendPage(reply, testimonies, before);
      const pieces = () => testimonies.listWhole();
      return sendSectionList(request, reply, { kind: 'testimony', accessLog, pieces });
    },
    // The handler throws its own error for a query that does not match the schema.
    { attachValidation: true },
  );
}

async function sendPage(
  reply: FastifyReply,
  repository: TestimonyRepository,
  before: string | undefined,
): Promise<FastifyReply> {
  const page = await repository.loadPage(before);
  if (page === undefined) throw noSuchPlace();
  const { testimonies, hasEarlier } = page;
  const last = testimonies.at(-1);
  if (hasEarlier && last)
    reply.header('link', `<${earlierThan(listTestimonies.path, last._id)}>; rel="next"`);
  return sendJsonList(reply, listOf(testimonies.toReversed()));
}

async function* listOf(records: readonly object[]): AsyncGenerator<JsonPiece, void> {
  yield '[';
  yield records.map((record) => JSON.stringify(record)).join(',');
  yield ']';
}

const noSuchPlace = () =>
  badRequest(
    'There is no such place in the list. Please reload the page and try again.',
    'no-such-place',
  );
