import { questionKeys } from 'contract/question-requests';
import type { QuestionAnswer, QuestionAnswers, QuestionKey } from 'contract/question-requests';
import {
  answerArrivals,
  answerLanguages,
  answerPledges,
  answerProfileField,
  answerRegistrations,
} from './arrival-answers';
import { makeContext } from './question-context';
import type { AskedQuestions, QuestionContext } from './question-context';
import { answerAnswerTimes, answerJourney, answerNeverContacted, answerOpen } from './work-answers';

type Answer = (context: QuestionContext) => Promise<QuestionAnswer | undefined>;

/** Returns undefined where the caller may know of nothing that the question is about. */
const answersByKey: Readonly<Record<QuestionKey, Answer>> = {
  firstTimers: (context) => answerArrivals('firstTimers', 'firstTimer', context),
  journey: answerJourney,
  neverContacted: answerNeverContacted,
  answeredWithin: answerAnswerTimes,
  pledges: answerPledges,
  partnerships: (context) => answerArrivals('partnerships', 'partnership', context),
  registrations: answerRegistrations,
  testimonies: (context) => answerArrivals('testimonies', 'testimony', context),
  heardFrom: (context) => answerProfileField('heardFrom', 'referral', context),
  countries: (context) => answerProfileField('countries', 'country', context),
  languages: answerLanguages,
  openByAssignee: answerOpen,
};

/** Answers all ready questions that the caller may ask; undefined if the period is none. */
export async function answerQuestions(
  asked: AskedQuestions,
): Promise<QuestionAnswers['answers'] | undefined> {
  if (asked.kinds.length === 0) return [];
  const context = await makeContext(asked);
  if (context === undefined) return undefined;
  const answers: QuestionAnswer[] = [];
  // One after the other, so that questions leave connections of the database to other requests.
  for (const key of questionKeys) {
    const answer = await answersByKey[key](context);
    if (answer) answers.push(answer);
  }
  return answers;
}
