import { Link, useNavigate } from 'react-router-dom';
import { peopleAddress } from '../people-address';
import { peopleTexts } from '../people.texts';
import { PersonSearchForm } from '../person-search-form';

/** The search for a person. What is searched for is in the address. */
export function PeopleSearch({ words }: { readonly words: string }) {
  const navigate = useNavigate();
  return (
    <PersonSearchForm
      name={peopleTexts.search}
      words={words}
      onSearch={(typed) => void navigate(peopleAddress({ words: typed }))}
    >
      {words !== '' && <Link to={peopleAddress({})}>{peopleTexts.endSearch}</Link>}
    </PersonSearchForm>
  );
}
