import { anyText, listOf, objectOf, sentence, wholeNumber } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { readLanguage } from '../site/languages';
import type { DueContact, FollowUpDays, FollowUpList } from './follow-up';
import { followUpStates, letterStates, letterTemplates, outreachWays } from './outreach';
import type {
  FollowUpStep,
  LetterDraft,
  LetterDrafts,
  LetterWords,
  Outreach,
  RecordOutreach,
  UnsentMail,
} from './outreach';
import { queuedStates } from './mail-queue';

/** The schemas of what the console is answered about reaching people (contract/outreach, contract/follow-up). */

export const oneOf =
  <Value>(values: readonly Value[]): AnswerReader<Value> =>
  (value) =>
    values.find((one) => one === value);

export const flag: AnswerReader<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

const letterWords = { subject: anyText, text: anyText } as const;

type Certain = Pick<Outreach, '_id' | 'way' | 'at'>;

export const readOutreach = objectOf<Certain, Required<Omit<Outreach, keyof Certain>>>(
  { _id: sentence, way: oneOf(outreachWays), at: sentence },
  {
    by: sentence,
    template: oneOf(letterTemplates),
    to: sentence,
    state: oneOf(letterStates),
    reason: sentence,
    words: objectOf<LetterWords>(letterWords),
  },
);

const followUpStep = objectOf<FollowUpStep>({
  day: wholeNumber,
  date: sentence,
  state: oneOf(followUpStates),
});

export const readRecordOutreach = objectOf<
  Pick<RecordOutreach, 'outreach'>,
  Required<Pick<RecordOutreach, 'followUp' | 'confirmation'>>
>(
  { outreach: listOf(readOutreach) },
  {
    followUp: listOf(followUpStep),
    confirmation: objectOf<UnsentMail>({ state: oneOf(queuedStates), reason: sentence }),
  },
);

const letterDraft = objectOf<LetterDraft>({
  ...letterWords,
  template: oneOf(letterTemplates),
  language: readLanguage,
});

export const readLetterDrafts = objectOf<
  Pick<LetterDrafts, 'drafts' | 'template'>,
  Required<Pick<LetterDrafts, 'language' | 'to'>>
>(
  { drafts: listOf(letterDraft), template: oneOf(letterTemplates) },
  { language: readLanguage, to: sentence },
);

const dueContact = objectOf<Omit<DueContact, 'assignee'>, Required<Pick<DueContact, 'assignee'>>>(
  { _id: sentence, name: anyText, day: wholeNumber, date: sentence, isLate: flag },
  { assignee: sentence },
);

export const readFollowUpList = objectOf<FollowUpList>({
  days: listOf(wholeNumber),
  due: listOf(dueContact),
  isCut: flag,
});

export const readFollowUpDays = objectOf<Required<FollowUpDays>>({
  // The reader's list may not be written to; that of a call that is sent may.
  days: (value) => listOf(wholeNumber)(value)?.slice(),
});
