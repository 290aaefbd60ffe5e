import { FormPage } from './form-page';
import type { FormPageProps } from './form-page';
import { HelpLines } from './help-lines';

/** The page of a request for help, whose thanks name the help lines. */
export const HelpFormPage = ({ definition }: FormPageProps) => (
  <FormPage definition={definition} help={<HelpLines />} />
);
