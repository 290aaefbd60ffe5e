import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askErasureEndpoint,
  findSentEndpoint,
  receiptBody,
  withdrawConsentEndpoint,
} from 'contract/my-data';
import type { ReceiptBody, SentRecord } from 'contract/my-data';
import { ConsentRepository } from '../consent/consent-repository';
import { HttpError } from '../http/errors/http-error';
import { monthLater } from '../privacy-requests/month-later';
import { PrivacyRequestRepository } from '../privacy-requests/privacy-request-repository';
import { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import type { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { myDataRateLimit } from '../rate-limit/rate-limits';
import type { ReceiptCodes } from '../receipts/receipt-codes';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { SentRecordRepository } from './sent-record-repository';

export interface MyDataParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly rateLimits: RateLimitRepository;
  readonly receipts: ReceiptCodes;
}

/** A record, by the code of its receipt. */
interface Opened {
  readonly id: string;
  readonly sent: SentRecord;
}

/** What somebody does about one form that they sent (contract/my-data). */
export function registerMyData(app: FastifyInstance, parts: MyDataParts): void {
  const { database, now, makeId } = parts;
  const limit = new IpRateLimiter(myDataRateLimit, parts.rateLimits);
  const add = (url: string, act: (opened: Opened) => Promise<unknown>) =>
    app.post(url, {
      config: { access: 'public' },
      schema: { body: receiptBody },
      preHandler: async (request) => limit.take(request),
      handler: async (request) => {
        const opened = await open(parts, request);
        await act(opened);
        return (await new SentRecordRepository(database).find(opened.id)) ?? Promise.reject(none());
      },
    });
  add(findSentEndpoint, () => Promise.resolve());
  add(withdrawConsentEndpoint, ({ id, sent }) =>
    new ConsentRepository(database).withdraw(sent.kind, id, now()),
  );
  add(askErasureEndpoint, ({ id, sent }) =>
    new PrivacyRequestRepository(database).add({
      id: makeId(),
      kind: 'erasure',
      record_kind: sent.kind,
      record_id: id,
      created_at: now().toISOString(),
      due_at: monthLater(now()).toISOString(),
      state: 'open',
    }),
  );
}

/** Throws an HttpError (404) for a code that is none, and for a record that is gone or locked away. */
async function open(
  { database, receipts }: MyDataParts,
  { body }: FastifyRequest,
): Promise<Opened> {
  const id = await receipts.read((body as ReceiptBody).code);
  const sent = id === undefined ? undefined : await new SentRecordRepository(database).find(id);
  if (id === undefined || sent === undefined) throw none();
  return { id, sent };
}

const none = () =>
  new HttpError(
    404,
    { code: 'no-receipt' },
    'There is nothing to show for this code. Please check it; what has been erased is not shown any more.',
  );
