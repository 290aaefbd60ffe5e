import { Link, useLocation } from 'react-router-dom';
import { localPath } from 'contract/language';
import { submissions } from 'contract/submissions';
import type { FormDefinition } from '../form-definition';
import { readReceiptCode } from './receipt-code';
import type { SentResponse } from '../../http/send';
import { Receipt } from './receipt';
import { resultMessages } from './result-messages.texts';
import styles from '../what-next.module.css';

interface WhatNextProps {
  readonly definition: FormDefinition;
  readonly waits?: boolean;
  /** Id of the next steps, if the thank-you message refers to them. */
  readonly textId?: string;
  readonly response?: SentResponse<unknown> | undefined;
}

/** What the church does next and by when, and links to further pages, without one to the current page. */
export function WhatNext({ definition, waits = false, textId, response }: WhatNextProps) {
  const { next } = definition.labels;
  const code = response && readReceiptCode(response);
  const { pathname } = useLocation();
  const links = Object.entries(next.links).filter(([to]) => to !== pathname);
  return (
    <>
      <section className={styles.next}>
        <h2>{resultMessages.next}</h2>
        <p id={textId}>{waits ? resultMessages.quarantined : next.text}</p>
        <ul>
          {links.map(([to, text]) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
          {definition.onSuccess === 'replace' && (
            <li>
              <FormAgain definition={definition}>{resultMessages.again}</FormAgain>
            </li>
          )}
        </ul>
      </section>
      {code && <Receipt definition={definition} {...code} />}
    </>
  );
}

interface FormAgainProps {
  readonly definition: FormDefinition;
  readonly children: string;
}

/** Reloads the document with its query, because the page's own form was replaced. */
function FormAgain({ definition, children }: FormAgainProps) {
  const { page } = submissions[definition.submission];
  const { pathname, search } = useLocation();
  return <a href={localPath(page) + (pathname === page ? search : '')}>{children}</a>;
}
