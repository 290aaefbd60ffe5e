import { locale } from 'contract/language';
import type { SamePersonReason } from 'contract/persons';
import type { PeopleListName } from './people-address';

interface PeopleTexts {
  readonly name: string;
  readonly intro: string;
  readonly search: string;
  readonly searchHint: string;
  readonly submit: string;
  readonly endSearch: string;
  readonly found: (count: number, words: string) => string;
  readonly foundNone: (words: string) => string;
  readonly isCut: string;
  readonly tooShort: string;
  readonly lists: string;
  readonly listNames: Readonly<Record<PeopleListName, string>>;
  readonly section: string;
  readonly allSections: string;
  readonly notLoaded: string;
  readonly count: (count: number) => string;
  readonly empty: Readonly<Record<Exclude<PeopleListName, 'households'>, string>>;
  readonly more: (count: number) => string;
  readonly moreFailed: string;
  readonly nameless: string;
  readonly member: string;
  readonly household: (name: string) => string;
  readonly open: (count: number) => string;
  readonly last: (when: string) => string;
  readonly noContact: string;
  readonly reasons: Readonly<Record<SamePersonReason, string>>;
  readonly bar: string;
  readonly join: (count: number) => string;
  readonly tooMany: (most: number) => string;
  readonly clear: string;
  readonly decideIntro: string;
  readonly proposal: (one: string, other: string) => string;
  readonly same: string;
  readonly compare: string;
  readonly notSame: string;
  /** The name of a button that stands once for each pair. */
  readonly ofPair: (act: string, pair: string) => string;
  readonly selectObvious: (count: number) => string;
  readonly joinSelected: (count: number) => string;
  readonly decided: string;
  readonly compareTitle: string;
  readonly compareIntro: string;
  readonly sections: string;
  readonly cancel: string;
  readonly joined: (name: string) => string;
  readonly joinedMany: (count: number) => string;
  readonly separated: string;
  readonly parted: (count: number, name: string) => string;
  readonly undone: string;
  readonly failed: string;
}

const number = (count: number) => count.toLocaleString(locale);

export const peopleTexts: PeopleTexts = {
  name: 'People',
  intro:
    'Everyone who has written or registered, once each: all records of one person from all sections are together.',
  search: 'Find a person',
  searchHint: 'Name, e-mail or phone',
  submit: 'Find',
  endSearch: 'Show everyone',
  found: (count, words) => `${number(count)} ${count === 1 ? 'person' : 'people'} for “${words}”`,
  foundNone: (words) =>
    `Nobody was found for “${words}”. Try the e-mail address, the phone number or part of the name.`,
  isCut: 'There are more than are shown here. Add a word to narrow the search.',
  tooShort: 'Please type at least two characters, and no more than two hundred.',
  lists: 'Lists of people',
  listNames: {
    all: 'Everyone',
    members: 'Members',
    decide: 'To decide',
    households: 'Households',
  },
  section: 'Section',
  allSections: 'All sections',
  notLoaded: 'The people could not be loaded.',
  count: (count) => `${number(count)} ${count === 1 ? 'person' : 'people'}`,
  empty: {
    all: 'There is nobody here yet. Whoever fills in a form appears here.',
    members: 'Nobody has registered as a member yet.',
    decide: 'Nothing to decide: nobody else may be the same person.',
  },
  more: (count) => `Show more (${number(count)})`,
  moreFailed: 'The next people could not be loaded. Please try again.',
  nameless: 'Person without a name',
  member: 'Member',
  household: (name) => `Household: ${name}`,
  open: (count) => `${number(count)} open`,
  last: (when) => `last ${when}`,
  noContact: 'No e-mail or phone',
  reasons: {
    email: 'Same e-mail',
    phone: 'Same phone',
    name: 'Same name',
    couple: 'Same couple',
  },
  bar: 'Act on the selected people',
  join: (count) => `These ${count} are one person`,
  tooMany: (most) => `Please select no more than ${number(most)} people.`,
  clear: 'Clear the selection',
  decideIntro:
    'These may be the same person. Nothing is lost by a decision: records stay as they are, and you can undo it at any time.',
  proposal: (one, other) => `${one} and ${other}`,
  same: 'Same person',
  compare: 'Compare',
  notSame: 'Not the same',
  ofPair: (act, pair) => `${act}: ${pair}`,
  selectObvious: (count) => `Select the ${number(count)} obvious ones`,
  joinSelected: (count) => (count === 1 ? 'Join this pair' : `Join these ${number(count)} pairs`),
  decided: 'Decided',
  compareTitle: 'Is this the same person?',
  compareIntro:
    'Records stay in their sections as they are. They are only shown together, and you can separate them again.',
  sections: 'Sections',
  cancel: 'Cancel',
  joined: (name) => `${name}: now one person.`,
  joinedMany: (count) => `${number(count)} pairs are joined.`,
  separated: 'Saved: not the same person.',
  parted: (count, name) =>
    `${count === 1 ? 'The record is' : `${count} records are`} no longer with ${name}.`,
  undone: 'Undone: as before.',
  failed: 'This did not work. Please try again.',
};
