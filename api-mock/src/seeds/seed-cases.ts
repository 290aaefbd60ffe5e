import type { SubmissionBody } from 'api/submissions/submission-repository';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { fictionalPerson } from './fictional-people';
import { sampleSubmission } from './sample-submissions';

export interface Seed {
  readonly kind: SubmissionName;
  readonly body: SubmissionBody;
  /** Whether the record is from before times were stored: staff see 'No date'. */
  readonly isUndated?: true;
}

/** This section stays empty, to show 'No data found.'. */
export const emptySection: SubmissionName = 'welfare';

/** Names of the two events that people have used (requirements 4), and one unknown name. */
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

/** Each is a duplicate by one rule of requirements 5. */
const duplicates: readonly Seed[] = [
  sample('contact', 1, { email: 'SAMPLE.PERSON.01@EXAMPLE.ORG', name: '  Sample PERSON 01 ' }),
  sample('contact', 1, { subject: 'Another question by the same person' }),
  sample('partnership', 2, { phone: '(43) 512/00-00-02' }),
  sample('childDedication', 3, { contactEmail: 'Sample.Person.03@example.org', message: 'Again' }),
  sample('couples', 4, { partner2Name: 'SAMPLE partner 4' }),
];

/** Similar records that are no duplicates by the rules: another partner, another phone. */
const nearDuplicates: readonly Seed[] = [
  sample('couples', 4, { partner2Name: 'Sample Partner 99' }),
  sample('firstTimer', 5, { phone: fictionalPerson(99).phone }),
];

/** Duplicates by requirements 5 with new content, which the console marks. */
const repeats: readonly Seed[] = [
  sample('request', 2, { requestType: 'financial', message: 'Fictional rent, another matter.' }),
  sample('pledge', 3, { amount: 250, message: 'More for the building.' }),
  sample('babyNaming', 7, { babyName: 'Sample Baby 7b', dateOfBirth: '2026-02-20' }),
];

/** One phone number in the notations of people in Austria and abroad; none is a duplicate by requirements 5. */
const phoneNotations: readonly Seed[] = [
  sample('churchMember', 7, { phone: '0043 512 000007' }),
  sample('churchMember', 7, { phone: '0512/000007' }),
  sample('churchMember', 7, { phone: '+43 (0)512 000007' }),
];

/** The same couple in the other order. */
const swappedCouple: readonly Seed[] = [
  sample('couples', 6, { partner1Name: 'Sample Partner 6', partner2Name: 'Sample Person 06' }),
];

/** Records that the form would not send, without name, e-mail and phone, so that each counts as unique. */
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

/** Every case of requirements 2.10, 4 and 5, in the order of arrival. All of it is fictional. */
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
