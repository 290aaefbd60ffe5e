import * as Type from '@sinclair/typebox';
import { recordKinds, reviewedRecord } from '../records/review';
import { request } from '../requests/request';
import { oneOf } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/**
 * Server-sent events, whose data is JSON. The stream ends with the session; EventSource then reconnects and gets 401.
 * - `arrived`: new records, oldest first, as `ConsoleEventData`. `records` is absent if there are too many to send: the
 *   client then loads the list again.
 * - `changed`: a record of the kind was reviewed, merged, released or edited: the client loads the list and the reviews
 *   again.
 * - `rights`: the rights may have changed: the client loads the account again (contract/rights).
 */
export const streamConsoleEvents = request('GET /api/admin/events', {
  access: 'staff',
  response: { contentType: 'text/event-stream' },
});

/** The data of `arrived` and `changed`. */
export const consoleEventData = Type.Object({
  kind: oneOf(recordKinds),
  records: Type.Optional(Type.Array(reviewedRecord)),
});
export type ConsoleEventData = Value<typeof consoleEventData>;
