import { submissions } from 'contract/submissions';
import { SentResult } from 'shared-ui/submission-result';
import { SitePage } from '../page/site-page';
import { usePageTexts } from '../page/use-page-language';
import type { FormPageProps } from './form-page';

/** The thanks for a form that was sent without JavaScript (DESIGN 3.2). */
export function SentPage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  return (
    <SitePage
      texts={{ title: texts.title, description: texts.success }}
      language={language}
      path={submissions[definition.submission].page}
      width="narrow"
    >
      <SentResult definition={definition} language={language} />
    </SitePage>
  );
}
