import { auditCheckEndpoint } from 'contract/audit';
import { readAuditVerdict } from 'contract/audit-readers';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { useStaffAnswer } from '../live/use-staff-answer';
import { auditLabels } from './audit-labels';
import styles from './audit-view.module.css';
import { writeTime } from './audit-words';

/** In one line, whether the log still is what was written. */
export function ChainLine() {
  const [answer] = useStaffAnswer(auditCheckEndpoint, readAuditVerdict);
  const { checking, unchecked, states, checked } = translate(auditLabels, consoleLanguage);
  if (answer.state !== 'loaded') {
    const text = answer.state === 'loading' ? checking : unchecked;
    return <p className={styles.chain}>{text}</p>;
  }
  const { state, at, entries } = answer.body;
  return (
    <p className={styles.chain} data-state={state} role={state === 'whole' ? 'status' : 'alert'}>
      <strong>{states[state]}</strong> {checked(writeTime(at), entries)}
    </p>
  );
}
