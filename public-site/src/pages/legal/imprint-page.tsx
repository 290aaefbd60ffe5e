import { imprint } from '../../content/imprint.texts';
import { LegalPage } from './legal-page';

/** Who answers for this site (DESIGN 3.15: ECG §5, MedienG §25). */
export const Component = () => <LegalPage texts={imprint} />;
