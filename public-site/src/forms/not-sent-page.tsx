import { PageFrame } from 'shared-ui/page-frame';
import { resultMessages } from 'shared-ui/result-messages';
import { translate } from 'shared-ui/language';
import { NotSentResult } from 'shared-ui/submission-result';
import { PageHead } from '../page/page-head';
import { usePageTexts } from '../page/use-page-language';
import type { FormPageProps } from './form-page';

/** What to do about a form that could not be taken without JavaScript (DESIGN 3.2). */
export function NotSentPage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  const messages = translate(resultMessages, language);
  return (
    <>
      <PageHead title={messages.notSentTitle} description={messages.goBack} />
      <PageFrame
        title={messages.notSentTitle}
        width="narrow"
        eyebrow={texts.title}
        language={language}
      >
        <NotSentResult definition={definition} language={language} />
      </PageFrame>
    </>
  );
}
