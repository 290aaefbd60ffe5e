import type { SiteProgress } from 'contract/content-api';
import { websiteTexts } from '../website.texts';
import styles from '../website.module.css';

interface SiteLineProps {
  readonly site: SiteProgress | undefined;
  /** It could not be asked for. */
  readonly isLost: boolean;
}

/** Whether visitors see what is published, in a quiet line that is announced when it changes. */
export const SiteLine = ({ site, isLost }: SiteLineProps) => (
  <p role="status" className={styles.site} data-state={site?.state}>
    {site ? websiteTexts.site[site.state] : isLost && websiteTexts.siteNotLoaded}
  </p>
);
