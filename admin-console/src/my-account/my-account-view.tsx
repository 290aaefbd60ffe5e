import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { staffViewLabels } from '../staff-views/staff-view-labels';

export function MyAccountView() {
  return <h1>{translate(staffViewLabels, consoleLanguage).names['my-account']}</h1>;
}
