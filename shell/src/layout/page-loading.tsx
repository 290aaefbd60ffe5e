import styles from './layout.module.css';
import { pageLoadingTexts } from './page-loading.texts';

/** Stands in `main` while the first page of a visit is on its way and could not be rendered ahead. Browsers have its styles with those of the layout. */
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
