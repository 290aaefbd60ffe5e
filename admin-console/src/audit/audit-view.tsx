import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAuditPage } from 'contract/audit-readers';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { Loaded } from '../parts/loaded';
import { useRights } from '../rights/staff-account';
import { useStaffAnswer } from '../session/use-staff-answer';
import { auditPagePath } from './audit-address';
import { AuditEntries } from './audit-entries';
import { AuditFilters } from './audit-filters';
import { auditLabels } from './audit-labels';
import styles from './audit-view.module.css';
import { ChainLine } from './chain-line';
import { ConfidentialChoice } from './confidential-choice';

/** Who did what. What is shown is named by the address: filters, and where a page begins. */
export function AuditView() {
  const rights = useRights();
  const labels = translate(auditLabels, consoleLanguage);
  const seesAll = rights?.has('audit:read') ?? false;
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {labels.name}
      </h1>
      <p className={styles.intro}>{seesAll ? labels.introAll : labels.introOwn}</p>
      {seesAll && <ChainLine />}
      <AuditPageView />
      {seesAll && rights?.has('accounts:manage') && <ConfidentialChoice />}
    </div>
  );
}

function AuditPageView() {
  const [parameters] = useSearchParams();
  const address = parameters.toString();
  const [first] = useState(address);
  const labels = translate(auditLabels, consoleLanguage);
  const answer = useStaffAnswer(auditPagePath(parameters), readAuditPage);
  return (
    <>
      <AuditFilters key={address} parameters={parameters} people={answer.body?.people} />
      <Loaded answer={answer} notLoaded={answer.reason ?? labels.failed}>
        {(page) => (
          <AuditEntries page={page} parameters={parameters} takesFocus={address !== first} />
        )}
      </Loaded>
    </>
  );
}
