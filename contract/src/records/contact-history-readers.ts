import { anyText, listReader, objectReader, sentence, wholeNumber } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { readLanguage } from '../site/languages';
import type { DueContact, FollowUpDays, FollowUpList } from './follow-up';
import { followUpStates, emailStates, emailTemplates, contactWays } from './contact-history';
import type {
  FollowUpStep,
  EmailDraft,
  EmailDrafts,
  EmailText,
  ContactHistoryEntry,
  ContactHistory,
  UnsentMail,
} from './contact-history';
import { queuedStates } from './mail-queue';

/** The parsers of the responses about the contact history and follow-ups (contract/follow-up). */

export const oneOfReader =
  <Value>(values: readonly Value[]): AnswerReader<Value> =>
  (value) =>
    values.find((one) => one === value);

export const flag: AnswerReader<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

const letterWords = { subject: anyText, text: anyText } as const;

type Certain = Pick<ContactHistoryEntry, '_id' | 'way' | 'at'>;

export const readContactHistoryEntry = objectReader<
  Certain,
  Required<Omit<ContactHistoryEntry, keyof Certain>>
>(
  { _id: sentence, way: oneOfReader(contactWays), at: sentence },
  {
    by: sentence,
    template: oneOfReader(emailTemplates),
    to: sentence,
    state: oneOfReader(emailStates),
    reason: sentence,
    words: objectReader<EmailText>(letterWords),
  },
);

const followUpStep = objectReader<FollowUpStep>({
  day: wholeNumber,
  date: sentence,
  state: oneOfReader(followUpStates),
});

export const readContactHistory = objectReader<
  Pick<ContactHistory, 'outreach'>,
  Required<Pick<ContactHistory, 'followUp' | 'confirmation'>>
>(
  { outreach: listReader(readContactHistoryEntry) },
  {
    followUp: listReader(followUpStep),
    confirmation: objectReader<UnsentMail>({ state: oneOfReader(queuedStates), reason: sentence }),
  },
);

const letterDraft = objectReader<EmailDraft>({
  ...letterWords,
  template: oneOfReader(emailTemplates),
  language: readLanguage,
});

export const readEmailDrafts = objectReader<
  Pick<EmailDrafts, 'drafts' | 'template'>,
  Required<Pick<EmailDrafts, 'language' | 'to'>>
>(
  { drafts: listReader(letterDraft), template: oneOfReader(emailTemplates) },
  { language: readLanguage, to: sentence },
);

const dueContact = objectReader<
  Omit<DueContact, 'assignee'>,
  Required<Pick<DueContact, 'assignee'>>
>(
  { _id: sentence, name: anyText, day: wholeNumber, date: sentence, isLate: flag },
  { assignee: sentence },
);

export const readFollowUpList = objectReader<FollowUpList>({
  days: listReader(wholeNumber),
  due: listReader(dueContact),
  isCut: flag,
});

export const readFollowUpDays = objectReader<Required<FollowUpDays>>({
  // Copied because a parsed list is readonly, and that of a request body is not.
  days: (value) => listReader(wholeNumber)(value)?.slice(),
});
