import { submissions } from 'contract/submissions';
import type { PublicTestimony } from 'contract/testimony';
import { usePageTexts } from '../../page/use-page-language';
import { formatDay } from '../../time/format-day';
import { testimoniesLabels } from './testimonies-labels';
import styles from './testimonies-page.module.css';

interface TestimonyListProps {
  /** Undefined while they are not known. */
  readonly testimonies: readonly PublicTestimony[] | undefined;
}

/** SPEC 3. */
const anonymous = submissions.testimony.body.properties.fullName.default;

/** What visitors have told. It is only ever text. */
export function TestimonySection({ testimonies }: TestimonyListProps) {
  const { texts } = usePageTexts(testimoniesLabels);
  return (
    <section className={styles.told} aria-busy={testimonies === undefined}>
      <h2>{texts.listTitle}</h2>
      <TestimonyList testimonies={testimonies} />
    </section>
  );
}

function TestimonyList({ testimonies }: TestimonyListProps) {
  const { texts, language } = usePageTexts(testimoniesLabels);
  if (!testimonies) return <p>{texts.loading}</p>;
  if (testimonies.length === 0) return <p>{texts.empty}</p>;
  return (
    <ul className={styles.testimonies}>
      {testimonies.map(({ _id, fullName, message, createdAt }) => (
        <li key={_id}>
          <blockquote className={styles.words}>{message}</blockquote>
          <p className={styles.from}>
            {fullName.trim() || anonymous} ·{' '}
            <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
