interface OutcomeTexts {
  readonly undo: string;
  readonly dismiss: string;
}

export const outcomeTexts: OutcomeTexts = { undo: 'Undo', dismiss: 'Dismiss this message' };
