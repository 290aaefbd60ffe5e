import { PageFrame } from 'shared-ui/page-frame';
import { resultMessages } from 'shared-ui/form/result/result-messages.texts';
import { NotSentResult } from 'shared-ui/submission-result';
import { PageHead } from '../page/page-head';
import type { FormPageProps } from './form-page';

/** The page after a form that was sent without JavaScript and refused (decision 4). */
export function NotSentPage({ definition }: FormPageProps) {
  const { notSentTitle, goBack } = resultMessages;
  return (
    <>
      <PageHead title={notSentTitle} description={goBack} />
      <PageFrame title={notSentTitle} width="narrow" eyebrow={definition.labels.title}>
        <NotSentResult definition={definition} />
      </PageFrame>
    </>
  );
}
