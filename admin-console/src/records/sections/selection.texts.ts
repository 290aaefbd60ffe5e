interface SelectionTexts {
  readonly merge: string;
  readonly keepApart: string;
  /** How many records it takes. */
  readonly between: (most: number) => string;
  readonly export: (format: string) => string;
}

export const selectionTexts: SelectionTexts = {
  merge: 'Compare and merge',
  keepApart: 'Not duplicates of each other',
  between: (most) => `2 to ${most} records`,
  export: (format) => `Export: ${format}`,
};
