import { AdminRepository } from 'api/auth/staff-session/admin-repository';
import { VisitRepository } from 'api/review/today/visit-repository';
import type { Database } from 'api/storage/database';
import { makeTimeOrderedId } from 'api/storage/time-ordered-id';
import { SubmissionRepository } from 'api/submissions/submission-repository';
import type { SubmissionBody } from 'api/submissions/submission-repository';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { sampleSubmission } from './sample-submissions';

const hour = 3_600_000;
const day = 24 * hour;

/** Fictional people who have sent forms. The last ones of a weekend have asked before. */
const people = 120;
const submissionsBefore = 503;

/** What people ask for in half a year, in the three languages in which they write. */
const needs: readonly (readonly [SubmissionName, string, string])[] = [
  ['welfare', 'other', 'Winter clothes for two children, sizes 104 and 122.'],
  ['request', 'counseling', 'Ich möchte gerne ein seelsorgerliches Gespräch.'],
  ['request', 'prayer', 'Please pray for my exams in June.'],
  ['welfare', 'financial', 'Help with the deposit for a room, if you can.'],
  ['request', 'others', 'Abeg, who fit help me write letter to the office?'],
];

/**
 * The requests of a weekend: hours before Monday morning, what is asked, and the number of a person who asked before.
 * Two of them have the same words as in summer, five are about danger.
 */
const weekend: readonly (readonly [number, SubmissionName, string, string, number])[] = [
  [62, 'request', 'counseling', 'Ich möchte gerne ein seelsorgerliches Gespräch.', 2],
  [57, 'welfare', 'other', 'Winter clothes for two children, sizes 104 and 122.', 1],
  [51, 'welfare', 'financial', 'There is no food at home since yesterday. We are four.', 4],
  [46, 'request', 'prayer', 'Please pray for my mother, she starts a new job.', 3],
  [40, 'welfare', 'financial', 'Am Montag wird mir der Strom abgedreht, ich kann nicht zahlen.', 6],
  [33, 'request', 'counseling', 'Ich will nicht mehr leben. Bitte ruft mich an.', 7],
  [27, 'request', 'others', 'Landlord don pursue me and my pikin, we dey outside.', 5],
  [19, 'welfare', 'medical', 'I am out of insulin and have no doctor here.', 8],
  [9, 'request', 'counseling', 'Ich möchte gerne ein seelsorgerliches Gespräch.', 12],
];

/** Sections with what else came in during the weekend, several of each. */
const weekendOthers: readonly SubmissionName[] = [
  ...Array.from({ length: 8 }, () => 'programAttendance' as const),
  ...Array.from({ length: 5 }, () => 'firstTimer' as const),
  ...(['contact', 'contact', 'enquiry', 'pledge', 'testimony', 'newBeliever'] as const),
  ...(['churchMember', 'secondTimer'] as const),
];

interface Arrival {
  readonly kind: SubmissionName;
  readonly body: SubmissionBody;
  /** Milliseconds before Monday morning. */
  readonly ago: number;
}

/**
 * Plants half a year of 533 fictional submissions over all fifteen forms, none of them reviewed, as a church office finds
 * them on a Monday morning: the 30 of the weekend are its newest, and came after the last visit of staff on Friday.
 * @param monday when the office opens
 */
export async function plantOfficeWeek(database: Database, monday: Date): Promise<void> {
  const arrivals = [...before(), ...sinceFriday()].sort((one, other) => other.ago - one.ago);
  let next = 0;
  const clock = () => new Date(monday.getTime() - (arrivals[next++]?.ago ?? 0));
  const submissions = new SubmissionRepository(database, clock, makeTimeOrderedId);
  await submissions.storeAll(arrivals.map(({ kind, body }) => submissions.stamp({ kind, body })));
  const friday = () => new Date(monday.getTime() - 63 * hour);
  for (const { _id } of await new AdminRepository(database, friday, makeTimeOrderedId).listStaff())
    await new VisitRepository(database, friday).note(_id);
}

function before(): readonly Arrival[] {
  const needed = needs.length * 12;
  const step = (178 * day) / submissionsBefore;
  return Array.from({ length: submissionsBefore }, (_, index) => {
    const ago = 3 * day + step * (submissionsBefore - index);
    if (index >= needed) {
      const kind = submissionNames[index % submissionNames.length] ?? 'contact';
      const body = sampleSubmission(kind, (index % people) + 1);
      // What was urgent in summer is long over.
      return { kind, body: kind === 'welfare' ? { ...body, category: 'other' } : body, ago };
    }
    const [kind, choice, message] = needs[index % needs.length] ?? ['request', 'prayer', ''];
    return { kind, body: toNeed(kind, choice, message, (index % 24) + 1), ago };
  });
}

const sinceFriday = (): readonly Arrival[] => [
  ...weekend.map(([hours, kind, choice, message, number]) => ({
    ...{ kind, body: toNeed(kind, choice, message, number), ago: hours * hour },
  })),
  ...weekendOthers.map((kind, index) => ({
    ...{ kind, body: sampleSubmission(kind, people + index), ago: (2 * index + 1.5) * hour },
  })),
];

const toNeed = (kind: SubmissionName, choice: string, message: string, number: number) => ({
  ...sampleSubmission(kind, number),
  [kind === 'welfare' ? 'category' : 'requestType']: choice,
  message,
});
