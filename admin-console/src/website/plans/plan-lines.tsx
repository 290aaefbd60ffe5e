import type { StoredEntry } from 'contract/stored-entry';
import { describePlan } from './plan-labels';
import { useGetName } from '../use-get-name';
import styles from './plan.module.css';

/** The plans of an entry in the list, and their results. */
export function PlanLines({ entry }: { readonly entry: StoredEntry }) {
  const nameOf = useGetName();
  return (entry.plans ?? []).map((plan) => (
    <span key={plan.deed} className={styles.line} data-state={plan.state}>
      {describePlan(plan, nameOf(plan.by, plan.byName))}
    </span>
  ));
}
