import { Link } from 'react-router-dom';
import { groupWebsiteParts } from './website-groups';
import { websitePageAddress } from './website-address';
import type { WebsitePart } from './website-address';
import { websiteKindTexts } from './website-kinds.texts';
import { getWebsitePartName } from './website-part-name';
import styles from './website-overview.module.css';

/** All parts of the website that the user may change, one card for each group: `?section=website`. */
export function WebsiteOverview({ parts }: { readonly parts: readonly WebsitePart[] }) {
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{websiteKindTexts.heading}</h1>
      <p className={styles.intro}>{websiteKindTexts.intro}</p>
      <ul className={styles.cards}>
        {groupWebsiteParts(parts).map((group) => (
          <li key={group.name} className={styles.card}>
            <h2>{websiteKindTexts.groups[group.name]}</h2>
            <ul>
              {group.parts.map((part) => (
                <li key={part}>
                  <Link to={websitePageAddress(part)}>{getWebsitePartName(part)}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
