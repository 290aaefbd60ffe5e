import { useState } from 'react';
import { submissions } from 'contract/submissions';
import { earlierQuery } from 'contract/testimony';
import { useSearchParams } from 'react-router-dom';
import { SubmissionForm } from 'shared-ui/submission-form';
import { describeFormPage } from '../../forms/describe-form-page';
import { FormLayout } from '../../forms/form-layout';
import type { FormPageProps } from '../../forms/form-page';
import { SitePage } from '../../page/site-page';
import { TestimonySection } from './testimony-section';
import { useTestimonies } from './use-testimonies';

const path = submissions.testimony.page;

/** The form and the list, which is reloaded after each testimony (requirements 2.1, 4). */
export function TestimoniesPage({ definition }: FormPageProps) {
  const [query] = useSearchParams();
  const [isSent, setIsSent] = useState(false);
  const { known, earlier, askEarlier, reload } = useTestimonies(
    query.get(earlierQuery) ?? undefined,
  );
  const showSent = () => {
    setIsSent(true);
    reload();
  };
  return (
    <SitePage texts={describeFormPage(definition.labels, isSent)} path={path}>
      <FormLayout path={path}>
        <SubmissionForm definition={definition} onSent={showSent} />
      </FormLayout>
      <TestimonySection known={known} earlier={earlier} onEarlier={askEarlier} />
    </SitePage>
  );
}
