interface SelectionTexts {
  readonly all: (count: number) => string;
  readonly first: (most: number, count: number) => string;
  readonly more: string;
  readonly email: string;
  readonly merge: string;
  /** Why the records cannot be merged. */
  readonly mergeHint: (most: number) => string;
  readonly keepApart: string;
  readonly keepApartHint: (most: number) => string;
  readonly export: (format: string) => string;
}

export const selectionTexts: SelectionTexts = {
  all: (count) => `Select all ${count}`,
  first: (most, count) => `Select ${most} of ${count}`,
  more: 'More',
  email: 'E-mail',
  merge: 'Compare and merge',
  mergeHint: (most) => `2 to ${most} records`,
  keepApart: 'Not duplicates of each other',
  keepApartHint: (most) => `2 to ${most} records`,
  export: (format) => `Export: ${format}`,
};
