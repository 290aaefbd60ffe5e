interface DuplicateTexts {
  readonly more: (count: number) => string;
  /** The label of a duplicate with content that its original lacks. */
  readonly newContent: string;
  readonly showHeld: (count: number) => string;
  /** The status that replaces DUPLICATE once staff marked the record as no duplicate. */
  readonly kept: string;
}

export const duplicateTexts: DuplicateTexts = {
  more: (count) => `Show ${count} more`,
  newContent: 'Repeat - new content',
  showHeld: (count) => `${count} new ${count === 1 ? 'duplicate' : 'duplicates'} - show`,
  kept: 'KEPT',
};
