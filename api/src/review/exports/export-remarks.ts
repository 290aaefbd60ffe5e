import { remarkStart } from 'contract/export-requests';
import type { AboutExport } from 'contract/export-requests';
import type { ExportedLineBatches } from './exported-lines';

/** What a file says about itself beside its records. */
export interface FileRemarks extends Pick<AboutExport, 'sheet' | 'remarks'> {
  /** The number of its other lines, with that of the columns. */
  readonly lineCount: number;
}

/** Of an export that says nothing about itself. */
export const noRemarks: AboutExport & FileRemarks = {
  ...{ sheet: [], remarks: [], groups: [] },
  lineCount: 1,
};

/** A line that is no record, which the import skips. */
const remarkLine = (text: string): readonly string[] => [`${remarkStart}${text}`];

export async function* addRemarks(
  pieces: ExportedLineBatches,
  remarks: readonly string[],
): ExportedLineBatches {
  yield* pieces;
  yield remarks.map(remarkLine);
}

/** Puts the heading of each group before its first record. The first line is that of the columns. */
export async function* addHeadings(
  pieces: ExportedLineBatches,
  groups: AboutExport['groups'],
): ExportedLineBatches {
  let place = -1;
  let next = 0;
  let nextPlace = 0;
  for await (const lines of pieces)
    yield lines.flatMap((line) => {
      const headings: (readonly string[])[] = [];
      for (; nextPlace === place && next < groups.length; next += 1) {
        const { heading, count } = groups[next] ?? { heading: '', count: 0 };
        headings.push(remarkLine(heading));
        nextPlace += count;
      }
      place += 1;
      return [...headings, line];
    });
}
