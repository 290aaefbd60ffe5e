import type { FormDefinition } from 'shared-ui/form-definition';
import { PageFrame } from 'shared-ui/page-frame';
import { SubmissionForm } from 'shared-ui/submission-form';
import { submissions } from 'contract/submissions';
import { PageHead } from '../page/page-head';
import { usePageTexts } from '../page/use-page-language';
import { FormDesk } from './form-desk';
import { SiteAreaName } from '../areas/site-area-name';

export interface FormPageProps {
  readonly definition: FormDefinition;
}

/** The page of a form that needs nothing beside it. */
export function FormPage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  const { page } = submissions[definition.submission];
  return (
    <PageFrame
      title={texts.title}
      intro={texts.intro}
      eyebrow={<SiteAreaName path={page} language={language} />}
      language={language}
    >
      <PageHead title={texts.title} description={texts.description} />
      <FormDesk path={page}>
        <SubmissionForm definition={definition} language={language} />
      </FormDesk>
    </PageFrame>
  );
}
