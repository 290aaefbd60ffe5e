import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RecordFilter } from 'contract/record-filter';
import { useRights } from '../../../session/staff-account';
import { useStaff } from '../../colleagues/staff';
import { FilterBar } from '../../filters/filter-bar';
import { FilterButton } from '../../filters/filter-button';
import { FilterProvider } from '../../filters/filter-provider';
import { peopleAddress, readPeopleAddress } from '../people-address';
import styles from '../people.module.css';
import { peopleFilterTexts } from './people-filter.texts';
import { peopleSubject } from './people-subject';

/** The filter of the people of a list, which is in the address. Its children stand before its button. */
export function PeopleFilter({ children }: { readonly children: ReactNode }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const rights = useRights();
  const staff = useStaff();
  const list = useMemo(() => {
    const choice = readPeopleAddress({ search, hash });
    return {
      subject: peopleSubject((kind) => rights?.has(`${kind}:read`) ?? true, staff),
      filter: choice.filter ?? [],
      change: (filter: RecordFilter, isFurther = false) =>
        void navigate(peopleAddress({ ...choice, filter }), {
          preventScrollReset: true,
          replace: isFurther,
        }),
      // The list says itself how many people there are.
      foundCount: undefined,
    };
  }, [search, hash, navigate, rights, staff]);
  return (
    <FilterProvider list={list}>
      <div className={styles.filters}>
        {children}
        <FilterButton />
      </div>
      <FilterBar />
      {list.filter.length > 1 && <p className={styles.hint}>{peopleFilterTexts.hint}</p>}
    </FilterProvider>
  );
}
