import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DiskShare } from './disk-share';
import { serveQuarantine } from './quarantine/quarantine-routes';
import { QuarantineRepository } from './quarantine/quarantine-repository';
import { makeReceivedComposer } from './received-mail/received-mail';
import { ReceiptCodes } from './receipts/receipt-codes';
import { ReceiptCookie } from './receipts/receipt-cookie';
import { registerReceiptPage } from './receipts/receipt-page-routes';
import { registerSubmissions } from './register-submissions';
import { serveTrustedNetworks } from './trusted-senders/trusted-network-routes';
import { TrustedSenders } from './trusted-senders/trusted-senders';

declare module 'fastify' {
  interface FastifyInstance {
    /** The share of the disk that a network and the quarantine may fill. */
    readonly disk: DiskShare;
    readonly trusted: TrustedSenders;
    readonly receipts: ReceiptCodes;
    readonly receiptCookie: ReceiptCookie;
  }
}

/** In bytes: the assumed free space of PostgreSQL's disk, which cannot be measured. */
const assumedFree = 10 * 2 ** 30;

/** The forms, their receipts and the quarantine. */
export const submissionsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now, rateLimits, storage, signingKeys, isSecure, log } = app;
    const disk = new DiskShare({
      ...{ now, rateLimits, log },
      quarantine: new QuarantineRepository(database),
      readFree: () => storage?.readFree() ?? assumedFree,
    });
    app
      .decorate('disk', disk)
      .decorate('trusted', new TrustedSenders(app))
      .decorate('receipts', new ReceiptCodes(() => signingKeys.read('receipts')))
      .decorate('receiptCookie', new ReceiptCookie(isSecure));
    app.mailComposers['form-received'] = makeReceivedComposer(app);
    registerSubmissions(app, app);
    registerReceiptPage(app, app);
    serveQuarantine(app);
    serveTrustedNetworks(app);
  },
  { name: 'submissions', dependencies: ['content'] },
);
