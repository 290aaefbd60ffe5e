import { auditCheckEndpoint } from 'contract/audit';
import { readAuditVerdict } from 'contract/audit-readers';
import { useStaffAnswer } from '../../session/use-staff-answer';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import { writeTime } from './audit-labels';

/** One line that says whether the log is unaltered. */
export function AuditChainStatus() {
  const { body, tries } = useStaffAnswer(auditCheckEndpoint, readAuditVerdict);
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
