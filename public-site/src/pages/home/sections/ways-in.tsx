import { SiteLink } from '../../../page/site-link';
import styles from './ways-in.module.css';
import { waysInTexts as texts } from './ways-in.texts';

/** Pages that no menu names (requirements 2.2), for those who want to know the church before coming. */
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
