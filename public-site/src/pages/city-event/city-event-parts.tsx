import type { ComponentProps } from 'react';
import { Paragraphs } from '../../page/paragraphs';
import styles from './city-event-page.module.css';

interface ProseProps extends ComponentProps<typeof Paragraphs> {
  readonly title: string;
  readonly large?: boolean;
}

export const Prose = ({ title, large = false, ...words }: ProseProps) => (
  <section className={styles.prose} data-large={large}>
    <h2>{title}</h2>
    <Paragraphs {...words} />
  </section>
);
