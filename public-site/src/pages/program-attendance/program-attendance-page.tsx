import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { submissions } from 'contract/submissions';
import { ButtonLink } from 'shared-ui/button';
import { SubmissionForm } from 'shared-ui/submission-form';
import { describeFormPage } from '../../forms/describe-form-page';
import { FormLayout } from '../../forms/form-layout';
import type { FormPageProps } from '../../forms/form-page';
import { useLanguageRedirect } from '../../page/use-language-redirect';
import { LanguageChoice } from '../../page/language-choice';
import { SitePage } from '../../page/site-page';
import { OfferedPrograms, ProgramReceipt } from '../../programs/program-facts';
import { offeredPrograms } from '../../programs/programs';
import type { Program } from '../../programs/programs';
import { offerPrograms } from './offer-programs';
import { offeredTexts } from './offered.texts';
import type { InputEvent } from 'react';
import { programParameter } from '../../programs/registration-path';

const path = submissions.programAttendance.page;

/** The registration for a programme, in English and German (requirements 2.5). */
export function ProgramAttendancePage({ definition }: FormPageProps) {
  useLanguageRedirect();
  // State, so that the choices do not change while the visitor fills in the form.
  const [programs] = useState(offeredPrograms);
  if (programs.length > 0) return <Registration programs={programs} definition={definition} />;
  const { none, others } = offeredTexts;
  const texts = {
    title: definition.labels.title,
    description: others.description,
    intro: none.note,
  };
  return (
    <SitePage texts={texts} path={path}>
      <LanguageChoice />
      <p>
        <ButtonLink as={Link} to={submissions.contact.page}>
          {none.contact}
        </ButtonLink>
      </p>
    </SitePage>
  );
}

interface RegistrationProps extends FormPageProps {
  readonly programs: readonly Program[];
}

function Registration({ programs, definition }: RegistrationProps) {
  const [form] = useState(() => offerPrograms(definition, programs));
  const { asked, follow } = useAskedProgram();
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>();
  return (
    <SitePage texts={describeFormPage(form.labels, sent !== undefined)} path={path}>
      <LanguageChoice />
      <FormLayout path={path}>
        <SubmissionForm
          definition={form}
          asked={asked}
          notes={{ program: <OfferedPrograms programs={programs} /> }}
          receipt={<ProgramReceipt program={sent?.['program']} />}
          onInput={follow}
          onSent={setSent}
        />
      </FormLayout>
    </SitePage>
  );
}

/** The programme in the URL's query. It follows the form, so that a reload keeps the choice. */
function useAskedProgram() {
  const [parameters, setParameters] = useSearchParams();
  const program = parameters.get(programParameter);
  const follow = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== programParameter) return;
    parameters.set(programParameter, target.value);
    setParameters(parameters, { replace: true, preventScrollReset: true });
  };
  return { asked: program === null ? undefined : { [programParameter]: program }, follow };
}
