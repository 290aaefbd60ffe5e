interface MergeTexts {
  readonly compare: (count: number) => string;
  readonly firstOf: (shown: number, count: number) => string;
  readonly title: string;
  readonly intro: string;
  readonly field: string;
  readonly differs: string;
  readonly stays: string;
  readonly staysOf: (date: string) => string;
  readonly record: (place: number) => string;
  readonly created: string;
  readonly empty: string;
  readonly valueOf: (field: string, place: number) => string;
  readonly keep: (count: number) => string;
  readonly merge: string;
  readonly cancel: string;
  readonly keptApart: (who: string, when: string) => string;
  readonly keptShort: string;
  readonly takeBack: string;
  readonly failed: string;
  readonly merged: (count: number, name: string) => string;
  readonly kept: string;
  readonly takenBack: string;
  readonly openSurvivor: string;
  readonly mergedHere: string;
  readonly mergedBy: (who: string, when: string) => string;
  readonly saidOtherwise: string;
  readonly saidBefore: string;
  readonly sameWords: string;
  readonly openMerged: string;
  readonly undo: string;
  readonly undone: string;
}

export const mergeTexts: MergeTexts = {
  compare: (count) => `Compare these ${count}`,
  firstOf: (shown, count) => `Compare the first ${shown} of ${count}`,
  title: 'Compare records',
  intro:
    'Choose which record stays, and what it should say in each field. Nothing is deleted, and you can undo a merge.',
  field: 'Field',
  differs: 'differs',
  stays: 'Stays',
  staysOf: (date) => `The record of ${date} stays`,
  record: (place) => `Record ${place}`,
  created: 'Received',
  empty: 'empty',
  valueOf: (field, place) => `${field} of record ${place}`,
  keep: (count) =>
    count === 2 ? 'Not a duplicate - keep both' : `Not duplicates - keep all ${count}`,
  merge: 'Merge into one record',
  cancel: 'Cancel',
  keptApart: (who, when) => `${who} marked these as not duplicates on ${when}.`,
  keptShort: 'Not a duplicate - kept',
  takeBack: 'Undo: they may be duplicates',
  failed: 'This did not work. Please try again.',
  merged: (count, name) => `${count} records are now one: ${name}.`,
  kept: 'Saved: these are not duplicates.',
  takenBack: 'These records count as possible duplicates again.',
  openSurvivor: 'Open it',
  mergedHere: 'Merged into this record',
  mergedBy: (who, when) => `by ${who}, ${when}`,
  saidOtherwise: 'What the other record says',
  saidBefore: 'What this record said before',
  sameWords: 'It says nothing else.',
  openMerged: 'Read the whole other record',
  undo: 'Undo this merge',
  undone: 'The merge was undone.',
};
