import styles from './city-event-page.module.css';

interface ProseProps {
  readonly title: string;
  readonly text: string;
  readonly large?: boolean;
}

export const Prose = ({ title, text, large = false }: ProseProps) => (
  <section className={styles.prose} data-large={large}>
    <h2>{title}</h2>
    <p>{text}</p>
  </section>
);

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
}

export const BulletList = ({ title, items }: ListProps) => (
  <section className={styles.list}>
    <h2>{title}</h2>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);

export const NumberedList = ({ title, items }: ListProps) => (
  <section className={styles.list}>
    <h2>{title}</h2>
    <ol>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  </section>
);
