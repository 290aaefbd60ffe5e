const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/** How long the server keeps temporary data, in milliseconds. The privacy page states these values. */
export const lifetimes = {
  /** Ends after a day without a visit, because many people use a shared browser, and after two weeks at the latest. */
  memberSession: { idle: 24 * hours, absolute: 14 * days },
  resetLink: 30 * minutes,
  /** The link by which a member chooses the first password of a profile that staff made. */
  memberInvitation: 14 * days,
  confirmationLink: 24 * hours,
  /** The link that shows what was sent from an email address. */
  sentLink: 30 * minutes,
  /** An email that cannot be sent: longer than a mail server's outage over a weekend. */
  waitingMail: 72 * hours,
  /** The cookie with the receipt for a browser without JavaScript. */
  receiptCookie: 10 * minutes,
  /** How long a browser stays known after its last login. Browsers keep no cookie longer than 400 days. */
  knownDevice: 365 * days,
} as const;

/** Daily backups of the database that are kept. */
export const keptBackups = 7;
