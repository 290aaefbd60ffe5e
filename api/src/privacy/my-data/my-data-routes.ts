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
import { listRequest } from 'contract/list-requests';
import { ConsentRepository } from '../../submissions/consent/consent-repository';
import { monthLater } from '../requests/month-later';
import { PrivacyRequestRepository } from '../requests/privacy-request-repository';
import type { ReceiptCodes } from '../../submissions/receipts/receipt-codes';
import type { IdMaker } from '../../storage/time-ordered-id';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { SentCorrections } from './sent-corrections';
import type { CorrectionParts } from './sent-corrections';
import { MyDataTokenRepository } from './my-data-token-repository';
import { receiptNotFound, openSentRecord } from './open-sent';
import type { OpenedRecord } from './open-sent';
import { OwnRecords } from './own-records';
import type { OwnRecordsParts } from './own-records';
import { registerSentLinks } from './sent-link-routes';
import type { SentLinkParts } from './sent-link-routes';
import { SentRecordRepository } from './sent-record-repository';
import { FairWork } from '../../http/limits/fair-work';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { getId, idParameter } from '../../http/requests/id-parameter';

export interface MyDataParts
  extends CorrectionParts, OwnRecordsParts, Omit<SentLinkParts, 'tokens'> {
  readonly makeId: IdMaker;
  readonly receipts: ReceiptCodes;
}

/** Senders see, correct and withdraw what they sent (contract/my-data). */
export function registerMyData(app: FastifyInstance, parts: MyDataParts): void {
  const { database, now, makeId, receipts } = parts;
  const tokens = new MyDataTokenRepository(database, now);
  sweepRegularly(app, [tokens]);
  const ownRecords = new OwnRecords(parts);
  // The handler checks the key, which is a code or the token of a link that any visitor may have.
  const config = { access: 'by-handler', rateLimit: 'public-form' } as const;
  const open = (request: FastifyRequest, key: SentKey) =>
    openSentRecord({ database, receipts, tokens, ownRecords }, request, key);
  const read = async ({ id }: OpenedRecord): Promise<SentRecord> =>
    (await new SentRecordRepository(database).find(id)) ?? Promise.reject(receiptNotFound());
  /** @param act the change of the record; absent if it is only shown */
  const add = (url: string, act?: Act) =>
    app.post(url, {
      config,
      schema: { body: sentKeyBody },
      handler: async (request) => {
        const opened = await open(request, request.body as SentKey);
        if (act === undefined) return opened.sent;
        await act(opened);
        return read(opened);
      },
    });
  add(findSentEndpoint);
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
  const corrections = new SentCorrections(parts);
  app.post(correctSentEndpoint, {
    config,
    schema: { body: correctionBody },
    handler: async (request) => {
      const { key, ...correction } = request.body as Correction;
      const opened = await open(request, key);
      await corrections.correct(request, opened, correction);
      return read(opened);
    },
  });
  registerSentLinks(app, { ...parts, tokens });
  registerOwnSent(app, ownRecords);
}

type Act = (opened: OpenedRecord) => Promise<unknown>;

/** Each request may read all records, so few run at a time. */
const limits = { running: 1, waiting: 40, waitingPerSite: 10 };
/** Members see what was sent from their address (contract/own-sent). */
function registerOwnSent(app: FastifyInstance, ownRecords: OwnRecords) {
  const work = new FairWork(limits);
  app.get(`${listRequest('profiles').path}/${idParameter}/sent`, {
    config: { access: 'own-profile', rateLimit: 'log-in' },
    handler: (request) =>
      work.run(getSenderNetworks(request), () =>
        ownRecords.list(getId(request), () => !request.raw.socket.destroyed),
      ),
  });
}
