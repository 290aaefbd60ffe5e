import type { DateOrder } from 'contract/import-fields';

interface ColumnsTexts {
  readonly title: string;
  readonly target: string;
  readonly asSaid: string;
  readonly noTarget: string;
  readonly groups: Readonly<
    Record<'unclear' | 'recognized' | 'unknown', (count: number) => string>
  >;
  readonly nameless: (place: number) => string;
  readonly examples: (samples: string) => string;
  readonly empty: string;
  readonly isField: (column: string) => string;
  readonly leftOut: string;
  readonly optionGroups: Readonly<Record<'fields' | 'parts' | 'marks', string>>;
  readonly missing: string;
  readonly missingHint: string;
  readonly forAll: (field: string) => string;
  readonly perRow: string;
  readonly country: string;
  readonly countryHint: (code: string) => string;
  readonly noCountry: string;
  readonly dateOrder: string;
  readonly dateOrderHint: string;
  readonly noDateOrder: string;
  readonly dateOrders: Readonly<Record<DateOrder, string>>;
  readonly isOpenWork: string;
  readonly isOpenWorkHint: string;
}

export const columnsTexts: ColumnsTexts = {
  title: 'The columns',
  target: 'Import into',
  asSaid: 'the section that each row names',
  noTarget: 'You may not change the records of any section, so you cannot import into one.',
  groups: {
    unclear: (count) => `Please look at ${count === 1 ? 'this column' : `these ${count} columns`}`,
    recognized: (count) => `${count} ${count === 1 ? 'column is' : 'columns are'} recognised`,
    unknown: (count) => `${count} ${count === 1 ? 'column is' : 'columns are'} not imported`,
  },
  nameless: (place) => `Column ${place} without a heading`,
  examples: (samples) => `e.g. ${samples}`,
  empty: 'empty',
  isField: (column) => `What “${column}” is`,
  leftOut: 'Not imported',
  optionGroups: { fields: 'Fields', parts: 'Parts of a field', marks: 'About the row' },
  missing: 'These are needed, and the file has no column for them',
  missingHint: 'Say once what they are for all rows, or leave it open and decide row by row.',
  forAll: (field) => `${field}, for all rows`,
  perRow: 'Row by row',
  country: 'Phone numbers without a country code are from',
  countryHint: (code) => `A number like 0660 1234567 becomes +${code} 660 1234567.`,
  noCountry: 'nowhere: leave them as they are',
  dateOrder: 'Dates like 03/04/1980',
  dateOrderHint: 'Dates with dots (3.4.1980) and names of months are clear by themselves.',
  noDateOrder: 'Not decided: ask for each row',
  dateOrders: {
    dmy: 'Day first: 3 April',
    mdy: 'Month first: 4 March',
    ymd: 'Year first',
  },
  isOpenWork: 'Somebody must still look after the added people',
  isOpenWorkHint:
    'Their records are then new, and appear in Today and To contact. Otherwise they are done: find them in their sections under “Done” or “All”.',
};
