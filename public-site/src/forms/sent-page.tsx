import type { ReactNode } from 'react';
import { submissions } from 'contract/submissions';
import { SentResult } from 'shared-ui/submission-result';
import { SitePage } from '../page/site-page';
import type { FormPageProps } from './form-page';

interface SentPageProps extends FormPageProps {
  /** What the thanks repeat of what was sent. */
  readonly receipt?: ReactNode;
}

/** The thanks for a form that was sent without JavaScript (decision 4). */
export function SentPage({ definition, receipt }: SentPageProps) {
  const { title, success } = definition.labels;
  return (
    <SitePage
      texts={{ title, description: success }}
      path={submissions[definition.submission].page}
      width="narrow"
    >
      <SentResult definition={definition} receipt={receipt} />
    </SitePage>
  );
}
