import { submissions } from 'contract/submissions';
import { PageFrame } from 'shared-ui/page-frame';
import { SubmissionForm } from 'shared-ui/submission-form';
import { SiteAreaName } from '../../areas/site-area-name';
import { FormDesk } from '../../forms/form-desk';
import type { FormPageProps } from '../../forms/form-page';
import { PageHead } from '../../page/page-head';
import { usePageTexts } from '../../page/use-page-language';
import { TestimonySection } from './testimony-section';
import { useTestimonies } from './use-testimonies';

const path = submissions.testimony.page;

/** The form and the list, which is loaded again after each testimony (SPEC 2.1, 4). */
export function TestimoniesPage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  const { testimonies, reload } = useTestimonies();
  return (
    <PageFrame
      title={texts.title}
      intro={texts.intro}
      eyebrow={<SiteAreaName path={path} language={language} />}
      language={language}
    >
      <PageHead title={texts.title} description={texts.description} />
      <FormDesk path={path}>
        <SubmissionForm definition={definition} language={language} onSent={reload} />
      </FormDesk>
      <TestimonySection testimonies={testimonies} />
    </PageFrame>
  );
}
