import { monthsOf } from 'contract/periods';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { Summary, SummarySums } from 'contract/summary-requests';
import { countedRecords } from '../../base/model/counted-records.texts';
import { filteredSection } from '../../base/model/filter-address';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { groupByLabel } from '../groups/group-by';
import { groupCondition, groupLabel } from '../groups/group-condition';
import { formatSum } from '../groups/amount-words';
import { groupTexts } from '../groups/groups.texts';
import { numberWords } from '../numbers/number-words';
import { arrived } from './arrived';
import { MonthChart } from './month-chart';
import type { OwnQuestion } from './own-address';
import { questionTexts } from './question.texts';
import { ShareTable } from './share-table';
import type { Share } from './share-table';

interface SummaryFiguresProps {
  readonly question: OwnQuestion;
  readonly period: string;
  readonly summary: Summary;
  readonly title: string;
  readonly isTable: boolean;
}

/** The sections of a summary, if they are several, and its groups as pictures. */
export function SummaryFigures(props: SummaryFiguresProps) {
  const { question, period, summary, title } = props;
  const { total, sections } = summary;
  return (
    <>
      {sections.length > 1 && (
        <ShareTable
          shares={sections.map((part) => toSectionShare(question, period, part))}
          caption={`${title}: ${questionTexts.table.section}`}
          heads={headsOf(questionTexts.table.section, total)}
          of={total.sum ?? total.count}
        />
      )}
      {sections.length > 1 && summary.groups.length > 0 && (
        <p>{groupTexts.grouped(groupByLabel(question.groupBy ?? ''))}</p>
      )}
      <GroupFigures {...props} />
    </>
  );
}

/** Bars for months, shares of the whole for anything else. */
function GroupFigures({ question, period, summary, title, isTable }: SummaryFiguresProps) {
  const { total, groups, others } = summary;
  if (groups.length === 0) return null;
  if (question.groupBy === 'month')
    return (
      <MonthChart
        months={fillMonths(groups, total.sum !== null)}
        caption={title}
        isTable={isTable}
      />
    );
  return (
    <>
      <ShareTable
        shares={groups.map((group) => toShare(question, period, group))}
        caption={title}
        heads={headsOf(questionTexts.table.value, total)}
        of={total.sum ?? total.count}
      />
      {others && <p>{questionTexts.others(numberWords.count(others.count))}</p>}
    </>
  );
}

const headsOf = (value: string, { sum }: SummarySums) => ({
  value,
  ...(sum !== null && { note: groupTexts.count }),
});

type Group = Summary['groups'][number];

/** The months from the first group to the last: those without a record have none. */
function fillMonths(groups: readonly Group[], hasSums: boolean) {
  const byMonth = new Map(groups.map((group) => [group.key, group]));
  const [first, last] = [groups[0]?.key ?? '', groups.at(-1)?.key ?? ''];
  return monthsOf({ firstDay: `${first}-01`, lastDay: `${last}-01` }).map((month) => {
    const { count = 0, sum } = byMonth.get(month) ?? {};
    return { month, count, ...(hasSums && { sum: sum ?? 0 }) };
  });
}

function toShare(question: OwnQuestion, period: string, group: Group): Share {
  const { key, name, spellings } = group;
  const { filter, groupBy = '' } = question;
  const kind = onlySection(question);
  const condition = kind && groupCondition(kind, groupBy, key, spellings);
  return {
    ...{ key, name: name ?? groupLabel(groupBy, key), ...countsOf(group) },
    address: kind && condition && summaryList(kind, [...filter, condition], period),
  };
}

function toSectionShare(
  { filter }: OwnQuestion,
  period: string,
  { kind, ...part }: Summary['sections'][number],
): Share {
  return {
    ...{ key: kind, name: sectionTitles[kind], lang: fixedLanguage, ...countsOf(part) },
    address: part.count > 0 ? summaryList(kind, filter, period) : undefined,
  };
}

const countsOf = ({ count, sum }: SummarySums) => ({
  count,
  ...(sum !== null && { part: sum, words: formatSum(sum), note: countedRecords(count) }),
});

/** The section that a question is about; undefined if they are several. */
export const onlySection = ({ kinds: [kind, ...others] }: OwnQuestion): RecordKind | undefined =>
  others.length > 0 ? undefined : kind;

/** The address of the records that a filter finds among those that arrived in a period. */
export const summaryList = (kind: RecordKind, filter: RecordFilter, period: string): string =>
  filteredSection(kind, [...filter, ...arrived(period)]);
