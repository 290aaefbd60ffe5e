import type { RecordKind } from '../records/review';
import type { DataCategory, RetentionStart } from './processing';
import type { LegalGround, Purpose } from './purposes';

interface ProcessingWords {
  /** Names of what visitors and members send, for a list. */
  readonly kinds: Readonly<Record<RecordKind, string>>;
  /** Continues the sentence that begins with `We use it`. */
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly grounds: Readonly<Record<LegalGround, string>>;
  /** Names of the kinds of data that a record may contain. */
  readonly categories: Readonly<Record<DataCategory, string>>;
  readonly retention: Readonly<Record<RetentionStart, (time: string) => string>>;
  readonly days: (days: number) => string;
  readonly years: (years: number) => string;
}

const counted = [
  '',
  'one year',
  'two years',
  'three years',
  'four years',
  'five years',
  'six years',
  'seven years',
];

export const processingWords: ProcessingWords = {
  kinds: {
    babyNaming: 'baby naming',
    childDedication: 'child dedication',
    couples: 'intending couples',
    testimony: 'testimonies',
    contact: 'contact',
    partnership: 'partnership',
    pledge: 'pledges',
    enquiry: 'enquiries',
    welfare: 'welfare support',
    request: 'requests',
    firstTimer: 'first visit',
    secondTimer: 'second visit',
    newBeliever: 'new believers',
    churchMember: 'church members',
    programAttendance: 'registration for a programme',
    profiles: 'your profile',
  },
  purposes: {
    answer: 'to answer you and to help',
    'prepare-service': 'to prepare the service with you',
    'prepare-programme': 'to prepare the programme, and to reach you about it',
    welcome: 'to welcome you and to help you find your place',
    'members-list': 'to keep the list of our members',
    profile: 'to keep your profile and your login',
    publish: 'to publish it on this site',
    books: 'to keep account of gifts',
    accompany: 'if you agree, to stay in touch with you and to pray for you after that',
    'staff-account': 'for the accounts of our staff',
  },
  grounds: {
    'church-work':
      'Because you turn to us, and it is our work as a church to be there for you (Art. 6(1)(f) and Art. 9(2)(d) GDPR)',
    consent:
      'Only with your consent, which you may refuse and withdraw (Art. 6(1)(a) and Art. 9(2)(a) GDPR)',
    published: 'Because you make it public yourself (Art. 6(1)(f) and Art. 9(2)(e) GDPR)',
    law: 'Because the law asks us to keep books of gifts (Art. 6(1)(c) GDPR, § 132 BAO)',
  },
  categories: {
    contact: 'how to reach you',
    faith: 'your faith',
    family: 'your family',
    health: 'your health or your need',
    giving: 'what you give',
  },
  retention: {
    arrived: (time) => `${time} after it arrived`,
    done: (time) => `${time} after it has been dealt with`,
    'programme-over': (time) => `${time} after the programme`,
    'last-contact': (time) => `${time} after our last contact`,
    'year-end': (time) => `${time} after the end of the year in which it arrived`,
  },
  days: (days) => `${days} days`,
  years: (years) => counted[years] ?? `${years} years`,
};
