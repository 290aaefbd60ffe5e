import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { SignedIds } from '../auth/signed-ids';
import { DiskShare } from './disk-share';
import { serveQuarantine } from './quarantine/quarantine-routes';
import { makeReceivedComposer } from './received-mail/received-mail';
import { ReceiptCookie } from './receipts/receipt-cookie';
import { serveReceiptPage } from './receipts/receipt-page-routes';
import { serveSubmissions } from './submission-routes';
import { serveTrustedNetworks } from './trusted-senders/trusted-network-routes';
import { TrustedSenders } from './trusted-senders/trusted-senders';

declare module 'fastify' {
  interface FastifyInstance {
    /** The share of the disk that a network and the quarantine may fill. */
    readonly diskShare: DiskShare;
    readonly trustedSenders: TrustedSenders;
    readonly receiptCodes: SignedIds;
    readonly receiptCookie: ReceiptCookie;
  }
}

/** The forms, their receipts and the quarantine. */
export const submissionsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { signingKeys, isSecure } = app;
    app
      .decorate('diskShare', new DiskShare(app))
      .decorate('trustedSenders', new TrustedSenders(app))
      .decorate('receiptCodes', new SignedIds(() => signingKeys.read('receipts'), 9))
      .decorate('receiptCookie', new ReceiptCookie(isSecure));
    app.mailComposers['form-received'] = makeReceivedComposer(app);
    serveSubmissions(app);
    serveReceiptPage(app);
    serveQuarantine(app);
    serveTrustedNetworks(app);
  },
  { name: 'submissions', dependencies: ['content'] },
);
