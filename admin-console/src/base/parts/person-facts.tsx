import { Fragment } from 'react';
import styles from './person-facts.module.css';

interface PersonFactsProps {
  readonly facts: readonly string[];
  readonly className?: string | undefined;
}

/** What a person is known by, in one line where there is room. No number or date is broken in two. */
export const PersonFacts = ({ facts, className }: PersonFactsProps) => (
  <span className={className}>
    {facts.map((fact, place) => (
      <Fragment key={place}>
        {place > 0 && ' · '}
        <span className={styles.fact}>{fact}</span>
      </Fragment>
    ))}
  </span>
);
