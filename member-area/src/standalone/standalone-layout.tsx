import { Outlet } from 'react-router-dom';
import { standaloneLabels } from './standalone-labels';
import styles from './standalone-layout.module.css';

/** Stands in for the shell when this remote runs alone (FEDERATION, Design). */
export const StandaloneLayout = () => (
  <>
    <header className={styles.header}>{standaloneLabels.en.title}</header>
    <main>
      <Outlet />
    </main>
  </>
);
