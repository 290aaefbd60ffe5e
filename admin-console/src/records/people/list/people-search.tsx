import { useId } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { searchLength } from 'contract/search-requests';
import { Link, useNavigate } from 'react-router-dom';
import { LimitedInput } from '../../../base/parts/forms/limited-text';
import { peopleAddress } from '../people-address';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';

/** The search for a person. What is searched for is in the address. */
export function PeopleSearch({ words }: { readonly words: string }) {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('words')).trim();
    if (typed === '' || typed.length >= searchLength.min)
      void navigate(peopleAddress({ words: typed }));
  };
  return (
    <form role="search" aria-label={peopleTexts.search} className={styles.search} onSubmit={search}>
      {/* Not of the role "searchbox", which is reserved for a table's search (requirements 10.10). */}
      <LimitedInput
        id={id}
        type="text"
        name="words"
        enterKeyHint="search"
        autoComplete="off"
        className={styles.box}
        aria-label={peopleTexts.search}
        placeholder={peopleTexts.searchHint}
        defaultValue={words}
        limit={searchLength.max}
      />
      <Button type="submit" variant="outlined">
        {peopleTexts.submit}
      </Button>
      {words !== '' && <Link to={peopleAddress({})}>{peopleTexts.endSearch}</Link>}
    </form>
  );
}
