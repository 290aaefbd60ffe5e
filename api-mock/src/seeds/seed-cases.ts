import type { SubmissionBody } from 'api/submissions/submission-repository';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { fictionalPerson } from './fictional-people';
import { sampleSubmission } from './sample-submissions';

export interface Seed {
  readonly kind: SubmissionName;
  readonly body: SubmissionBody;
  /** Of a record from before times were kept: staff see 'No date'. */
  readonly isUndated?: true;
}

/** Left empty, so that 'No data found.' can be seen. */
export const emptySection: SubmissionName = 'welfare';

/** How people named the two events over the years (requirements 4), and one unknown name. */
export const programNames = [
  'Innsbruck City Praise',
  '  innsbruck   CITY praise ',
  'Innsbrucker Stadtlobpreis',
  'Louvor da Cidade de Innsbruck',
  'Innsbruck Spiritual Awakening',
  'Geistliches Erwachen Innsbruck',
  'Despertar Espiritual de Innsbruck',
  'Fictional Summer Camp',
  '',
] as const;

const ordinary: readonly Seed[] = submissionNames
  .filter((kind) => kind !== emptySection)
  .flatMap((kind) =>
    Array.from({ length: 8 }, (_, index) => ({ kind, body: sampleSubmission(kind, index + 1) })),
  );

const sample = (kind: SubmissionName, number: number, changes: SubmissionBody): Seed => ({
  kind,
  body: { ...sampleSubmission(kind, number), ...changes },
});

/** Each is the same person again by one rule of requirements 5. */
const duplicates: readonly Seed[] = [
  sample('contact', 1, { email: 'SAMPLE.PERSON.01@EXAMPLE.ORG', name: '  Sample PERSON 01 ' }),
  sample('contact', 1, { subject: 'Another question by the same person' }),
  sample('partnership', 2, { phone: '(43) 512/00-00-02' }),
  sample('childDedication', 3, { contactEmail: 'Sample.Person.03@example.org', message: 'Again' }),
  sample('couples', 4, { partner2Name: 'SAMPLE partner 4' }),
];

/** Alike, but not the same by the rules: another partner, another phone. */
const nearDuplicates: readonly Seed[] = [
  sample('couples', 4, { partner2Name: 'Sample Partner 99' }),
  sample('firstTimer', 5, { phone: fictionalPerson(99).phone }),
];

/** The same people with something new to say: DUPLICATE by requirements 5, and yet not to be overlooked. */
const repeats: readonly Seed[] = [
  sample('request', 2, { requestType: 'financial', message: 'Fictional rent, another matter.' }),
  sample('pledge', 3, { amount: 250, message: 'More for the building.' }),
  sample('babyNaming', 7, { babyName: 'Sample Baby 7b', dateOfBirth: '2026-02-20' }),
];

/** One number as people in Austria and abroad write it; none of them is the same by requirements 5. */
const phoneNotations: readonly Seed[] = [
  sample('churchMember', 7, { phone: '0043 512 000007' }),
  sample('churchMember', 7, { phone: '0512/000007' }),
  sample('churchMember', 7, { phone: '+43 (0)512 000007' }),
];

/** The same two, the other one first. */
const swappedCouple: readonly Seed[] = [
  sample('couples', 6, { partner1Name: 'Sample Partner 6', partner2Name: 'Sample Person 06' }),
];

/** Records as the form would not send them: no name, e-mail or phone, so each counts as unique. */
const keyless: readonly Seed[] = [
  { kind: 'testimony', body: { message: 'Fictional testimony by nobody.' } },
  { kind: 'testimony', body: { fullName: '  ', message: 'Fictional testimony by a blank name.' } },
  { kind: 'contact', body: { name: '', email: '', subject: 'No sender', message: 'Fictional.' } },
];

const undated: readonly Seed[] = [
  { ...sample('enquiry', 6, { message: 'From before times were kept.' }), isUndated: true },
];

const programs: readonly Seed[] = programNames.map((program, index) =>
  sample('programAttendance', 20 + index, { program }),
);

/** Every case of requirements 2.10, 4 and 5, in the order of arrival. All of it is made up. */
export const seeds: readonly Seed[] = [
  ...ordinary,
  ...duplicates,
  ...nearDuplicates,
  ...repeats,
  ...phoneNotations,
  ...swappedCouple,
  ...keyless,
  ...undated,
  ...programs,
];
