import styles from './layout.module.css';
import { pageLoadingTexts } from './page-loading.texts';

/**
 * Placeholder in `main` for a visit's first page if it is not prerendered. Its styles belong to the layout, which
 * browsers load anyway.
 */
export function PageLoading() {
  const { loading, needsScript } = pageLoadingTexts;
  return (
    <>
      <p className={styles.loading} role="status">
        {loading}
      </p>
      <noscript>
        <section className={styles.needs}>
          <h1>{needsScript.title}</h1>
          <p>{needsScript.note}</p>
          <p>{needsScript.help}</p>
        </section>
      </noscript>
    </>
  );
}
