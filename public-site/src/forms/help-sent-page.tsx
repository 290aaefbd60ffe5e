import type { FormPageProps } from './form-page';
import { HelpLines } from './help-lines';
import { SentPage } from './sent-page';

/** The page after a request for help that was sent without JavaScript. */
export const HelpSentPage = ({ definition }: FormPageProps) => (
  <SentPage definition={definition} help={<HelpLines />} />
);
