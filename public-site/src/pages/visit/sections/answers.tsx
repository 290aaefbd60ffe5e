import { firstVisit } from 'contract/church';
import type { VisitWords } from '../visit-texts';
import styles from './answers.module.css';

/** What visitors ask, each with its answer. */
export function Answers(words: VisitWords) {
  return (
    <div className={styles.answers}>
      {words.texts.questions.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Children {...words} />
    </div>
  );
}

/** Where children of each age are while the others sit in the service. */
function Children({ texts: { children } }: VisitWords) {
  return (
    <section>
      <h2>{children.title}</h2>
      {children.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <table className={styles.groups}>
        <thead>
          <tr>
            {[children.group, children.ages, children.time].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {firstVisit.children.map(({ name, ages, time }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{ages}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
