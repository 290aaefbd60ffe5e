import { useState } from 'react';
import { submissions } from 'contract/submissions';
import { translate } from 'shared-ui/language';
import { SubmissionForm } from 'shared-ui/submission-form';
import { formMessages } from 'shared-ui/translated-form-messages';
import { describeFormPage } from '../../forms/describe-form-page';
import { FormLayout } from '../../forms/form-layout';
import type { FormPageProps } from '../../forms/form-page';
import { useAskedLanguage } from '../../page/asked-language';
import { LanguageChoice } from '../../page/language-choice';
import { SitePage } from '../../page/site-page';
import { usePageTexts } from '../../page/use-page-language';
import { OfferedPrograms, ProgramReceipt } from '../../programs/program-facts';
import { useAskedProgram } from './use-asked-program';

const path = submissions.programAttendance.page;

/** The registration for a programme, in English and German (SPEC 2.5). */
export function ProgramAttendancePage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  useAskedLanguage();
  const { asked, follow } = useAskedProgram();
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>();
  return (
    <SitePage texts={describeFormPage(texts, sent !== undefined)} language={language} path={path}>
      <LanguageChoice />
      <FormLayout path={path}>
        <SubmissionForm
          definition={definition}
          language={language}
          messages={translate(formMessages, language)}
          asked={asked}
          notes={{ program: <OfferedPrograms /> }}
          receipt={<ProgramReceipt program={sent?.['program']} />}
          onInput={follow}
          onSent={setSent}
        />
      </FormLayout>
    </SitePage>
  );
}
