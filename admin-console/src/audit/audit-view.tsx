import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { staffViewLabels } from '../staff-views/staff-view-labels';

export function AuditView() {
  return <h1>{translate(staffViewLabels, consoleLanguage).names['audit']}</h1>;
}
