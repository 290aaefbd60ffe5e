interface OwnQuestionTexts {
  readonly name: string;
  readonly intro: string;
  readonly ask: string;
  readonly close: string;
  readonly sections: string;
  readonly number: string;
  readonly numberOfRecords: string;
  readonly sumOf: (amount: string) => string;
  readonly choose: string;
  readonly save: {
    readonly label: string;
    readonly shared: string;
    readonly save: string;
    readonly saving: string;
    readonly noName: string;
    readonly failed: string;
  };
  readonly by: (who: string) => string;
  readonly takeOut: string;
  readonly takeOutNamed: (name: string) => string;
  readonly notTakenOut: string;
  readonly notLoaded: string;
}

export const ownQuestionTexts: OwnQuestionTexts = {
  name: 'Your own questions',
  intro: 'Choose what is counted, and how it is grouped. The address holds the question.',
  ask: 'Ask your own question',
  close: 'Close this question',
  sections: 'What to count',
  number: 'Number',
  numberOfRecords: 'How many',
  sumOf: (amount) => `Sum: ${amount}`,
  choose: 'Choose at least one section.',
  save: {
    label: 'Name of the question',
    shared: 'For all who may see these sections',
    save: 'Save the question',
    saving: 'Saving …',
    noName: 'Give the question a name.',
    failed: 'The question was not saved.',
  },
  by: (who) => `From ${who}`,
  takeOut: 'Remove from the questions',
  takeOutNamed: (name) => `Remove from the questions: ${name}`,
  notTakenOut: 'The question was not removed.',
  notLoaded: 'Your own questions could not be loaded.',
};
