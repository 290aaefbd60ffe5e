interface RecordActionTexts {
  readonly markAsDone: string;
  readonly markAsNew: string;
  readonly assignedToYou: (name: string) => string;
  readonly notAnyMore: (name: string) => string;
}

export const recordActionTexts: RecordActionTexts = {
  markAsDone: 'Mark as done',
  markAsNew: 'Mark as new again',
  assignedToYou: (name) => `${name}: assigned to you`,
  notAnyMore: (name) => `${name}: assigned as before`,
};
