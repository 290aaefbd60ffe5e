import type { FastifyInstance } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import { maxLinkedRecords, openSentLink, requestSentLink } from 'contract/my-data-requests';
import { makeJsonCleaner } from '../../http/bodies/clean-body';
import { FairWork } from '../../http/limits/fair-work';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { serve } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { findLinkedRecords } from './linked-records';
import { MyDataTokenRepository } from './my-data-token-repository';
import { findLinkAddress } from './open-sent';

/** Each request may read all records, so networks get a fair share. */
const limits = { running: 1, waiting: 20, waitingPerSite: 2 };

/** Mails a link to what was sent from an address, for senders without a code. */
export function serveSentLinks(app: FastifyInstance): void {
  sweepRegularly(app, [new MyDataTokenRepository(app.database, app.now)]);
  // Every address gets the same answer with the same work: the mailer looks up later whether anything was sent from it.
  serve(
    app,
    requestSentLink,
    async ({ body, query }) => {
      await app.outbox.add('my-data-link', body.email, '', findActionLanguage(query));
      return {
        message: 'If anything was sent to us from this address, a link is on its way to it.',
      };
    },
    {
      preValidation: makeJsonCleaner(requestSentLink),
      onResponse: sendMailsAfterResponse(app.mailer),
    },
  );

  const work = new FairWork(limits);
  serve(app, openSentLink, async ({ body, request }) => {
    const email = await findLinkAddress(app, body.link);
    const isWanted = () => !request.raw.socket.destroyed;
    return work.run(getSenderNetworks(request), () =>
      findLinkedRecords(app.database, email, maxLinkedRecords, isWanted),
    );
  });
}
