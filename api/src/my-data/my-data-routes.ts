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
import { OwnRecords } from './own-records';
import type { OwnRecordsParts } from './own-records';
import { registerOwnSent } from './own-sent-routes';
import { SentRecordRepository } from './sent-record-repository';

export interface MyDataParts extends OwnRecordsParts {
  readonly rateLimits: RateLimitRepository;
  readonly receipts: ReceiptCodes;
}

/** A record that the caller may see. */
interface Opened {
  readonly id: string;
  readonly sent: SentRecord;
}

/** What somebody does about one form that they sent (contract/my-data). */
export function registerMyData(app: FastifyInstance, parts: MyDataParts): void {
  const { database, now, makeId } = parts;
  const limit = new IpRateLimiter(myDataRateLimit, parts.rateLimits);
  const ownRecords = new OwnRecords(parts);
  registerOwnSent(app, { ownRecords, rateLimits: parts.rateLimits });
  const add = (url: string, act: (opened: Opened) => Promise<unknown>) =>
    app.post(url, {
      config: { access: 'by-handler' },
      schema: { body: receiptBody },
      preHandler: async (request) => limit.take(request),
      handler: async (request) => {
        const opened = await open(parts, ownRecords, request);
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

/**
 * By the code of its receipt, which anybody may have, or as the member under whose address it was sent. Throws an
 * HttpError (404) for a code that is none, and for a record that is gone or locked away.
 */
async function open(
  { database, receipts }: MyDataParts,
  ownRecords: OwnRecords,
  request: FastifyRequest,
): Promise<Opened> {
  const { code } = request.body as ReceiptBody;
  const id = (await receipts.read(code)) ?? (await ownRecords.find(request, code));
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
