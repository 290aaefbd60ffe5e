import type { StoredEntry } from 'contract/content-api';
import { planWords } from './plan-words';
import { useNameOf } from '../use-name-of';
import styles from './plan.module.css';

/** What is planned for an entry in the list, and what became of it. */
export function PlanLines({ entry }: { readonly entry: StoredEntry }) {
  const nameOf = useNameOf();
  return (entry.plans ?? []).map((plan) => (
    <span key={plan.deed} className={styles.line} data-state={plan.state}>
      {planWords(plan, nameOf(plan.by, plan.byName))}
    </span>
  ));
}
