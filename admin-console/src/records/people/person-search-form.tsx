import { useId } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { searchLength } from 'contract/search-requests';
import { LimitedInput } from '../../base/parts/forms/limited-text';
import styles from './people.module.css';
import { peopleTexts } from './people.texts';

interface PersonSearchFormProps {
  /** The name of the search as a landmark, where the page has several. */
  readonly name?: string;
  readonly words?: string;
  /** Whether the search is what a dialog was opened for. */
  readonly takesFocus?: boolean;
  /** Gets words that can be searched for, or ''. */
  readonly onSearch: (words: string) => void;
  /** What stands beside the button. */
  readonly children?: ReactNode;
}

/** The field and the button of a search for a person. */
export function PersonSearchForm(props: PersonSearchFormProps) {
  const { name, words, takesFocus, onSearch, children } = props;
  const id = useId();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('words')).trim();
    if (typed === '' || typed.length >= searchLength.min) onSearch(typed);
  };
  return (
    <form role="search" aria-label={name} className={styles.search} onSubmit={search}>
      {/* Not of the role "searchbox", which is reserved for a table's search (requirements 10.10). */}
      <LimitedInput
        id={id}
        type="text"
        name="words"
        enterKeyHint="search"
        autoComplete="off"
        className={styles.box}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog was opened to search
        autoFocus={takesFocus}
        aria-label={peopleTexts.search}
        placeholder={peopleTexts.searchHint}
        defaultValue={words}
        limit={searchLength.max}
      />
      <Button type="submit" variant="outlined">
        {peopleTexts.submit}
      </Button>
      {children}
    </form>
  );
}
