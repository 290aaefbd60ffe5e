import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LoadedForm } from 'shared-ui/form-definition';
import { SubmissionForm } from 'shared-ui/submission-form';
import { submissions } from 'contract/submissions';
import { SitePage } from '../page/site-page';
import { describeFormPage } from './describe-form-page';
import { FormLayout } from './form-layout';

export interface FormPageProps {
  readonly definition: LoadedForm;
  /** Content below the thanks, whatever became of the form. */
  readonly help?: ReactNode;
}

/** The page of a form without further content. */
export function FormPage({ definition, help }: FormPageProps) {
  const [isSent, setIsSent] = useState(false);
  const { page } = submissions[definition.submission];
  return (
    <SitePage texts={describeFormPage(definition.labels, isSent)} path={page}>
      <FormLayout path={page}>
        <SubmissionForm definition={definition} help={help} onSent={() => setIsSent(true)} />
      </FormLayout>
    </SitePage>
  );
}
