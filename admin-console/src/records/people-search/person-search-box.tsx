import { useId } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { searchLength } from 'contract/search-requests';
import { useLocation, useNavigate } from 'react-router-dom';
import { LimitedInput } from '../../base/parts/forms/limited-text';
import styles from './person-search-box.module.css';
import { personSearchAddress, readSearches } from '../../base/model/person-search-address';
import { searchTexts } from './search.texts';

/** Searches all sections for one person. */
export function PersonSearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const searches = readSearches(useLocation());
  // Only input of the user is shown, not the searches of a link from a record.
  const words = searches.length === 1 ? searches[0] : '';
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('words')).trim();
    if (typed.length >= searchLength.min) void navigate(personSearchAddress(typed));
  };
  return (
    <form role="search" className={styles.form} onSubmit={search}>
      {/* Not of the role "searchbox", which is reserved for a table's search (requirements 10.10). */}
      <div className={styles.words}>
        <LimitedInput
          key={words}
          id={id}
          type="text"
          name="words"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.box}
          aria-label={searchTexts.box}
          placeholder={searchTexts.hint}
          defaultValue={words}
          minLength={searchLength.min}
          limit={searchLength.max}
          required
        />
      </div>
      <Button type="submit" variant="outlined">
        {searchTexts.submit}
      </Button>
    </form>
  );
}
