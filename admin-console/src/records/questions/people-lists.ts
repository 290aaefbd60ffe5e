import { readPersonFilter } from 'contract/person-filter';
import { answeredSections, journeySteps } from 'contract/question-requests';
import type { QuestionAnswer, QuestionKey } from 'contract/question-requests';
import type { FilterItem } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { peopleAddress } from '../people/people-address';
import { arrived } from './arrived';

/** What a question counts in several sections has no list of its own: its people have one. */

/** The address of the people behind a value of an answer; undefined if that has none. */
export function peopleOfValue(key: QuestionKey, value: string, period: string): string | undefined {
  if (key === 'languages') return people(...arrived(period), isAnyOf('language', value));
  return key === 'openByAssignee'
    ? people(isAnyOf('open', 'yes'), isAnyOf('review.assignee', value))
    : undefined;
}

/** The address of those who took the first step of a journey in a period; undefined if the answer has none. */
export function startersOfJourney(
  { total, steps: [first] = [] }: Pick<QuestionAnswer, 'total' | 'steps'>,
  period: string,
): string | undefined {
  return total && first
    ? people(isAnyOf('section', ...journeySteps[first.step]), ...arrived(period, 'firstReceived'))
    : undefined;
}

/**
 * The address of those who sent something that waits for an answer in a period, and whom nobody has contacted.
 * @param mayRead which sections the user may read
 */
export const notContactedPeople = (
  period: string,
  mayRead: (kind: RecordKind) => boolean,
): string | undefined =>
  people(
    isAnyOf('section', ...answeredSections.filter(mayRead)),
    ...arrived(period),
    isAnyOf('contacted', 'no'),
  );

const isAnyOf = (field: string, ...value: readonly string[]): FilterItem => ({
  ...{ field, operator: 'isAnyOf', value },
});

/** Undefined if a newer server knows values that this page does not. */
function people(...items: readonly FilterItem[]): string | undefined {
  const filter = readPersonFilter(items);
  return filter && peopleAddress({ filter });
}
