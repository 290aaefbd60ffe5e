import type { BulkRefusal } from 'contract/contact-history-requests';

interface BulkEmailTexts {
  readonly title: (people: number) => string;
  readonly recipients: (people: number) => string;
  readonly hint: string;
  readonly language: string;
  readonly ownLanguage: string;
  readonly withoutAddress: (names: string) => string;
  readonly tooMany: (most: number) => string;
  readonly question: (people: number) => string;
  readonly perHousehold: string;
  readonly perHouseholdHint: (households: string) => string;
  readonly questionPerHousehold: (people: number, emails: number) => string;
  readonly sendToAll: (people: number) => string;
  readonly sent: (count: number) => string;
  readonly sentTo: (name: string) => string;
  readonly refusals: Readonly<Record<BulkRefusal, string>>;
}

const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const bulkEmailTexts: BulkEmailTexts = {
  title: (people) => `E-mail to ${peopleCount(people)}`,
  recipients: (people) => `To ${peopleCount(people)}`,
  hint: 'Each person gets an e-mail of their own. It begins with a greeting by name and ends with your name, if your account has one, and the church’s: write only what stands between them. Ctrl+Enter sends.',
  language: 'Language of greeting and closing',
  ownLanguage: 'That of each person',
  withoutAddress: (names) => `Without an e-mail address, so left out: ${names}`,
  tooMany: (most) => `An e-mail goes to at most ${most} people at once. Please choose fewer.`,
  question: (people) => `Send this e-mail to ${peopleCount(people)}?`,
  perHousehold: 'One e-mail to each household',
  perHouseholdHint: (households) =>
    `It greets all of them and goes to the first address: ${households}`,
  questionPerHousehold: (people, emails) =>
    `Send ${emails === 1 ? '1 e-mail' : `${emails} e-mails`} to ${peopleCount(people)}?`,
  sendToAll: (people) => `Yes, send to ${peopleCount(people)}`,
  sent: (count) => (count === 1 ? '1 e-mail is on its way.' : `${count} e-mails are on their way.`),
  sentTo: (name) => `${name}: the e-mail is on its way.`,
  refusals: {
    'no-record': 'is not here any more',
    'record-merged': 'was merged into another record',
    'record-changed': 'has another address by now',
    'same-address': 'has got it already',
    'same-household': 'has got it with the household',
    'no-right': 'you may not write in this section',
    'too-many-mails':
      'not sent, because there were many e-mails in a short time. Please try later.',
  },
};
