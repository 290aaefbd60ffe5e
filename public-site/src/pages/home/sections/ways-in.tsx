import { SiteLink } from '../../../page/site-link';
import styles from './ways-in.module.css';
import { waysInTexts as texts } from './ways-in.texts';

/**
 * Links to pages that are not in the menu (requirements 2.2), for people who want to know the church before they come.
 */
export const WaysIn = () => (
  <nav className={styles.waysIn} aria-label={texts.name}>
    <ul>
      {Object.entries(texts.ways).map(([page, { label, note }]) => (
        <li key={page}>
          <SiteLink to={page}>{label}</SiteLink> {note}
        </li>
      ))}
    </ul>
  </nav>
);
