import type { HouseholdReason } from 'contract/household-requests';

interface HouseholdTexts {
  readonly title: string;
  readonly intro: string;
  readonly proposed: string;
  readonly proposedNone: string;
  readonly said: (count: number) => string;
  readonly saidNone: string;
  readonly notLoaded: string;
  readonly reasons: Readonly<Record<HouseholdReason, string>>;
  /** What a card is called: its people. */
  readonly of: (people: string) => string;
  readonly isOne: string;
  readonly joinsOne: string;
  readonly some: string;
  readonly isNone: string;
  /** That a household is proposed rightly. */
  readonly agree: string;
  readonly write: string;
  readonly unreachable: string;
  readonly change: string;
  readonly say: string;
  readonly alone: string;
  readonly dialogTitle: string;
  readonly dialogIntro: string;
  readonly members: string;
  readonly add: string;
  readonly addNamed: (name: string) => string;
  readonly save: string;
  readonly dissolve: string;
  readonly onePerson: string;
  readonly tooFew: string;
  readonly tooMany: (most: number) => string;
  readonly saidOf: (name: string) => string;
  readonly changed: (name: string) => string;
  readonly dissolved: string;
  readonly refused: string;
  readonly undone: string;
  readonly failed: string;
}

export const householdTexts: HouseholdTexts = {
  title: 'Household',
  intro:
    'People who live together. Once that is said, they are no longer shown as possible matches of one another, and one e-mail can go to all of them.',
  proposed: 'May live together',
  proposedNone: 'Nobody else shares an address, a phone number or an e-mail address.',
  said: (count) => (count === 1 ? '1 household' : `${count} households`),
  saidNone: 'There are no households yet.',
  notLoaded: 'The households could not be loaded.',
  reasons: { address: 'Same address', phone: 'Same phone', email: 'Same e-mail' },
  of: (people) => `Household: ${people}`,
  isOne: 'A household',
  joinsOne: 'Add to the household',
  some: 'Only some of them',
  isNone: 'Not a household',
  agree: 'Say so',
  write: 'Write to the household',
  unreachable: 'None of them has an e-mail address in a section in which you may write.',
  change: 'Change',
  say: 'Say who lives with this person',
  alone: 'It is not known who lives with this person.',
  dialogTitle: 'Who lives together?',
  dialogIntro: 'Choose who belongs to the household, and search for whoever is missing.',
  members: 'People of the household',
  add: 'Add',
  addNamed: (name) => `Add ${name}`,
  save: 'Save',
  dissolve: 'They are no household',
  onePerson: 'These records are of one person.',
  tooFew: 'A household has at least two people.',
  tooMany: (most) => `A household has at most ${most} people.`,
  saidOf: (name) => `Saved as a household: ${name}.`,
  changed: (name) => `The household is changed: ${name}.`,
  dissolved: 'Saved: they are no household any more.',
  refused: 'Saved: not a household. They are not proposed again.',
  undone: 'Undone: as before.',
  failed: 'This did not work. Please try again.',
};
