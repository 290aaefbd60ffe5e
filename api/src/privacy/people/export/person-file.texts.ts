import type { PersonContents, RecordContents } from './person-contents';

/** A part of the data besides the records, which gets a heading. */
export type PersonPart = Exclude<keyof PersonContents, 'records'> | 'pictures';

interface PersonFileTexts {
  readonly title: string;
  readonly intro: (day: string) => string;
  /** Replaces a name that is left out. */
  readonly redacted: string;
  readonly labels: Readonly<Record<Exclude<keyof RecordContents, 'kind' | 'record'>, string>>;
  readonly parts: Readonly<Record<PersonPart, string>>;
  readonly picture: (number: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}

/** The texts of the file that answers a request for access. The person reads it, so it says `you`. */
export const personFileTexts: PersonFileTexts = {
  title: 'What we have of you',
  intro: (day) =>
    `This is all that our site has of you on ${day}. The same is in data.json, for other programs to read; schema.json says how it is built. The words at the left are the names of the fields.`,
  redacted: '[redacted]',
  labels: {
    language: 'The language that you wrote in',
    consent: 'Your consent',
    urgencyHint: 'Why our site suggested it to our staff as urgent',
    alertedAt: 'When our staff were told of it at once',
    review: 'How far our staff are with it',
    notes: 'What our staff noted',
    outreach: 'How our staff turned to you',
    replies: 'What came back by e-mail',
    origin: 'How we got it',
    corrections: 'What our staff corrected, and what it said before',
    imports: 'What our staff took from a file, and what it said before',
    merges: 'Merged with other records',
    hold: 'Why it is not removed yet',
  },
  parts: {
    persons: 'Which of these our staff know as one person',
    logins: 'Your logins',
    sessions: 'Where you are logged in',
    links: 'Links that we mailed to you',
    waitingMails: 'E-mails to you that wait',
    letters: 'What our staff wrote to your address',
    sentReplies: 'What came from your address about others',
    invitations: 'Invitations to our staff',
    staffAccounts: 'Your accounts as staff',
    staffSessions: 'Where you are logged in as staff',
    openPreviews: 'Unreleased versions of our site that you have open as staff',
    teams: 'Parts of our site whose team has your address',
    auditEntries: 'What staff did with your data',
    pictures: 'Your pictures',
  },
  picture: (number) => `Picture ${number}`,
  yes: 'yes',
  no: 'no',
  nothing: 'none',
};
