interface DuplicateTexts {
  readonly more: (count: number) => string;
  /** Of issue 5: a duplicate that says something its original does not. */
  readonly newContent: string;
  readonly showHeld: (count: number) => string;
  /** In place of DUPLICATE, once staff said that it is none. */
  readonly kept: string;
}

export const duplicateTexts: DuplicateTexts = {
  more: (count) => `Show ${count} more`,
  newContent: 'Repeat - new content',
  showHeld: (count) => `${count} new ${count === 1 ? 'duplicate' : 'duplicates'} - show`,
  kept: 'KEPT',
};
