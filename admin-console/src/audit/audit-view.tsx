import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAuditPage } from 'contract/audit-readers';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { useStaffAnswer } from '../live/use-staff-answer';
import { StatusNote } from '../parts/status-note';
import { TryAgain } from '../parts/try-again';
import { useRights } from '../rights/staff-account';
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
  const [page, readAgain] = useStaffAnswer(auditPagePath(parameters), readAuditPage);
  const people = page.state === 'loaded' ? page.body.people : undefined;
  return (
    <>
      <AuditFilters key={address} parameters={parameters} people={people} />
      {page.state === 'loading' && <StatusNote text={labels.loading} />}
      {page.state === 'failed' && (
        <TryAgain text={page.reason ?? labels.failed} {...page} onTryAgain={readAgain} />
      )}
      {page.state === 'loaded' && (
        <AuditEntries page={page.body} parameters={parameters} takesFocus={address !== first} />
      )}
    </>
  );
}
