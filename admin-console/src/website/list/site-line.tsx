import type { SiteProgress } from 'contract/content-api';
import { websiteTexts } from '../website.texts';
import styles from '../website.module.css';

/** Whether visitors see what is published, in a quiet line that is announced when it changes. */
export const SiteLine = ({ site }: { readonly site: SiteProgress | undefined }) => (
  <p role="status" className={styles.site} data-state={site?.state}>
    {site && websiteTexts.site[site.state]}
  </p>
);
