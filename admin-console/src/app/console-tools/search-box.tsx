import type { SubmitEvent } from 'react';
import { PersonSearchBox } from '../../records/people-search/person-search-box';
import { focusWorkArea } from '../work-area';
import styles from './console-tools.module.css';

const id = 'console-search';

/** The search of all sections. On small screens it is shown below the header, while it has the focus. */
export const SearchBox = () => (
  <div id={id} className={styles.search} onSubmit={putAway}>
    <PersonSearchBox />
  </div>
);

/** On small screens the box would cover the first results. */
function putAway({ currentTarget }: SubmitEvent<HTMLElement>): void {
  if (getComputedStyle(currentTarget).position === 'fixed') focusWorkArea();
}
