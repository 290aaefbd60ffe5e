import { useEffect, useRef } from 'react';
import type { AuditPage } from 'contract/audit-requests';
import { Link } from 'react-router-dom';
import { auditAddress, beforeParameter } from './audit-address';
import { AuditEntryLine } from './audit-entry-line';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import { SaveFileButton } from './save-file-button';

interface AuditEntriesProps {
  readonly page: AuditPage;
  readonly parameters: URLSearchParams;
  /** Whether the heading takes the focus, because the user has requested this page here. */
  readonly takesFocus: boolean;
}

/** One page of entries, a link to the next one, and the download of all. */
export function AuditEntries({ page, parameters, takesFocus }: AuditEntriesProps) {
  const isLater = parameters.has(beforeParameter);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link or button that had the focus has disappeared.
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { entries, next, people } = page;
  return (
    <section aria-labelledby="audit-entries">
      <h2 id="audit-entries" ref={heading} tabIndex={-1} className={styles.heading}>
        {auditTexts.entries}
      </h2>
      <p role="status" className={styles.about}>
        {entries.length === 0
          ? auditTexts.none
          : auditTexts.found(entries.length, next !== undefined)}
      </p>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <AuditEntryLine key={entry._id} entry={entry} people={people} />
        ))}
      </ol>
      <p className={styles.pages}>
        {isLater && (
          <Link className={styles.link} to={auditAddress(parameters)}>
            {auditTexts.newest}
          </Link>
        )}
        {next !== undefined && (
          <Link className={styles.link} to={auditAddress(parameters, next)}>
            {auditTexts.older}
          </Link>
        )}
      </p>
      {entries.length > 0 && <SaveFileButton parameters={parameters} />}
    </section>
  );
}
