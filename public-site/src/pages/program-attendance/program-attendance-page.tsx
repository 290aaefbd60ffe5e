import { submissions } from 'contract/submissions';
import { PageFrame } from 'shared-ui/page-frame';
import { SubmissionForm } from 'shared-ui/submission-form';
import { SiteAreaName } from '../../areas/site-area-name';
import { FormDesk } from '../../forms/form-desk';
import type { FormPageProps } from '../../forms/form-page';
import { PageHead } from '../../page/page-head';
import { usePageTexts } from '../../page/use-page-language';
import { LanguageChoice } from './language-choice';

const path = submissions.programAttendance.page;

/** The registration for a programme, in English and German (SPEC 2.5). */
export function ProgramAttendancePage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  return (
    <PageFrame
      title={texts.title}
      intro={texts.intro}
      eyebrow={<SiteAreaName path={path} language={language} />}
      language={language}
    >
      <PageHead title={texts.title} description={texts.description} />
      <LanguageChoice current={language} />
      <FormDesk path={path}>
        <SubmissionForm definition={definition} language={language} />
      </FormDesk>
    </PageFrame>
  );
}
