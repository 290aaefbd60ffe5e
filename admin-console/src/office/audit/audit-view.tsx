import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAuditPage } from 'contract/audit-requests';
import { Loaded } from '../../session/loaded';
import { useRights } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import { toAuditQuery } from './audit-address';
import { AuditEntries } from './audit-entries';
import { AuditFilters } from './audit-filters';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import { AuditChainStatus } from './audit-chain-status';
import { ConfidentialChoice } from './confidential-choice';
import { SecuritySection } from './security-section';

/** The audit log. The address contains the filters and the beginning of the page. */
export function AuditView() {
  const rights = useRights();
  const seesAll = rights?.has('audit:read') ?? false;
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {auditTexts.name}
      </h1>
      <p className={styles.intro}>{seesAll ? auditTexts.introAll : auditTexts.introOwn}</p>
      {seesAll && <AuditChainStatus />}
      <AuditPageView />
      {seesAll && <SecuritySection />}
      {seesAll && rights?.has('accounts:manage') && <ConfidentialChoice />}
    </div>
  );
}

function AuditPageView() {
  const [parameters] = useSearchParams();
  const address = parameters.toString();
  const [first] = useState(address);
  const answer = useRequest(getAuditPage, { query: toAuditQuery(parameters) });
  return (
    <>
      <AuditFilters key={address} parameters={parameters} people={answer.body?.people} />
      <Loaded answer={answer} notLoaded={answer.reason ?? auditTexts.failed}>
        {(page) => (
          <AuditEntries page={page} parameters={parameters} takesFocus={address !== first} />
        )}
      </Loaded>
    </>
  );
}
