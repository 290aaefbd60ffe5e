import { useMemo } from 'react';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { useStaff } from '../colleagues/staff';
import { FilterBar } from '../filters/filter-bar';
import { FilterButton } from '../filters/filter-button';
import { FilterProvider } from '../filters/filter-provider';
import { sectionSubject } from '../filters/section-subject';
import { commonFilterFields } from './own-address';

interface OwnFilterProps {
  readonly kinds: readonly [RecordKind, ...RecordKind[]];
  readonly filter: RecordFilter;
  /** @param isFurther whether it goes on with the last change, so that "back" takes both back */
  readonly onChange: (filter: RecordFilter, isFurther?: boolean) => void;
}

/** The filter of a question: the fields that all of its sections have and the server can read. */
export function OwnFilter({ kinds, filter, onChange }: OwnFilterProps) {
  const staff = useStaff();
  const asked = kinds.join('.');
  const subject = useMemo(() => {
    const [first, ...others] = asked.split('.') as [RecordKind, ...RecordKind[]];
    const common = commonFilterFields([first, ...others]);
    // Without the records there are no values of texts to choose from.
    const all = sectionSubject(first, [], staff);
    return { ...all, fields: all.fields.filter(({ field }) => common.includes(field)) };
  }, [asked, staff]);
  return (
    <FilterProvider list={{ subject, filter, change: onChange, foundCount: undefined }}>
      <FilterBar>
        <FilterButton />
      </FilterBar>
    </FilterProvider>
  );
}
