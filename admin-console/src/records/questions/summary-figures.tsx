import { monthsOf } from 'contract/periods';
import type { FilterItem } from 'contract/record-filter';
import type { Summary } from 'contract/summary-requests';
import { countedRecords } from '../../base/model/counted-records.texts';
import { filteredSection } from '../../base/model/filter-address';
import { groupCondition, groupLabel } from '../groups/group-condition';
import { formatSum } from '../groups/amount-words';
import { groupTexts } from '../groups/groups.texts';
import { numberWords } from '../numbers/number-words';
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

/** The groups of a summary as a picture: bars for months, shares of the whole for anything else. */
export function SummaryFigures(props: SummaryFiguresProps) {
  const { question, period, summary, title, isTable } = props;
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
        heads={{
          value: questionTexts.table.value,
          ...(total.sum !== null && { note: groupTexts.count }),
        }}
        of={total.sum ?? total.count}
      />
      {others && <p>{questionTexts.others(numberWords.count(others.count))}</p>}
    </>
  );
}

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
  const { key, name, spellings, count, sum } = group;
  const { kinds, groupBy = '' } = question;
  const condition = kinds[0] && groupCondition(kinds[0], groupBy, key, spellings);
  return {
    ...{ key, count, name: name ?? groupLabel(groupBy, key) },
    ...(sum !== null && {
      ...{ part: sum, words: formatSum(sum) },
      note: countedRecords(count),
    }),
    address: condition && summaryList(question, period, [condition]),
  };
}

/** The address of the records behind a summary; undefined if they are in several sections. */
export function summaryList(
  { kinds: [kind, ...others], filter }: OwnQuestion,
  period: string,
  further: readonly FilterItem[] = [],
): string | undefined {
  if (!kind || others.length > 0) return undefined;
  const arrived: FilterItem = { field: 'createdAt', operator: 'within', value: period };
  return filteredSection(kind, [...filter, ...(period === 'all' ? [] : [arrived]), ...further]);
}
