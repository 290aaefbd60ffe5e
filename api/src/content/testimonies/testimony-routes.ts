import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { submissions } from 'contract/submissions';
import { earlierQuery, earlierThan } from 'contract/testimony';
import { admitStaffWithRight } from '../../auth/access/route-access';
import type { StaffGuard } from '../../auth/staff-session/staff-guard';
import { sendJsonList } from '../../http/responses/json-list';
import { badRequest } from '../../http/errors/http-error';
import type { AccessLog } from '../../auth/access-log/access-log';
import { sendSectionList } from '../../auth/access-log/send-section-list';
import type { JsonPiece } from '../../storage/record-list';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { TestimonyRepository } from './testimony-repository';

export interface TestimonyContext {
  readonly database: Database;
  readonly now: Clock;
  readonly staffGuard: StaffGuard;
  readonly accessLog: AccessLog;
}

const { endpoint } = submissions.testimony;

/** The parameters that are read. All others, such as one against cached responses, are ignored. */
const querystring = {
  type: 'object',
  properties: { [earlierQuery]: { type: 'string', maxLength: 100 } },
} as const;

const noSuchPlace = () =>
  badRequest(
    'There is no such place in the list. Please reload the page and try again.',
    'no-such-place',
  );

/** The public reads its list in pages, staff read their whole list at the same address (requirements 7.3). */
export function registerTestimonies(
  app: FastifyInstance,
  { database, now, staffGuard, accessLog }: TestimonyContext,
): void {
  const testimonies = new TestimonyRepository(database, now);
  // The handler throws its own error for a query that does not match the schema.
  const options = { schema: { querystring }, attachValidation: true } as const;
  app.get(endpoint, { config: { access: 'by-handler' }, ...options }, async (request, reply) => {
    const before = readCursor(request);
    // A page always shows the public list, even to staff, who look at the site too.
    const isWhole =
      before === undefined && (await admitStaffWithRight(request, staffGuard, 'testimony:read'));
    if (isWhole) {
      const pieces = () => testimonies.listWhole();
      return sendSectionList(request, reply, { kind: 'testimony', accessLog, pieces });
    }
    return sendPage(reply, testimonies, before);
  });
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
  if (hasEarlier && last) reply.header('link', `<${earlierThan(endpoint, last._id)}>; rel="next"`);
  return sendJsonList(reply, listOf(testimonies.toReversed()));
}

async function* listOf(records: readonly object[]): AsyncGenerator<JsonPiece, void> {
  yield '[';
  yield records.map((record) => JSON.stringify(record)).join(',');
  yield ']';
}

/** Throws an HttpError for an invalid cursor. */
function readCursor({ query, validationError }: FastifyRequest): string | undefined {
  if (validationError) throw noSuchPlace();
  return (query as { readonly [earlierQuery]?: string })[earlierQuery];
}
