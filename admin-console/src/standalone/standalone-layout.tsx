import { Outlet } from 'react-router-dom';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { standaloneLabels } from './standalone-labels';
import styles from './standalone-layout.module.css';

/** Stands in for the shell when this remote runs alone (FEDERATION, Design). */
export function StandaloneLayout() {
  return (
    <>
      <header className={styles.header}>
        {translate(standaloneLabels, consoleLanguage).title}
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
