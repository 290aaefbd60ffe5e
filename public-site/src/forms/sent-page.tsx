import type { ReactNode } from 'react';
import { submissions } from 'contract/submissions';
import { SentResult } from 'shared-ui/submission-result';
import { SitePage } from '../page/site-page';
import type { FormPageProps } from './form-page';

interface SentPageProps extends FormPageProps {
  /** Content that the thank-you message repeats from the form. */
  readonly receipt?: ReactNode;
}

/** The page after a form that was sent without JavaScript and stored (decision 4). */
export function SentPage({ definition, receipt, help }: SentPageProps) {
  const { title, success } = definition.labels;
  return (
    <SitePage
      texts={{ title, description: success }}
      path={submissions[definition.submission].page}
      width="narrow"
    >
      <SentResult definition={definition} receipt={receipt} help={help} />
    </SitePage>
  );
}
