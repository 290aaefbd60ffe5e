import { getEntry } from '../../../shown-content/page-content';
import { toLines } from '../../../page/to-lines';
import { Paragraphs } from '../../../page/paragraphs';
import { RichSections } from '../../../rich-text/rich-sections';
import { visitTexts } from '../visit.texts';
import styles from './answers.module.css';

const { children: texts } = visitTexts;

export function Answers() {
  const { answers, children, language } = getEntry('visit');
  return (
    <div className={styles.answers}>
      <RichSections text={answers} language={language} />
      <section>
        <h2>{texts.title}</h2>
        <Paragraphs text={children} lang={language} />
        <Groups />
      </section>
    </div>
  );
}

/** The children's groups during the service. */
function Groups() {
  const { groups, language } = getEntry('visit');
  const rows = toLines(groups).map(cellsOf);
  if (rows.length === 0) return null;
  return (
    <table className={styles.groups}>
      <thead>
        <tr>
          {[texts.group, texts.ages, texts.time].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang={language}>
        {rows.map(([name, ages, time], place) => (
          <tr key={place}>
            <th scope="row">{name}</th>
            <td>{ages}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Name, ages and time of a group; further semicolons belong to the time. */
function cellsOf(line: string): readonly string[] {
  const [name = '', ages = '', ...time] = line.split(';');
  return [name, ages, time.join(';')].map((cell) => cell.trim());
}
