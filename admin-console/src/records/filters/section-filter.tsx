import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Message } from 'shared-ui/message';
import { TryAgain } from '../../base/parts/try-again';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { useStaff } from '../colleagues/staff';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { FilterBar } from './filter-bar';
import { FilterButton } from './filter-button';
import { FilterProvider } from './filter-provider';
import { filterTexts } from './filters.texts';
import { sectionSubject } from './section-subject';
import type { AddressFilter } from './use-address-filter';
import type { RecordFilterTest } from './use-record-filter';

interface SectionFilterProps {
  readonly kind: SectionName;
  /** All rows of the section, whose values can be chosen. */
  readonly rows: readonly MarkedRecord[];
  readonly addressFilter: AddressFilter;
  readonly test: RecordFilterTest;
  /** The number of rows that are shown; undefined while it changes. */
  readonly foundCount: number | undefined;
  /** The tables. */
  readonly children: ReactNode;
}

/** Tables with the active conditions above them. A single table has the button that adds one in its toolbar. */
export function SectionFilter(props: SectionFilterProps) {
  const { kind, rows, addressFilter, test, foundCount, children } = props;
  const { filter, isUnknown, change } = addressFilter;
  const { facts, isLoading } = test;
  const staff = useStaff(kind);
  const subject = useMemo(() => sectionSubject(kind, rows, staff), [kind, rows, staff]);
  const list = useMemo(
    () => ({ subject, filter, change, foundCount }),
    [subject, filter, change, foundCount],
  );
  return (
    <FilterProvider list={list}>
      <FilterBar>{sections[kind].layout !== 'table' && <FilterButton />}</FilterBar>
      {isUnknown && <Message tone="error">{filterTexts.unknown}</Message>}
      {isLoading && facts.tries > 0 && (
        <TryAgain
          text={filterTexts.loadFailed}
          tries={facts.tries}
          isTrying={facts.isTrying}
          onTryAgain={facts.readAgain}
        />
      )}
      {children}
    </FilterProvider>
  );
}
