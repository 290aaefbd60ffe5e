import type { RecordKind } from '../records/review';
import type { SitePath } from '../site/site-paths';

/**
 * What the church keeps of people, why, and how long: said once. The notices on forms, the privacy page, the consent
 * record, the retention job, the erasure and the record of processing activities (Art. 30 GDPR) read it from here.
 */

/**
 * Why the law allows it.
 *
 * - `church-work`  answering and serving people who turn to the church: Art. 6(1)(f), Art. 9(2)(d) GDPR
 * - `consent`      beyond that, and only while the person agrees: Art. 6(1)(a), Art. 9(2)(a)
 * - `published`    the person makes it public on purpose: Art. 6(1)(f), Art. 9(2)(e)
 * - `law`          books of gifts must be kept: Art. 6(1)(c), § 132 BAO
 */
export const legalGrounds = ['church-work', 'consent', 'published', 'law'] as const;
export type LegalGround = (typeof legalGrounds)[number];

/** What it is for; the words are in processing.texts.ts. */
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

/** Which kinds of data, as the consent record and the record of processing activities name them. */
export const dataCategories = ['contact', 'faith', 'family', 'health', 'giving'] as const;
export type DataCategory = (typeof dataCategories)[number];

/**
 * What the time of keeping is counted from.
 *
 * - `arrived`         when it was sent
 * - `done`            when staff set it to `done`; while it is open it stays
 * - `programme-over`  when its programme ended; when it was sent, if the programme is not known
 * - `last-contact`    the latest of: sent, changed, reviewed by staff, logged in
 * - `year-end`        the end of the calendar year in which it was sent, in Innsbruck
 */
export const retentionStarts = [
  'arrived',
  'done',
  'programme-over',
  'last-contact',
  'year-end',
] as const;
export type RetentionStart = (typeof retentionStarts)[number];

export interface Retention {
  readonly from: RetentionStart;
  /** Days of 24 hours. */
  readonly days: number;
}

export interface ProcessingPurpose {
  readonly purpose: Purpose;
  readonly ground: LegalGround;
}

export interface Processing {
  /** The first is what the form is for. */
  readonly purposes: readonly [ProcessingPurpose, ...ProcessingPurpose[]];
  readonly categories: readonly DataCategory[];
  readonly retention: Retention;
  /** In place of `retention` while a consent holds; absent where nothing is based on one. */
  readonly consented?: Retention;
  /** The fields that are stored encrypted; absent where there are none. Staff's notes are, whatever the kind. */
  readonly encrypted?: readonly string[];
}

const year = 365;

/** Of what looks like a robot's and was never let into a list, whatever its kind. */
export const quarantineRetention: Retention = { from: 'arrived', days: 90 };

/** Somebody who agrees is accompanied after the answer; who does not is answered all the same. */
const accompanied = { purpose: 'accompany', ground: 'consent' } as const;

const service: Processing = {
  purposes: [{ purpose: 'prepare-service', ground: 'church-work' }],
  categories: ['contact', 'faith', 'family'],
  retention: { from: 'done', days: year },
};

/** By law a gift's entry is kept for seven years (§ 132 BAO), so erasing one locks it until then. */
const gift: Processing = {
  purposes: [{ purpose: 'books', ground: 'law' }],
  categories: ['contact', 'faith', 'giving'],
  retention: { from: 'year-end', days: 7 * year + 2 },
};

const guest: Processing = {
  purposes: [{ purpose: 'welcome', ground: 'church-work' }, accompanied],
  categories: ['contact', 'faith'],
  retention: { from: 'last-contact', days: 180 },
  consented: { from: 'last-contact', days: 2 * year },
};

const letter = (days: number): Processing => ({
  purposes: [{ purpose: 'answer', ground: 'church-work' }],
  categories: ['contact', 'faith'],
  retention: { from: 'done', days },
});

/** Each of the sixteen kinds. Who sees it: staff with the right to read its section (records/rights.ts). */
export const processing: Readonly<Record<RecordKind, Processing>> = {
  babyNaming: service,
  childDedication: service,
  couples: service,
  testimony: {
    purposes: [{ purpose: 'publish', ground: 'published' }],
    categories: ['faith'],
    retention: { from: 'arrived', days: 3 * year },
  },
  contact: letter(180),
  partnership: gift,
  pledge: gift,
  enquiry: { ...letter(90), encrypted: ['message'] },
  welfare: {
    purposes: [{ purpose: 'answer', ground: 'church-work' }, accompanied],
    categories: ['contact', 'faith', 'health'],
    retention: { from: 'done', days: 180 },
    consented: { from: 'done', days: 2 * year },
    encrypted: ['message'],
  },
  request: {
    purposes: [{ purpose: 'answer', ground: 'church-work' }, accompanied],
    categories: ['contact', 'faith', 'health'],
    retention: { from: 'done', days: 90 },
    consented: { from: 'done', days: year },
    encrypted: ['message'],
  },
  firstTimer: guest,
  secondTimer: guest,
  newBeliever: guest,
  churchMember: {
    purposes: [{ purpose: 'members-list', ground: 'church-work' }],
    categories: ['contact', 'faith'],
    retention: { from: 'last-contact', days: 3 * year },
  },
  programAttendance: {
    purposes: [{ purpose: 'prepare-programme', ground: 'church-work' }],
    categories: ['contact', 'faith'],
    retention: { from: 'programme-over', days: 90 },
  },
  profiles: {
    purposes: [{ purpose: 'profile', ground: 'church-work' }],
    categories: ['contact', 'faith', 'family'],
    retention: { from: 'last-contact', days: 3 * year },
  },
};

/** The purposes of a kind that need a consent; none for most. */
export const consentPurposes = (kind: RecordKind): readonly Purpose[] =>
  processing[kind].purposes.flatMap(({ purpose, ground }) =>
    ground === 'consent' ? [purpose] : [],
  );

/** What forms of a kind say that it is used for. */
export const mainPurpose = (kind: RecordKind): Purpose => processing[kind].purposes[0].purpose;

/** Whether the law asks to keep records of a kind: erasing one locks it away until its retention ends. */
export const isKeptByLaw = (kind: RecordKind): boolean =>
  processing[kind].purposes.some(({ ground }) => ground === 'law');

/** The page on which senders see and take back what they sent, with a receipt's code. */
export const myDataPage = '/my-data' satisfies SitePath;
