import { useLocation } from 'react-router-dom';
import { ViewBar } from './view-bar';
import { useOpenView } from './use-open-view';
import { readPeopleContent, viewAddress } from './view-address';

/** The views of people: what is searched for and how it is filtered, as the address has it. */
export function PeopleViews() {
  const location = useLocation();
  const open = useOpenView('people');
  const { view } = open;
  const people = readPeopleContent(location);
  const isChanged =
    view !== undefined &&
    readPeopleContent(new URL(viewAddress(view), window.location.origin)) !== people;
  const content = { filter: [], people };
  return <ViewBar kind="people" shown={{ ...open, content, isChanged, isSavable: true }} />;
}
