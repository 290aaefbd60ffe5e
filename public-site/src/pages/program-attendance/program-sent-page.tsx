import type { FormPageProps } from '../../forms/form-page';
import { SentPage } from '../../forms/sent-page';
import { ProgramReceipts } from '../../programs/program-facts';
import { linksToAnnounced } from './offer-programs';

/** The page after a registration without JavaScript. The URL's fragment names the programme. */
export function ProgramSentPage({ definition }: FormPageProps) {
  const next = { ...definition.labels.next, links: linksToAnnounced() };
  const labels = { ...definition.labels, next };
  return <SentPage definition={{ ...definition, labels }} receipt={<ProgramReceipts />} />;
}
