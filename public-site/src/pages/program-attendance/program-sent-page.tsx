import type { FormPageProps } from '../../forms/form-page';
import { SentPage } from '../../forms/sent-page';
import { leadToAnnounced } from './offer-programs';
import { ProgramReceipts } from '../../programs/program-facts';

/** The thanks for a registration without JavaScript. The address's fragment tells for which programme. */
export const ProgramSentPage = ({ definition }: FormPageProps) => (
  <SentPage definition={leadToAnnounced(definition)} receipt={<ProgramReceipts />} />
);
