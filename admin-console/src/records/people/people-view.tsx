import { useLocation } from 'react-router-dom';
import { personParameter } from '../../base/model/person-address';
import { PeoplePage } from './list/people-page';
import { PersonPage } from './person/person-page';

/** All persons, or the page of the one in the address. */
export function PeopleView() {
  const person = new URLSearchParams(useLocation().search).get(personParameter);
  return person ? <PersonPage id={person} /> : <PeoplePage />;
}
