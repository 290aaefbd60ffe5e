export interface RateLimit {
  /** Requests that are counted under one name share one limit. */
  readonly name: string;
  /** So many requests at once: as many as a full hall sends through one address in a few minutes. */
  readonly burst: number;
  /** One more after each of these, in milliseconds. */
  readonly refill: number;
}

/** In milliseconds. */
const day = 86_400_000;

/**
 * For members' calls that hash a password. Guessing at one account is slowed down by the login's own
 * guard.
 */
export const passwordRateLimit: RateLimit = { name: 'hall', burst: 300, refill: 1_000 };
/** For the logins of staff: their own, so that a hall full of members leaves them theirs. */
export const staffLoginRateLimit: RateLimit = { name: 'staff', burst: 60, refill: 5_000 };
/**
 * For the public forms: some from each of the 5,000 who may come (requirements 2.9), in the same minute. Nothing
 * is refused beyond it.
 */
export const submissionRateLimit: RateLimit = { name: 'forms', burst: 20_000, refill: 1_000 };
/**
 * For the places of a programme where these are limited: a family, or half of them at once and the other half in a day.
 * What comes beyond it waits for staff.
 */
export function placesRateLimit({ id, places }: { readonly id: string; readonly places: number }) {
  const burst = Math.max(8, Math.ceil(places / 2));
  const limit: RateLimit = { name: `places-of-${id}`, burst, refill: Math.ceil(day / burst) };
  return limit;
}
/** For calls that send a mail. */
export const mailRateLimit: RateLimit = { name: 'mail', burst: 60, refill: 5_000 };
/** For forms with a file, counted before they are read: a hall, and those that have to correct something. */
export const uploadRateLimit: RateLimit = { name: 'uploads', burst: 600, refill: 1_000 };
/** For changing the e-mail of a profile, which costs a hash of a password and two mails. */
export const emailChangeRateLimit: RateLimit = { name: 'email-change', burst: 30, refill: 30_000 };
/** The same for one profile, wherever its owner is: not by network, but by the profile's id. */
export const profileEmailChangeRateLimit: RateLimit = {
  name: 'email-change-of-profile',
  burst: 5,
  refill: 12 * 60_000,
};
/** For changing the password of one profile: each costs two hashes, ends sessions and sends a mail. */
export const profilePasswordRateLimit: RateLimit = {
  name: 'password-of-profile',
  burst: 5,
  refill: 12 * 60_000,
};
/** For sending a picture of one profile: each is drawn anew, and one at a time. */
export const profilePictureRateLimit: RateLimit = {
  name: 'picture-of-profile',
  burst: 20,
  refill: 3 * 60_000,
};
/** For the mail that follows a registration. A network that has used it up registers as before, without mails. */
export const confirmationMailRateLimit: RateLimit = {
  name: 'confirmation-mail',
  burst: 300,
  refill: 10_000,
};
/** For the mails that confirm forms. What comes beyond it is stored as before, without a mail. */
export const formMailRateLimit: RateLimit = { name: 'form-mails', burst: 200, refill: 20_000 };
/** The same for all networks together, as a form names any address: 600 in an hour at most. */
export const allFormMailsRateLimit: RateLimit = {
  name: 'all-form-mails',
  burst: 400,
  refill: 18_000,
};
/**
 * For all other mails to addresses that nobody confirmed, of all networks together: whoever registers a profile or asks
 * for what was sent names any address. 600 in an hour at most.
 */
export const allUnconfirmedMailsRateLimit: RateLimit = {
  name: 'all-unconfirmed-mails',
  burst: 400,
  refill: 18_000,
};
/** For what people do with the codes of their receipts: a family, or a hall that looks at once. */
export const myDataRateLimit: RateLimit = { name: 'my-data', burst: 120, refill: 2_000 };
/** For what was sent under the address of one profile: each looks through all there is. */
export const ownSentRateLimit: RateLimit = {
  name: 'sent-of-profile',
  burst: 30,
  refill: 60_000,
};
/** For wishes to have something erased: staff look at each. A family at once, then three an hour. */
export const erasureWishRateLimit: RateLimit = {
  name: 'erasure-wishes',
  burst: 6,
  refill: 20 * 60_000,
};
/** For links to what was sent: for each all records may have to be searched. */
export const sentLinkRateLimit: RateLimit = { name: 'sent-links', burst: 20, refill: 60_000 };
/** For correcting one record, by all callers together: each is an entry of the audit log. */
export const correctionRateLimit: RateLimit = {
  name: 'corrections-of-record',
  burst: 10,
  refill: 6 * 60_000,
};
/** For browsers' reports: one visit makes a handful. */
export const reportRateLimit: RateLimit = { name: 'reports', burst: 30, refill: 10_000 };
/** For inviting staff, by who invites: each is a mail to a recipient who may not expect one. */
export const invitationRateLimit: RateLimit = {
  name: 'invitations-of-admin',
  burst: 30,
  refill: 4 * 60_000,
};
/** For sending one invitation again: an address gets no more notices in an hour. */
export const invitationMailRateLimit: RateLimit = {
  name: 'mails-of-invitation',
  burst: 2,
  refill: 30 * 60_000,
};
/** For opening the links of invitations: a team that was invited together, in one room. */
export const openedInvitationRateLimit: RateLimit = {
  name: 'opened-invitations',
  burst: 60,
  refill: 5_000,
};
/** For changes of the site's content, by who makes them: a draft that saves itself while its text is typed. */
export const contentRateLimit: RateLimit = {
  name: 'content-of-admin',
  burst: 300,
  refill: 1_000,
};
/** For what makes the site anew, by who asks for it: seconds of work for the machine each. */
export const publicationRateLimit: RateLimit = {
  name: 'publications-of-admin',
  burst: 60,
  refill: 10_000,
};

/** For previews of drafts, by who looks: a second of work for the machine each. */
export const previewRateLimit: RateLimit = {
  name: 'previews-of-admin',
  burst: 120,
  refill: 2_000,
};

/** For test mails, by who gets them: ten at once, then ten an hour. */
export const testMailRateLimit: RateLimit = {
  name: 'test-mails-of-admin',
  burst: 10,
  refill: 360_000,
};

/** For files of the site, by who sends them: each is looked into, which takes up to a minute. A gallery at once. */
export const mediaFileRateLimit: RateLimit = {
  name: 'media-files-of-admin',
  burst: 200,
  refill: 5_000,
};

/** For the pieces of such files, of a megabyte each. */
export const mediaPieceRateLimit: RateLimit = {
  name: 'media-pieces-of-admin',
  burst: 1_000,
  refill: 100,
};

/** For mails to people, by who writes them. */
export const letterRateLimit: RateLimit = {
  name: 'letters-of-admin',
  burst: 30,
  refill: 2 * 60_000,
};

/** For mails to the person of one record, by all staff together. */
export const recordLetterRateLimit: RateLimit = {
  name: 'letters-to-record',
  burst: 5,
  refill: day / 5,
};

/** For other lines in the histories of records, by who writes them. */
export const outreachNoteRateLimit: RateLimit = {
  name: 'outreach-notes-of-admin',
  burst: 120,
  refill: 30_000,
};

/** For sending a mail that failed again, by mail: with its first time, as many as an address gets in an hour. */
export const mailAgainRateLimit: RateLimit = {
  name: 'mails-again',
  burst: 2,
  refill: 30 * 60_000,
};
