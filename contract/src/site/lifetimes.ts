const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * How long the server keeps what ends by itself, in milliseconds. The page about privacy says so, and promises nothing
 * else.
 */
export const lifetimes = {
  /** A day without a visit, because many use a browser that is not theirs; two weeks at all. */
  memberSession: { idle: 24 * hours, absolute: 14 * days },
  resetLink: 30 * minutes,
  confirmationLink: 24 * hours,
  /** To what was sent from an address. */
  sentLink: 30 * minutes,
  /** Of a mail that cannot be sent: longer than a mail server is away for a weekend. */
  waitingMail: 72 * hours,
  /** Of the receipt that a browser without JavaScript is shown. */
  receiptCookie: 10 * minutes,
  /** How long a browser stays known after its last login. Browsers keep no cookie longer than 400 days. */
  knownDevice: 365 * days,
} as const;

/** So many daily copies of the database are kept. */
export const keptBackups = 7;
