import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askErasureEndpoint,
  correctSentEndpoint,
  correctionBody,
  findSentEndpoint,
  sentKeyBody,
  withdrawConsentEndpoint,
} from 'contract/my-data';
import type { Correction, SentKey, SentRecord } from 'contract/my-data';
import { ConsentRepository } from '../../submissions/consent/consent-repository';
import { monthLater } from '../requests/month-later';
import { PrivacyRequestRepository } from '../requests/privacy-request-repository';
import { IpRateLimiter } from '../../http/rate-limit/ip-rate-limiter';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import {
  erasureWishRateLimit,
  myDataRateLimit,
  ownSentRateLimit,
} from '../../http/rate-limit/rate-limits';
import type { ReceiptCodes } from '../../submissions/receipts/receipt-codes';
import type { IdMaker } from '../../storage/time-ordered-id';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { SentCorrections } from './sent-corrections';
import type { CorrectionParts } from './sent-corrections';
import { MyDataTokenRepository } from './my-data-token-repository';
import { noReceipt, openSent } from './open-sent';
import type { OpenedRecord } from './open-sent';
import { OwnRecords } from './own-records';
import type { OwnRecordsParts } from './own-records';
import { registerSentLinks } from './sent-link-routes';
import type { SentLinkParts } from './sent-link-routes';
import { SentRecordRepository } from './sent-record-repository';
import { profilesEndpoint } from 'contract/profile';
import { FairWork } from '../../http/limits/fair-work';
import { networksOfSender } from '../../http/limits/networks-of';
import { idOf, idParameter } from '../../http/requests/id-parameter';
import { takeOfProfile } from '../../http/rate-limit/take-of-profile';

export interface MyDataParts
  extends CorrectionParts, OwnRecordsParts, Omit<SentLinkParts, 'tokens' | 'limit'> {
  readonly makeId: IdMaker;
  readonly rateLimits: RateLimitRepository;
  readonly receipts: ReceiptCodes;
}

/** What a sender does about what they sent (contract/my-data). */
export function registerMyData(app: FastifyInstance, parts: MyDataParts): void {
  const { database, now, makeId, rateLimits, receipts } = parts;
  const tokens = new MyDataTokenRepository(database, now);
  sweepRegularly(app, [tokens]);
  const limit = new IpRateLimiter(myDataRateLimit, rateLimits);
  const ownRecords = new OwnRecords(parts);
  // The key decides: any visitor may have a code or a link.
  const config = { access: 'by-handler' } as const;
  const open = (request: FastifyRequest, key: SentKey) =>
    openSent({ database, receipts, tokens, ownRecords }, request, key);
  const read = async ({ id }: OpenedRecord): Promise<SentRecord> =>
    (await new SentRecordRepository(database).find(id)) ?? Promise.reject(noReceipt());
  /** @param act what is done with the record; absent where it is only shown */
  const add = (url: string, limits: readonly IpRateLimiter[], act?: Act) =>
    app.post(url, {
      config,
      schema: { body: sentKeyBody },
      preHandler: async (request) => {
        for (const one of limits) await one.take(request);
      },
      handler: async (request) => {
        const opened = await open(request, request.body as SentKey);
        if (act === undefined) return opened.sent;
        await act(opened);
        return read(opened);
      },
    });
  add(findSentEndpoint, [limit]);
  add(withdrawConsentEndpoint, [limit], ({ id, sent }) =>
    new ConsentRepository(database).withdraw(sent.kind, id, now()),
  );
  const wishLimit = new IpRateLimiter(erasureWishRateLimit, rateLimits);
  add(askErasureEndpoint, [limit, wishLimit], ({ id, sent }) =>
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
  const corrections = new SentCorrections(parts);
  app.post(correctSentEndpoint, {
    config,
    schema: { body: correctionBody },
    preHandler: async (request) => limit.take(request),
    handler: async (request) => {
      const { key, ...correction } = request.body as Correction;
      const opened = await open(request, key);
      await corrections.correct(request, opened, correction);
      return read(opened);
    },
  });
  registerSentLinks(app, { ...parts, tokens, limit });
  registerOwnSent(app, { ownRecords, rateLimits });
}

type Act = (opened: OpenedRecord) => Promise<unknown>;

interface OwnSentParts {
  readonly ownRecords: OwnRecords;
  readonly rateLimits: Pick<RateLimitRepository, 'draw'>;
}
/** Each may go through everything there is. */
const limits = { running: 1, waiting: 40, waitingPerSite: 10 };
const tooMuch = { message: 'You have asked for what you sent several times in a short time.' };
/** Members see what was sent under their address (contract/own-sent). */
function registerOwnSent(app: FastifyInstance, { ownRecords, rateLimits }: OwnSentParts) {
  const work = new FairWork(limits);
  app.get(`${profilesEndpoint}/${idParameter}/sent`, {
    config: { access: 'own-profile' },
    preHandler: async (request) =>
      takeOfProfile(rateLimits, idOf(request), ownSentRateLimit, tooMuch),
    handler: (request) =>
      work.run(networksOfSender(request), () =>
        ownRecords.list(idOf(request), () => !request.raw.socket.destroyed),
      ),
  });
}
