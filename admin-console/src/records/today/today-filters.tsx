import { useId } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Today } from 'contract/today-requests';
import { sectionTitles } from '../../base/model/fixed-texts';
import { sectionNames } from '../../base/model/sections';
import { displayNameOf, useStaff } from '../colleagues/staff';
import { reviewTexts } from '../review/store/review.texts';
import { todayAddress } from './today-address';
import type { TodayChoice } from './today-address';
import styles from './today-view.module.css';
import { todayTexts } from './today.texts';

interface TodayFiltersProps {
  readonly choice: TodayChoice;
  /** Undefined while the list is loading. */
  readonly kinds: Today['kinds'] | undefined;
}

/** Choices of one section and of one assignee, which are in the address. */
export function TodayFilters({ choice, kinds = [] }: TodayFiltersProps) {
  const navigate = useNavigate();
  const staff = useStaff();
  const go = (change: Partial<TodayChoice>) =>
    void navigate(todayAddress({ ...choice, ...change }), { preventScrollReset: true });
  const counts = new Map(kinds.map(({ kind, count }) => [kind, count]));
  const offered = sectionNames.filter((kind) => counts.has(kind) || kind === choice.kind);
  return (
    <div className={styles.filters}>
      <Filter
        label={todayTexts.section}
        value={choice.kind}
        onChoose={(value) => go({ kind: sectionNames.find((kind) => kind === value) })}
      >
        <option value="">{todayTexts.allSections}</option>
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {reviewTexts.counted(sectionTitles[kind], counts.get(kind) ?? 0)}
          </option>
        ))}
      </Filter>
      <Filter
        label={todayTexts.assignee}
        value={choice.assignee}
        onChoose={(value) => go({ assignee: value || undefined })}
      >
        <option value="">{todayTexts.everyone}</option>
        {typeof staff !== 'string' &&
          staff.map((one) => (
            <option key={one._id} value={one._id}>
              {displayNameOf(one)}
            </option>
          ))}
      </Filter>
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Filter({ label, value = '', onChoose, children }: FilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  );
}
