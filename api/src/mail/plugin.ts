import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { lifetimes } from 'contract/lifetimes';
import type { Config } from '../config';
import { unconfirmedMailLimit } from '../http/rate-limit/rate-limits';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';
import { AllMailsLimit } from './all-mails-limit';
import { makeChurchSenderFilter } from './church-in-mails';
import { MailBudget } from './mail-budget';
import { MailFolder } from './mail-folder';
import type { MailKind } from './mail-kind';
import { makeMailTransport } from './mail-transport';
import type { MailTransport } from './mail-transport';
import { Mailer } from './mailer';
import type { Composer } from './mailer';
import { OutboxRepository } from './outbox-repository';
import { PublishedChurch } from './published-church';

export interface MailOptions {
  readonly config: Pick<Config, 'siteDir' | 'dataDir' | 'publicUrl'>;
  /** Absent: emails are written to files in `dataDir`. */
  readonly mail?: MailTransport;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the published site says of the church. */
    readonly church: PublishedChurch;
    readonly transport: MailTransport;
    readonly outbox: OutboxRepository;
    readonly mailer: Mailer;
    /** Composes the emails of each kind. The domain that sends a kind adds its composer. */
    readonly mailComposers: Partial<Record<MailKind, Composer>>;
    /** Each adds pending emails to the outbox, before it is read. */
    readonly mailQueues: (() => Promise<void>)[];
  }
}

/** This is logged when emails to unconfirmed addresses are suspended. */
class TooManyUnconfirmedMails extends Error {
  override readonly name = 'TooManyUnconfirmedMails';
}

/** The outbox and what sends it. */
export const mailPlugin = fastifyPlugin(
  async (app: FastifyInstance, { config, mail }: MailOptions) => {
    const { database, now, makeId, log, rateLimits } = app;
    const church = new PublishedChurch(config.siteDir);
    const transport = mail ?? makeMailTransport(config, () => undefined);
    const outbox = new OutboxRepository(database, now, makeId);
    const budget = new MailBudget(database, now, lifetimes.resetLink);
    const composers: Partial<Record<MailKind, Composer>> = {};
    const queues: (() => Promise<void>)[] = [];
    const mailer = new Mailer({
      ...{ outbox, budget, composers, transport, now, log },
      unconfirmed: new AllMailsLimit(unconfirmedMailLimit('others'), {
        ...{ rateLimits, now, log, warning: new TooManyUnconfirmedMails() },
      }),
      queue: async () => {
        for (const queue of queues) await queue();
      },
      nameSender: makeChurchSenderFilter((language) => church.read(language)),
    });
    app.addHook('onListen', (done) => {
      mailer.start();
      done();
    });
    app.addHook('onClose', () => mailer.stop());
    app.memory.add(mailer);
    sweepRegularly(app, [budget, new MailFolder(config.dataDir, now)]);
    app
      .decorate('church', church)
      .decorate('transport', transport)
      .decorate('outbox', outbox)
      .decorate('mailer', mailer)
      .decorate('mailComposers', composers)
      .decorate('mailQueues', queues);
  },
  { name: 'mail', dependencies: ['http'] },
);
