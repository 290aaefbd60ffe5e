interface UrgencyTexts {
  readonly title: string;
  readonly intro: string;
  readonly explanation: { readonly title: string; readonly steps: readonly string[] };
  readonly onCall: {
    readonly title: string;
    readonly intro: string;
    readonly notLoaded: string;
    /** Nobody is in the list. */
    readonly none: string;
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly thisWeek: string;
    /** @param sections those that the person may not read */
    readonly notTold: (sections: string) => string;
    readonly add: string;
    readonly choose: string;
    readonly addButton: string;
    readonly saved: string;
    readonly failed: string;
  };
  readonly weeks: {
    readonly title: string;
    readonly intro: string;
    /** The option that leaves a week to whose turn it is. @param name absent if there is nobody */
    readonly inTurn: (name?: string) => string;
    readonly saved: (name: string, week: string) => string;
    readonly nobody: string;
  };
  readonly settings: {
    readonly title: string;
    readonly intro: string;
    readonly notLoaded: string;
    readonly never: string;
    readonly days: (count: number) => string;
    readonly categoriesTitle: string;
    readonly categoriesIntro: string;
    /** No category counts as urgent. */
    readonly noCategory: string;
    /** @param what the section and what was chosen */
    readonly saved: (what: string) => string;
    readonly failed: string;
  };
}

/** The settings of what is urgent, whom it is told, and when records are due. */
export const urgencyTexts: UrgencyTexts = {
  title: 'Urgent and due',
  intro:
    'Who hears of a cry for help at once, which categories count as urgent, and when a record is overdue. Each change is saved at once.',
  explanation: {
    title: 'What happens',
    steps: [
      'Requests for help, contacts and first visits are searched for words of danger: suicide, violence, emergencies, hunger, losing one’s home; in English, German and Pidgin. The categories below count as well. It is a suggestion: everybody in the section can take it back, or mark another record as urgent.',
      'Whoever is on call gets an e-mail at once, if they may read the section. It says the section and nothing of what was written.',
      'A button behind a link in that e-mail says “I take care of this”: the record is theirs, and nobody else is asked.',
      'If nobody says so within 30 minutes, the next person of the list is asked, each one once, and at last all owners. Without a list the owners are asked at once.',
      'Visitors are never told that something counts as urgent. Whoever sends a request or asks for welfare sees the help lines, always.',
    ],
  },
  onCall: {
    title: 'Who is on call',
    intro: 'One after the other, each from Monday to Sunday. The first one is on call this week.',
    notLoaded: 'The list could not be loaded.',
    none: 'Nobody is in the list, so all owners are told of everything urgent.',
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    remove: (name) => `Remove from the list: ${name}`,
    thisWeek: 'this week',
    notTold: (sections) => `May not read, and is not told of: ${sections}`,
    add: 'Add somebody',
    choose: 'Choose …',
    addButton: 'Add',
    saved: 'The list is saved.',
    failed: 'The list could not be saved.',
  },
  weeks: {
    title: 'The next weeks',
    intro: 'Choose somebody else for a single week. The turns of the others stay as they are.',
    inTurn: (name) => (name === undefined ? 'In turn' : `In turn: ${name}`),
    saved: (name, week) => `On call ${week}: ${name}.`,
    nobody: 'nobody',
  },
  settings: {
    title: 'When records are due',
    intro: 'After that time an open record is overdue, and stands on top under “Today”.',
    notLoaded: 'The settings could not be loaded.',
    never: 'Never',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    categoriesTitle: 'Urgent categories',
    categoriesIntro: 'Whoever chooses one of these in the form is urgent, whatever they write.',
    noCategory: 'none is urgent',
    saved: (what) => `Saved: ${what}.`,
    failed: 'This could not be saved. It is as it was before.',
  },
};
