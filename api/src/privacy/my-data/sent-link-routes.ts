import type { FastifyInstance } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import {
  maxLinkedRecords,
  openLinkEndpoint,
  openedLinkBody,
  sentLinkBody,
  sentLinkEndpoint,
} from 'contract/my-data';
import type { OpenedLink, SentLinkRequest } from 'contract/my-data';
import type { MessageBody } from 'contract/member-session-requests';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { unsupportedMediaType } from '../../http/errors/http-error';
import { FairWork } from '../../http/limits/fair-work';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { findLinkedRecords } from './linked-records';
import type { MyDataTokenRepository } from './my-data-token-repository';
import { sentLinkExpired } from './open-sent';

export interface SentLinkParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly mailer: Mailer;
  readonly tokens: MyDataTokenRepository;
}

/** Each request may read all records, so networks get a fair share. */
const limits = { running: 1, waiting: 20, waitingPerSite: 2 };

/** Mails a link to what was sent from an address, for senders without a code. */
export function registerSentLinks(app: FastifyInstance, parts: SentLinkParts): void {
  const { database, now, makeId, mailer, tokens } = parts;
  const config = { access: 'public', rateLimit: 'log-in' } as const;
  const outbox = new OutboxRepository(database, now, makeId);
  // Every address gets the same answer with the same work: the mailer looks up later whether anything was sent from it.
  app.post(sentLinkEndpoint, {
    config,
    schema: { body: sentLinkBody },
    preValidation: (request, _reply, done) => {
      if (isForm(request)) throw unsupportedMediaType();
      request.body = cleanBody(sentLinkBody, request.body);
      done();
    },
    onResponse: sendMailsAfterResponse(mailer),
    handler: async (request): Promise<MessageBody> => {
      const { email } = request.body as SentLinkRequest;
      await outbox.add('my-data-link', email, '', findActionLanguage(request.query));
      return {
        message: 'If anything was sent to us from this address, a link is on its way to it.',
      };
    },
  });

  const work = new FairWork(limits);
  app.post(openLinkEndpoint, {
    config,
    schema: { body: openedLinkBody },
    handler: async (request) => {
      const email = await tokens.findEmail((request.body as OpenedLink).link);
      if (email === undefined) throw sentLinkExpired();
      const isWanted = () => !request.raw.socket.destroyed;
      return work.run(getSenderNetworks(request), () =>
        findLinkedRecords(database, email, maxLinkedRecords, isWanted),
      );
    },
  });
}
