import { Fragment } from 'react';
import styles from './person-facts.module.css';

interface PersonFactsProps {
  readonly facts: readonly string[];
  readonly className?: string | undefined;
}

/** Facts that identify a person, in one line if there is room. Numbers and dates are not broken in two. */
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
