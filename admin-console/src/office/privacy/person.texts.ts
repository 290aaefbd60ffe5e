import type { AttachedPlace, PersonReason, UnlistedPlace } from 'contract/people-requests';

interface PersonTexts {
  readonly title: string;
  readonly intro: string;
  readonly fields: Readonly<Record<'email' | 'phone' | 'name', string>>;
  readonly find: string;
  readonly finding: string;
  readonly nothingAsked: string;
  readonly failed: string;
  readonly found: (count: number) => string;
  readonly cut: string;
  readonly sure: string;
  readonly undecided: string;
  readonly family: string;
  readonly chooseAll: string;
  readonly chooseNone: string;
  readonly reasons: Readonly<Record<PersonReason, string>>;
  readonly unlisted: Readonly<Record<UnlistedPlace, string>>;
  readonly attached: string;
  readonly places: Readonly<Record<AttachedPlace, string>>;
  readonly plan: string;
  readonly planned: string;
  readonly nothingChosen: string;
  readonly records: (count: number) => string;
  readonly locked: (until: string) => string;
  readonly erase: string;
  readonly question: string;
  readonly erased: (count: number) => string;
  readonly waiting: string;
}

/** Texts for finding everything about a person, and erasing it. */
export const personTexts: PersonTexts = {
  title: 'Everything about a person',
  intro:
    'Somebody asks what we have of them, or asks us to erase it. Be sure first that it is they who ask. What you look for here is noted in the audit log, without their name.',
  fields: { email: 'E-mail', phone: 'Phone', name: 'Name' },
  find: 'Find everything',
  finding: 'Looking…',
  nothingAsked: 'Enter an e-mail address, a phone number or a name.',
  failed: 'That could not be found out. Please try again.',
  found: (count) => (count === 1 ? '1 record found' : `${count} records found`),
  cut: 'There are more. Please look for something that says more of the person.',
  sure: 'Theirs: it has this e-mail address',
  undecided: 'Perhaps theirs: please decide',
  family: 'These have different names: a family may share an address. Please choose who is meant.',
  chooseAll: 'Choose all of these',
  chooseNone: 'Choose none of these',
  reasons: {
    email: 'same e-mail address',
    phone: 'same phone number',
    name: 'same name',
    mention: 'names them in a text',
    person: 'joined into one person with what was found',
  },
  unlisted: { quarantine: 'in quarantine', locked: 'locked away, as the law or a hold asks' },
  attached: 'What else there is',
  places: {
    reviews: 'States and notes of staff',
    keptPairs: 'Pairs kept as two',
    merges: 'Merges',
    persons: 'Links to persons',
    households: 'Households',
    sessions: 'Logins that are open',
    tokens: 'Links that were mailed',
    pictures: 'Pictures',
    waitingMails: 'Mails that wait',
    mailFiles: 'Mails in files',
    mailCounts: 'Counts of mails',
    invitations: 'Invitations to staff',
    staffAccounts: 'Staff accounts (they end under Accounts)',
    notes: 'Notes of staff',
    outreach: 'Contacts by staff',
    replies: 'Replies by e-mail',
    savedViews: 'Saved views with their name, e-mail address or phone number',
    auditEntries: 'Entries of the audit log (they stay: they hold numbers alone)',
  },
  plan: 'See what would be erased',
  planned: 'This would be erased',
  nothingChosen: 'Choose at least one record.',
  records: (count) => (count === 1 ? '1 record' : `${count} records`),
  locked: (until) => `The law asks us to keep this until ${until}. It is locked away.`,
  erase: 'Erase for good',
  question: 'This cannot be taken back.',
  erased: (count) => (count === 1 ? '1 record is erased.' : `${count} records are erased.`),
  waiting: 'Files are still being overwritten. The server finishes that by itself.',
};
