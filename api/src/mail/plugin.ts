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
    readonly mailTransport: MailTransport;
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
    const { database, now, makeId } = app;
    const church = new PublishedChurch(config.siteDir);
    const budget = new MailBudget(database, now, lifetimes.resetLink);
    app
      .decorate('church', church)
      .decorate('mailTransport', mail ?? makeMailTransport(config, () => undefined))
      .decorate('outbox', new OutboxRepository(database, now, makeId))
      .decorate('mailComposers', {})
      .decorate('mailQueues', []);
    const limit = unconfirmedMailLimit('others');
    const mailer = new Mailer(app, {
      budget,
      unconfirmed: new AllMailsLimit(app, limit, new TooManyUnconfirmedMails()),
      nameSender: makeChurchSenderFilter((language) => church.read(language)),
    });
    app.decorate('mailer', mailer);
    app.addHook('onListen', (done) => {
      mailer.start();
      done();
    });
    app.addHook('onClose', () => mailer.stop());
    app.memory.add(mailer);
    sweepRegularly(app, [budget, new MailFolder(config.dataDir, now)]);
  },
  { name: 'mail', dependencies: ['http'] },
);
