import type { SitePath } from 'contract/site-paths';
import { Link } from 'react-router-dom';
import type { Translated } from 'shared-ui/language';
import { usePageTexts } from '../../../page/use-page-language';
import styles from './ways-in.module.css';

interface WaysInLabels {
  readonly name: string;
  readonly ways: readonly {
    readonly to: SitePath;
    readonly label: string;
    readonly note: string;
  }[];
}

const labels: Translated<WaysInLabels> = {
  en: {
    name: 'Get to know us',
    ways: [
      {
        to: '/more/visit',
        label: 'Visit us',
        note: 'What to expect, children, how to find us',
      },
      { to: '/downloads/mp3', label: 'MP3 sermons', note: 'To listen to and keep' },
      { to: '/more/blog', label: 'Blog', note: 'What is on our hearts' },
    ],
  },
};

/** Pages that no menu names (SPEC 2.2), for those who want to know the church before coming. */
export function WaysIn() {
  const { texts } = usePageTexts(labels);
  return (
    <nav className={styles.waysIn} aria-label={texts.name}>
      <ul>
        {texts.ways.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to}>{label}</Link> {note}
          </li>
        ))}
      </ul>
    </nav>
  );
}
