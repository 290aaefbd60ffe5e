import { listOf, objectOf, sentence, wholeNumber } from '../wire/answer-reader';
import { queuedStates } from './mail-queue';
import type { MailQueue, QueuedMail } from './mail-queue';
import { flag, oneOf } from './outreach-readers';
import { recordKinds } from './review';

/** The schema of what the console is answered about mails that are not sent (contract/mail-queue). */

type Certain = Pick<QueuedMail, '_id' | 'mail' | 'at' | 'attempts' | 'until' | 'maySendAgain'>;

const queuedMail = objectOf<Certain, Required<Omit<QueuedMail, keyof Certain>>>(
  {
    ...{ _id: sentence, mail: sentence, at: sentence, until: sentence },
    ...{ attempts: wholeNumber, maySendAgain: flag },
  },
  {
    ...{ nextTryAt: sentence, to: sentence, reason: sentence, record: sentence },
    about: oneOf(recordKinds),
  },
);

export const readMailQueue = objectOf<
  Pick<MailQueue, 'mails' | 'counts'>,
  Required<Pick<MailQueue, 'next' | 'atLeast'>>
>(
  {
    mails: listOf(queuedMail),
    counts: objectOf<MailQueue['counts']>({ failed: wholeNumber, waiting: wholeNumber }),
  },
  { next: sentence, atLeast: listOf(oneOf(queuedStates)) },
);
