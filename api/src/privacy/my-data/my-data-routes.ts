import type { FastifyInstance, FastifyRequest } from 'fastify';
import { correctSent, findSent, requestErasure, withdrawConsent } from 'contract/my-data-requests';
import { listOwnSent } from 'contract/own-account-requests';
import type { SentKey } from 'contract/my-data-requests';
import { FairWork } from '../../http/limits/fair-work';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { serve } from '../../http/serve';
import { ConsentRepository } from '../../submissions/consent/consent-repository';
import { monthLater } from '../requests/month-later';
import { PrivacyRequestRepository } from '../requests/privacy-request-repository';
import { receiptNotFound, openSentRecord } from './open-sent';
import { listOwnRecords } from './own-records';
import { SentCorrections } from './sent-corrections';
import { SentRecordRepository } from './sent-record-repository';

/** Each request may read all records, so few run at a time. */
const limits = { running: 1, waiting: 40, waitingPerSite: 10 };

/** Senders see, correct and withdraw what they sent. */
export function serveMyData(app: FastifyInstance): void {
  const { database, now, makeId } = app;
  const open = (request: FastifyRequest, key: SentKey) => openSentRecord(app, request, key);
  const read = async (id: string) =>
    (await new SentRecordRepository(database).find(id)) ?? Promise.reject(receiptNotFound());

  serve(app, findSent, async ({ body, request }) => (await open(request, body)).sent);

  serve(app, withdrawConsent, async ({ body, request }) => {
    const { id, sent } = await open(request, body);
    await new ConsentRepository(database).withdraw(sent.kind, id, now());
    return read(id);
  });

  serve(app, requestErasure, async ({ body, request }) => {
    const { id, sent } = await open(request, body);
    await new PrivacyRequestRepository(database).add({
      id: makeId(),
      kind: 'erasure',
      record_kind: sent.kind,
      record_id: id,
      created_at: now().toISOString(),
      due_at: monthLater(now()).toISOString(),
      state: 'open',
    });
    return read(id);
  });

  const corrections = new SentCorrections(app);
  serve(app, correctSent, async ({ body: { key, ...correction }, request }) => {
    const opened = await open(request, key);
    await corrections.correct(request, opened, correction);
    return read(opened.id);
  });

  const work = new FairWork(limits);
  serve(app, listOwnSent, ({ id, request }) =>
    work.run(getSenderNetworks(request), () =>
      listOwnRecords(app, id, () => !request.raw.socket.destroyed),
    ),
  );
}
