import { church } from 'contract/church';
import { sitePaths } from 'contract/site-paths';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import styles from './standalone-layout.module.css';

const ownPaths = Object.entries(sitePaths)
  .filter(([, owner]) => owner === 'public-site')
  .map(([path]) => path);

/** Landmarks like the shell's, with every address of this remote at hand. */
export const StandaloneLayout = () => (
  <>
    <header className={styles.header}>
      <details>
        <summary>{church.name}</summary>
        <nav className={styles.paths}>
          {ownPaths.map((path) => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
        </nav>
      </details>
    </header>
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <ScrollRestoration />
  </>
);
