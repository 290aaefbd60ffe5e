import { PageFrame } from 'shared-ui/page-frame';
import { resultMessages } from 'shared-ui/form/result/result-messages.texts';
import { NotSentResult } from 'shared-ui/submission-result';
import { PageHead } from '../page/page-head';
import type { FormPageProps } from './form-page';

/** What to do about a form that could not be taken without JavaScript (decision 4). */
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
