import type { RecordKind } from '../records/review';
import { purposesOf } from './purposes';
import type { Purposes } from './purposes';

/**
 * The one declaration of which personal data the church processes, for which purposes (purposes.ts, which forms show),
 * and for how long. The notices on forms, the privacy page, the consent record, the retention job, the erasure and the
 * record of processing activities (Art. 30 GDPR) use it.
 */

/** The kinds of data that the consent record and the record of processing activities name. */
export const dataCategories = ['contact', 'faith', 'family', 'health', 'giving'] as const;
export type DataCategory = (typeof dataCategories)[number];

/**
 * The event from which a retention counts.
 *
 * - `arrived`: when the record was sent
 * - `done`: when staff set it to `done`; an open record stays
 * - `programme-over`: when its programme ended; when it was sent, if the programme is unknown
 * - `last-contact`: the latest of: sent, changed, reviewed by staff, logged in
 * - `year-end`: the end of the calendar year in which it was sent, in Innsbruck
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

export interface Processing {
  readonly purposes: Purposes;
  readonly categories: readonly DataCategory[];
  readonly retention: Retention;
  /** Replaces `retention` while a consent holds; absent if no purpose needs one. */
  readonly consented?: Retention;
  /** Fields that are stored encrypted; absent if there are none. Notes of staff always are. */
  readonly encrypted?: readonly string[];
}

/** The declaration of a kind without its purposes. */
type Kept = Omit<Processing, 'purposes'>;

const year = 365;

/** Retention of records in quarantine, which no list ever showed, whatever their kind. */
export const quarantineRetention: Retention = { from: 'arrived', days: 90 };

const service: Kept = {
  categories: ['contact', 'faith', 'family'],
  retention: { from: 'done', days: year },
};

/** The law requires to keep a gift's entry for seven years (§ 132 BAO), so an erasure only locks it until then. */
const gift: Kept = {
  categories: ['contact', 'faith', 'giving'],
  retention: { from: 'year-end', days: 7 * year + 2 },
};

const guest: Kept = {
  categories: ['contact', 'faith'],
  retention: { from: 'last-contact', days: 180 },
  consented: { from: 'last-contact', days: 2 * year },
};

const letter = (days: number): Kept => ({
  categories: ['contact', 'faith'],
  retention: { from: 'done', days },
});

const kept: Readonly<Record<RecordKind, Kept>> = {
  babyNaming: service,
  childDedication: service,
  couples: service,
  testimony: {
    categories: ['faith'],
    retention: { from: 'arrived', days: 3 * year },
  },
  contact: letter(180),
  partnership: gift,
  pledge: gift,
  enquiry: { ...letter(90), encrypted: ['message'] },
  welfare: {
    categories: ['contact', 'faith', 'health'],
    retention: { from: 'done', days: 180 },
    consented: { from: 'done', days: 2 * year },
    encrypted: ['message'],
  },
  request: {
    categories: ['contact', 'faith', 'health'],
    retention: { from: 'done', days: 90 },
    consented: { from: 'done', days: year },
    encrypted: ['message'],
  },
  firstTimer: guest,
  secondTimer: guest,
  newBeliever: guest,
  churchMember: {
    categories: ['contact', 'faith'],
    retention: { from: 'last-contact', days: 3 * year },
  },
  programAttendance: {
    categories: ['contact', 'faith'],
    retention: { from: 'programme-over', days: 90 },
  },
  profiles: {
    categories: ['contact', 'faith', 'family'],
    retention: { from: 'last-contact', days: 3 * year },
  },
};

/**
 * The processing of each of the sixteen kinds. Staff with the right to read a section see its records
 * (records/rights.ts).
 */
export const processing = Object.fromEntries(
  Object.entries(kept).map(([kind, one]) => [
    kind,
    { purposes: purposesOf[kind as RecordKind], ...one },
  ]),
) as Readonly<Record<RecordKind, Processing>>;
