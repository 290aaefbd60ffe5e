import { submissions } from 'contract/submissions';
import { PageFrame } from 'shared-ui/page-frame';
import { SentResult } from 'shared-ui/submission-result';
import { SiteAreaName } from '../areas/site-area-name';
import { PageHead } from '../page/page-head';
import { usePageTexts } from '../page/use-page-language';
import type { FormPageProps } from './form-page';

/** The thanks for a form that was sent without JavaScript (DESIGN 3.2). */
export function SentPage({ definition }: FormPageProps) {
  const { texts, language } = usePageTexts(definition.labels);
  const { submission } = definition;
  return (
    <PageFrame
      title={texts.title}
      width="narrow"
      eyebrow={<SiteAreaName path={submissions[submission].page} language={language} />}
      language={language}
    >
      <PageHead title={texts.title} description={texts.success} />
      <SentResult definition={definition} language={language} />
    </PageFrame>
  );
}
