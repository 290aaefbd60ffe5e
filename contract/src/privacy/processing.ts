import type { RecordKind } from '../records/review';
import { purposesOf } from './purposes';
import type { Purposes } from './purposes';

/**
 * What the church keeps of people, why (purposes.ts, which forms show), and how long: said once. The notices on forms,
 * the privacy page, the consent record, the retention job, the erasure and the record of processing activities
 * (Art. 30 GDPR) read it from here.
 */

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

export interface Processing {
  readonly purposes: Purposes;
  readonly categories: readonly DataCategory[];
  readonly retention: Retention;
  /** In place of `retention` while a consent holds; absent where nothing is based on one. */
  readonly consented?: Retention;
  /** The fields that are stored encrypted; absent where there are none. Staff's notes are, whatever the kind. */
  readonly encrypted?: readonly string[];
}

/** All that is said of a kind but what it is for. */
type Kept = Omit<Processing, 'purposes'>;

const year = 365;

/** Of what looks like a robot's and was never let into a list, whatever its kind. */
export const quarantineRetention: Retention = { from: 'arrived', days: 90 };

const service: Kept = {
  categories: ['contact', 'faith', 'family'],
  retention: { from: 'done', days: year },
};

/** By law a gift's entry is kept for seven years (§ 132 BAO), so erasing one locks it until then. */
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

/** Each of the sixteen kinds. Who sees it: staff with the right to read its section (records/rights.ts). */
export const processing = Object.fromEntries(
  Object.entries(kept).map(([kind, one]) => [
    kind,
    { purposes: purposesOf[kind as RecordKind], ...one },
  ]),
) as Readonly<Record<RecordKind, Processing>>;
