import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { labels } from '../labels/labels';
import styles from './not-found.module.css';

/** SPEC 2.12. */
export function NotFound() {
  const { notFound } = labels.en;
  return (
    <section className={styles.page}>
      <title>{notFound.title}</title>
      <p className={styles.code}>{notFound.code}</p>
      <h1 className={styles.title}>{notFound.title}</h1>
      <p className={styles.note}>{notFound.note}</p>
      <ButtonLink as={Link} to="/">
        {notFound.home}
      </ButtonLink>
    </section>
  );
}
