import { Link, useLocation } from 'react-router-dom';
import { submissions } from 'contract/submissions';
import { translate } from '../language/language';
import type { Language } from '../language/language';
import type { FormDefinition, FormLabels } from './form-definition';
import { resultMessages } from './result-messages';
import styles from './what-next.module.css';

interface WhatNextProps {
  readonly definition: FormDefinition;
  readonly language: Language;
  /** The id of what happens next, where the thanks are described by it. */
  readonly textId?: string;
}

/** What the church does now and by when, and where to go from here: no link leads to the page that it is on. */
export function WhatNext({ definition, language, textId }: WhatNextProps) {
  const messages = translate(resultMessages, language);
  const { next }: FormLabels = translate(definition.labels, language);
  const { pathname } = useLocation();
  const links = next.links.filter(({ to }) => to !== pathname);
  return (
    <section className={styles.next}>
      <h2>{messages.next}</h2>
      <p id={textId}>{next.text}</p>
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {definition.onSuccess === 'replace' && (
          <li>
            <FormAgain definition={definition}>{messages.again}</FormAgain>
          </li>
        )}
      </ul>
    </section>
  );
}

interface FormAgainProps {
  readonly definition: FormDefinition;
  readonly children: string;
}

/** Loads the document anew, because the page's own form has given way; in the same language where it is the same page. */
function FormAgain({ definition, children }: FormAgainProps) {
  const { page } = submissions[definition.submission];
  const { pathname, search } = useLocation();
  return <a href={pathname === page ? page + search : page}>{children}</a>;
}
