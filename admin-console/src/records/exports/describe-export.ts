import type { AboutExport } from 'contract/export-requests';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { totalsInWords } from '../groups/amount-words';
import { groupByLabel } from '../groups/group-by';
import { groupTexts } from '../groups/groups.texts';
import type { NamedGroup } from '../groups/name-group';
import type { TableGroups } from '../groups/use-table-groups';
import { exportTexts } from './export.texts';
import type { LeftOut } from './export.texts';
import type { ExportedTable, TableAbout } from './exported-table';

/** Why records are not in an export, a line for each reason. */
const leftOutLines = (leftOut: Partial<LeftOut>): readonly string[] =>
  (['repeats', 'notChosen', 'notSelected', 'quarantine'] as const).flatMap((reason) => {
    const count = leftOut[reason] ?? 0;
    return count > 0 ? [exportTexts.leftOut[reason](count)] : [];
  });

/** What somebody must know of an export before and after: which gifts it holds, and what is left out. */
const exportNotes = ({ leftOut, repeatCount }: TableAbout): readonly string[] => [
  ...(repeatCount > 0 ? [groupTexts.holdsRepeats(repeatCount)] : []),
  ...leftOutLines(leftOut),
];

/** The heading of a group's records. */
const groupHeading = (group: NamedGroup): string =>
  `${shorten(group.label)}: ${totalsInWords(group)}`;

/**
 * What the server writes into a file besides the records.
 * @param lines its `aboutLines`
 */
export function describeExport(
  { about }: ExportedTable,
  lines: ReturnType<typeof aboutLines>,
): AboutExport {
  const grouped = about?.grouped;
  return {
    sheet: [...lines, ...(grouped ? groupLines(grouped) : [])],
    remarks: about ? [...leftOutLines(about.leftOut)] : [],
    groups: (grouped?.groups ?? []).map((group) => ({
      heading: groupHeading(group),
      count: group.count,
    })),
  };
}

/** What a file or a sheet of paper is about: what it is called, what was chosen, when, who, and what is left out. */
export function aboutLines(
  { name, rows, about }: ExportedTable,
  who: string | undefined,
): [string, string | number][] {
  const { made } = exportTexts;
  const totals = about?.grouped?.totals;
  return [
    [made.list, name],
    ...(about?.view === undefined ? [] : [[made.view, about.view] as [string, string]]),
    ...(about?.choices ?? []).map((choice): [string, string] => [made.filter, shorten(choice)]),
    [made.when, innsbruckTime(Date.now()) ?? ''],
    ...(who === undefined ? [] : [[made.who, who] as [string, string]]),
    [made.records, totals ? totalsInWords(totals) : rows.length],
    ...(about ? exportNotes(about) : []).map((note): [string, string] => [made.note, note]),
  ];
}

/** The groups as a table of their own, whose numbers a spreadsheet can use. */
function groupLines({ by, groups, totals }: TableGroups): AboutExport['sheet'] {
  if (by === undefined) return [];
  const { count, sum, average, total } = groupTexts;
  const numbers = [...groups, { ...totals, label: total }];
  const heads = totals.sum === undefined ? [count] : [count, sum, average];
  return [
    [],
    [groupByLabel(by), ...heads],
    ...numbers.map((group) => [
      shorten(group.label),
      group.count,
      ...(group.sum === undefined ? [] : [group.sum, group.average ?? '']),
    ]),
  ];
}

/** Letters of a value that a file shows of it where it is a heading. */
const shownLetters = 300;

const shorten = (text: string) =>
  text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text;

/** The number of an export's records and what it leaves out, before it is made. */
export const exportForecast = ({ rows, about }: ExportedTable): string =>
  [exportTexts.goOut(rows.length), ...(about ? exportNotes(about) : [])].join(' ');
