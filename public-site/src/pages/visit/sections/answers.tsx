import { firstVisit } from 'contract/church';
import { visitTexts } from '../visit.texts';
import styles from './answers.module.css';

const { questions, children } = visitTexts;

/** What visitors ask, each with its answer. */
export function Answers() {
  return (
    <div className={styles.answers}>
      {questions.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Children />
    </div>
  );
}

/** Where children of each age are while the others sit in the service. */
function Children() {
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
