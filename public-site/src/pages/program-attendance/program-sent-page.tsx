import type { FormPageProps } from '../../forms/form-page';
import { SentPage } from '../../forms/sent-page';
import { usePageTexts } from '../../page/use-page-language';
import { ProgramReceipts } from '../../programs/program-facts';

/** The thanks for a registration without JavaScript. The address's fragment tells for which programme. */
export function ProgramSentPage({ definition }: FormPageProps) {
  const { language } = usePageTexts(definition.labels);
  return <SentPage definition={definition} receipt={<ProgramReceipts language={language} />} />;
}
