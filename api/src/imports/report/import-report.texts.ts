import type { LeftOutReason } from 'contract/import-faults';

interface ReportTexts {
  readonly headings: Readonly<Record<'row' | 'result' | 'section' | 'name', string>>;
  readonly results: Readonly<
    Record<'added' | 'joined' | 'changed' | 'unchanged' | LeftOutReason, string>
  >;
}

/** The words of an import's report. */
export const reportTexts: ReportTexts = {
  headings: { row: 'Row', result: 'Result', section: 'Section', name: 'Name' },
  results: {
    added: 'Added',
    joined: 'Added to a person who was known already',
    changed: 'Changed',
    unchanged: 'Was there already',
    faulty: 'Left out: something in it was wrong',
    unclear: 'Left out: nobody decided who it is',
    twice: 'Left out: an earlier row is about the same',
    skipped: 'Left out, as you decided',
  },
};
