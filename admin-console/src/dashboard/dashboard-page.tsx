import { ThemeProvider } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { sectionLabels } from '../sections/section-labels';
import { SectionView } from '../sections/section-view';
import { findSection } from '../sections/sections';
import { UnknownSection } from '../sections/unknown-section';
import { consoleTheme } from '../theme/console-theme';
import { DashboardBar } from './dashboard-bar';
import { dashboardLabels } from './dashboard-labels';
import styles from './dashboard-page.module.css';
import { SectionNavigation } from './section-navigation';

/** SPEC 2.10. The section is named by the address, so that it can be linked to and reloaded (DESIGN 3.10). */
export function DashboardPage() {
  const [parameters] = useSearchParams();
  const name = findSection(parameters.get('section'));
  const { title } = translate(dashboardLabels, consoleLanguage);
  const { names, unknownTitle } = translate(sectionLabels, consoleLanguage);
  return (
    <ThemeProvider theme={consoleTheme}>
      <title>{`${name ? names[name] : unknownTitle} | ${title}`}</title>
      <div className={styles.dashboard}>
        <SectionNavigation current={name} />
        <DashboardBar />
        <div className={styles.work}>
          {name ? <SectionView key={name} name={name} /> : <UnknownSection />}
        </div>
      </div>
    </ThemeProvider>
  );
}
