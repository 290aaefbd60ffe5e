import { submissions } from 'contract/submissions';
import { SubmissionForm } from 'shared-ui/submission-form';
import { FormLayout } from '../../forms/form-layout';
import type { FormPageProps } from '../../forms/form-page';
import { LanguageChoice } from '../../page/language-choice';
import { SitePage } from '../../page/site-page';
import { usePageTexts } from '../../page/use-page-language';

const path = submissions.programAttendance.page;

/** The registration for a programme, in English and German (SPEC 2.5). */
export function ProgramAttendancePage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  return (
    <SitePage texts={texts} language={language} path={path}>
      <LanguageChoice current={language} />
      <FormLayout path={path}>
        <SubmissionForm definition={definition} language={language} />
      </FormLayout>
    </SitePage>
  );
}
