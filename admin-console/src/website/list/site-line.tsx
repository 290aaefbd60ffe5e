import type { SiteProgress } from 'contract/content-requests';
import { websiteTexts } from '../website.texts';
import styles from '../website.module.css';

interface SiteLineProps {
  readonly site: SiteProgress | undefined;
  readonly isLost: boolean;
}

/** Says whether visitors see the published content; changes are announced. */
export const SiteLine = ({ site, isLost }: SiteLineProps) => (
  <p role="status" className={styles.site} data-state={site?.state}>
    {site ? websiteTexts.site[site.state] : isLost && websiteTexts.siteNotLoaded}
  </p>
);
