import { maxBulkEmails } from 'contract/contact-history-requests';
import type { LimitClass } from 'contract/request';

/** A token bucket. A request or an email consumes one token. */
export interface RateLimit {
  /** All code that uses the same name and owner shares one bucket. */
  readonly name: string;
  /** The number of tokens in a full bucket. */
  readonly burst: number;
  /** Milliseconds until one more token is added. */
  readonly refill: number;
}

/**
 * The limits of callers by class of routes. The caller of a staff route is the account, else it is the network, which
 * all people in a hall may share.
 */
export const requestClasses: Readonly<Record<LimitClass, RateLimit>> = {
  /**
   * Forms, and what costs as little: some from each of the 5,000 who may come (requirements 2.9), in the same minute. A
   * form beyond it is stored, in quarantine.
   */
  'public-form': { name: 'public-form', burst: 20_000, refill: 1_000 },
  /**
   * Reports of which versions a page loaded: what a full hall opens at once. They cost no more than an addition, and
   * have a limit of their own so that they use up nothing of the forms'.
   */
  visit: { name: 'visit', burst: 5_000, refill: 1_000 },
  /**
   * Requests of visitors and members that cost a password hash, an email or a search: as many as a full hall sends in a
   * few minutes.
   */
  'log-in': { name: 'log-in', burst: 300, refill: 1_000 },
  /** Changes and log-ins of staff, which have a limit apart from that of members in the same hall. */
  staff: { name: 'staff', burst: 300, refill: 1_000 },
  /** Bodies with files, and pieces of a megabyte, before they are read. */
  upload: { name: 'upload', burst: 1_000, refill: 100 },
};

const minute = 60_000;
const day = 1440 * minute;

/** Changes of the password and of the email address of one account: each ends sessions or sends emails. */
export const accountChanges: RateLimit = { name: 'account-changes', burst: 5, refill: 12 * minute };

/** Corrections of one record by its sender: each adds an entry to the audit log. */
export const recordCorrectionLimit: RateLimit = {
  name: 'record-corrections',
  burst: 10,
  refill: 6 * minute,
};

/** Emails that one staff member sends: to people of records, to those whom they invite, to themselves. */
export const staffMailLimit: RateLimit = { name: 'mails-of-staff', burst: 30, refill: 2 * minute };

/** Emails to the people of many records that one staff member sends by one request each: two full ones at once. */
export const bulkMailLimit: RateLimit = {
  name: 'bulk-mails-of-staff',
  burst: 2 * maxBulkEmails,
  refill: 1 * minute,
};

/** Repeats of one email or one invitation: with the first one, as many as an address gets in an hour. */
export const mailRepeatLimit: RateLimit = { name: 'mail-repeats', burst: 2, refill: 30 * minute };

/** Emails to the person of one record, by all staff together. */
export const recordMailLimit: RateLimit = { name: 'mails-to-record', burst: 5, refill: day / 5 };

/**
 * Emails to unconfirmed addresses, for all networks together: whoever sends a form, registers a profile or asks for
 * their data names any address. The limit is 600 in an hour.
 */
export const unconfirmedMailLimit = (sort: 'forms' | 'others'): RateLimit => ({
  name: `unconfirmed-mails-${sort}`,
  burst: 400,
  refill: 18_000,
});

/** Emails to unconfirmed addresses, for one network. Beyond it a form is stored as usual, without an email. */
export const networkUnconfirmedMailLimit = (sort: 'forms' | 'registrations'): RateLimit => ({
  name: `unconfirmed-mails-of-network-${sort}`,
  burst: 300,
  refill: 10_000,
});

/**
 * Limited places of a programme that one network may take: enough for a family, or half of them at once and the other
 * half within a day. What comes beyond it waits for staff.
 */
export function getNetworkPlaceLimit({
  id,
  places,
}: {
  readonly id: string;
  readonly places: number;
}) {
  const burst = Math.max(8, Math.ceil(places / 2));
  const limit: RateLimit = { name: `places-of-${id}`, burst, refill: Math.ceil(day / burst) };
  return limit;
}
