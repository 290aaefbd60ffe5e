import { useState } from 'react';
import { submissions } from 'contract/submissions';
import { SubmissionForm } from 'shared-ui/submission-form';
import { describeFormPage } from '../../forms/describe-form-page';
import { FormLayout } from '../../forms/form-layout';
import type { FormPageProps } from '../../forms/form-page';
import { useAskedLanguage } from '../../page/asked-language';
import { LanguageChoice } from '../../page/language-choice';
import { SitePage } from '../../page/site-page';
import { OfferedPrograms, ProgramReceipt } from '../../programs/program-facts';
import { useAskedProgram } from './use-asked-program';

const path = submissions.programAttendance.page;

/** The registration for a programme, in English and German (SPEC 2.5). */
export function ProgramAttendancePage({ definition }: FormPageProps) {
  useAskedLanguage();
  const { asked, follow } = useAskedProgram();
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>();
  return (
    <SitePage texts={describeFormPage(definition.labels, sent !== undefined)} path={path}>
      <LanguageChoice />
      <FormLayout path={path}>
        <SubmissionForm
          definition={definition}
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
