import { privacy } from '../../content/privacy.texts';
import { LegalPage } from './legal-page';

/** How the church cares for personal data (DESIGN 3.15). */
export const Component = () => <LegalPage texts={privacy} />;
