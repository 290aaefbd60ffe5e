import { labels } from '../labels/labels';
import styles from './page-loading.module.css';

/** Stands in `main` while the first page of a visit is on its way and could not be rendered ahead. */
export function PageLoading() {
  return (
    <p className={styles.loading} role="status">
      {labels.en.loading}
    </p>
  );
}
