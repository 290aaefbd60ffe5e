import { checkAudit } from 'contract/audit-requests';
import { useRequest } from '../../session/use-request';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import { writeTime } from './audit-labels';

/** One line that says whether the log is unaltered. */
export function AuditChainStatus() {
  const { body, tries } = useRequest(checkAudit, {});
  const { checking, unchecked, states, checked } = auditTexts;
  if (body === undefined)
    return (
      <p className={styles.chain} role="status">
        {tries === 0 ? checking : unchecked}
      </p>
    );
  const { state, at, entries } = body;
  return (
    <p className={styles.chain} data-state={state} role={state === 'whole' ? 'status' : 'alert'}>
      <strong>{states[state]}</strong> {checked(writeTime(at), entries)}
    </p>
  );
}
