import { PersonSearchBox } from '../../records/people-search/person-search-box';
import styles from './console-tools.module.css';

/** The search of all sections. Small screens have the palette instead. */
export const SearchBox = () => (
  <div className={styles.search}>
    <PersonSearchBox />
  </div>
);
