import { listReader, objectReader, sentence, wholeNumber } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { queuedStates } from './mail-queue';
import type { MailQueue, QueuedMail } from './mail-queue';
import { recordKinds } from './review';

const oneOfReader =
  <Value>(values: readonly Value[]): AnswerReader<Value> =>
  (value) =>
    values.find((one) => one === value);

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Parses the response about unsent emails (contract/mail-queue). */

type Certain = Pick<QueuedMail, '_id' | 'mail' | 'at' | 'attempts' | 'until' | 'maySendAgain'>;

const queuedMail = objectReader<Certain, Required<Omit<QueuedMail, keyof Certain>>>(
  {
    ...{ _id: sentence, mail: sentence, at: sentence, until: sentence },
    ...{ attempts: wholeNumber, maySendAgain: flag },
  },
  {
    ...{ nextTryAt: sentence, to: sentence, reason: sentence, record: sentence },
    about: oneOfReader(recordKinds),
  },
);

export const readMailQueue = objectReader<
  Pick<MailQueue, 'mails' | 'counts'>,
  Required<Pick<MailQueue, 'next' | 'atLeast'>>
>(
  {
    mails: listReader(queuedMail),
    counts: objectReader<MailQueue['counts']>({ failed: wholeNumber, waiting: wholeNumber }),
  },
  { next: sentence, atLeast: listReader(oneOfReader(queuedStates)) },
);
