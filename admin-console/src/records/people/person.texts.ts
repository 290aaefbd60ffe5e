import type { TimelineKind } from 'contract/person-requests';
import type { CertainReason, PersonChange } from 'contract/persons';

interface PersonTexts {
  readonly back: string;
  readonly notLoaded: string;
  readonly summary: (records: number, since: string) => string;
  readonly contacts: string;
  readonly write: string;
  readonly writeTo: (email: string) => string;
  readonly call: (phone: string) => string;
  readonly joinOther: string;
  readonly joinTitle: (name: string) => string;
  readonly joinIntro: string;
  readonly compareWith: (name: string) => string;
  readonly decide: string;
  readonly sameRecord: string;
  readonly open: string;
  readonly noneOpen: string;
  readonly snoozed: (when: string) => string;
  readonly records: string;
  readonly partMode: string;
  readonly partIntro: string;
  readonly part: (count: number) => string;
  readonly endPart: string;
  readonly merged: string;
  readonly consent: string;
  readonly consentWithdrawn: string;
  readonly programs: string;
  readonly changes: string;
  readonly changed: (what: PersonChange['what'], who: string | undefined, when: string) => string;
  readonly certain: Readonly<Record<CertainReason, string>>;
  readonly undo: string;
  readonly timeline: string;
  readonly show: string;
  readonly everything: string;
  readonly kinds: Readonly<Record<TimelineKind, string>>;
  readonly what: Readonly<Record<TimelineKind, string>>;
  readonly timelineNotLoaded: string;
  readonly nothing: string;
  readonly earlier: string;
  readonly earlierFailed: string;
}

const changes = {
  join: 'Records were joined',
  part: 'Records were separated',
  apart: 'Kept apart from somebody else',
} as const;

export const personTexts: PersonTexts = {
  back: 'All people',
  notLoaded: 'This person could not be loaded.',
  summary: (records, since) => `${records} ${records === 1 ? 'record' : 'records'} since ${since}`,
  contacts: 'How to reach this person',
  write: 'Write',
  writeTo: (email) => `Write to ${email}`,
  call: (phone) => `Call ${phone}`,
  joinOther: 'Join with another person',
  joinTitle: (name) => `Who is the same person as ${name}?`,
  joinIntro: 'Search for the other one. You see both side by side before you decide.',
  compareWith: (name) => `Compare with ${name}`,
  decide: 'To decide',
  sameRecord: 'Sent twice?',
  open: 'Open',
  noneOpen: 'Nothing is open. Everything is done.',
  snoozed: (when) => `snoozed until ${when}`,
  records: 'Records',
  partMode: 'A record belongs to somebody else',
  partIntro:
    'Choose the records that belong to somebody else. They become a person of their own, and nothing is lost.',
  part: (count) => (count === 1 ? 'Separate this record' : `Separate these ${count} records`),
  endPart: 'Cancel',
  merged: 'merged into another record',
  consent: 'may be contacted',
  consentWithdrawn: 'consent withdrawn',
  programs: 'Programmes',
  changes: 'Joined and separated',
  changed: (what, who, when) => `${changes[what]}${who === undefined ? '' : ` by ${who}`}, ${when}`,
  certain: {
    'confirmed-email': 'by itself: same confirmed e-mail',
    'phone-and-name': 'by itself: same phone and name',
    'same-key': 'by itself: same e-mail, phone and name',
    merge: 'by itself: the records were merged',
  },
  undo: 'Undo',
  timeline: 'Timeline',
  show: 'Show',
  everything: 'Everything',
  kinds: {
    sent: 'What was sent',
    added: 'Taken by staff',
    imported: 'Imported',
    corrected: 'Corrections',
    merged: 'Merges',
    note: 'Notes',
    contact: 'E-mails and contacts',
    reply: 'Replies',
    joined: 'Joined',
    parted: 'Separated',
  },
  what: {
    sent: 'Sent',
    added: 'Taken by staff',
    imported: 'Imported',
    corrected: 'Corrected',
    merged: 'Merged',
    note: 'Note',
    contact: 'Contact',
    reply: 'Reply',
    joined: 'Joined',
    parted: 'Separated',
  },
  timelineNotLoaded: 'The timeline could not be loaded.',
  nothing: 'Nothing of this kind has happened yet.',
  earlier: 'Show earlier',
  earlierFailed: 'What was earlier could not be loaded. Please try again.',
};
