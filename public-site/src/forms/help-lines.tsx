import { readHelpLines } from 'contract/help-lines';
import { getEntry } from '../shown-content/page-content';
import styles from './help-lines.module.css';

/** Numbers to call at once. Everybody who sends the form sees them, never because of what they wrote. */
export function HelpLines() {
  const { title, intro, lines } = getEntry('help-lines');
  return (
    <section className={styles.help}>
      <h2>{title}</h2>
      <p>{intro}</p>
      <ul>
        {readHelpLines(lines).map(({ country, number, who }, place) => (
          <li key={place}>
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>
              {country}: {number}
            </a>{' '}
            {who}
          </li>
        ))}
      </ul>
    </section>
  );
}
