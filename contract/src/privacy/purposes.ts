import type { RecordKind } from '../records/review';
import type { SitePath } from '../site/site-paths';

/** The purposes of each kind of record. A module apart from processing.ts, so that forms do not load the rest. */

/**
 * The legal grounds of processing.
 *
 * - `church-work`: answering and serving people who turn to the church: Art. 6(1)(f), Art. 9(2)(d) GDPR
 * - `consent`: anything beyond that, while the person consents: Art. 6(1)(a), Art. 9(2)(a)
 * - `published`: the person makes it public on purpose: Art. 6(1)(f), Art. 9(2)(e)
 * - `law`: the books of gifts must be kept: Art. 6(1)(c), § 132 BAO
 */
export const legalGrounds = ['church-work', 'consent', 'published', 'law'] as const;
export type LegalGround = (typeof legalGrounds)[number];

/** The purposes of processing; their texts are in processing.texts.ts. */
export const purposes = [
  'answer',
  'prepare-service',
  'prepare-programme',
  'welcome',
  'members-list',
  'profile',
  'publish',
  'books',
  'accompany',
  'staff-account',
] as const;
export type Purpose = (typeof purposes)[number];

interface ProcessingPurpose {
  readonly purpose: Purpose;
  readonly ground: LegalGround;
}

/** The first is the form's main purpose. */
export type Purposes = readonly [ProcessingPurpose, ...ProcessingPurpose[]];

const only = (purpose: Purpose, ground: LegalGround = 'church-work'): Purposes => [
  { purpose, ground },
];

/** Pastoral follow-up after the answer needs a consent; the answer itself does not. */
const accompanied = (purpose: Purpose): Purposes => [
  ...only(purpose),
  { purpose: 'accompany', ground: 'consent' },
];

export const purposesOf: Readonly<Record<RecordKind, Purposes>> = {
  babyNaming: only('prepare-service'),
  childDedication: only('prepare-service'),
  couples: only('prepare-service'),
  testimony: only('publish', 'published'),
  contact: only('answer'),
  partnership: only('books', 'law'),
  pledge: only('books', 'law'),
  enquiry: only('answer'),
  welfare: accompanied('answer'),
  request: accompanied('answer'),
  firstTimer: accompanied('welcome'),
  secondTimer: accompanied('welcome'),
  newBeliever: accompanied('welcome'),
  churchMember: only('members-list'),
  programAttendance: only('prepare-programme'),
  profiles: only('profile'),
};

/** The purposes of a kind that need a consent, if any. */
export const consentPurposes = (kind: RecordKind): readonly Purpose[] =>
  purposesOf[kind].flatMap(({ purpose, ground }) => (ground === 'consent' ? [purpose] : []));

/** The main purpose of a kind, which its forms name. */
export const mainPurpose = (kind: RecordKind): Purpose => purposesOf[kind][0].purpose;

/** Whether the law requires to keep records of a kind: an erasure locks them until their retention ends. */
export const isKeptByLaw = (kind: RecordKind): boolean =>
  purposesOf[kind].some(({ ground }) => ground === 'law');

/** The page on which people see, correct and withdraw what they sent, with the code of a receipt. */
export const myDataPage = '/my-data' satisfies SitePath;
