import { listPersons } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import type { SavedView } from 'contract/saved-view-requests';
import { summarizeRecords } from 'contract/summary-requests';
import { countedRecords } from '../../base/model/counted-records.texts';
import { readPeopleAddress, toListedPersons } from '../../records/people/people-address';
import type { ListedPersons } from '../../records/people/people-address';
import { peopleTexts } from '../../records/people/people.texts';
import { viewAddress } from '../../records/views/view-address';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { useRequest } from '../../session/use-request';
import { ShortCount } from './entry-counts';
import styles from './section-navigation.module.css';

/** Milliseconds between two counts that colleagues' changes and arrivals cause. */
const restBetweenCounts = 10_000;

/** Shows nobody, so that no reading of a confidential section is noted. */
const countAlone = { only: 'count' } as const;

/** Keeps the numbers of all views that are shown up to date, but not the lists that the user reads. */
export function useLiveViewCounts(): void {
  useLiveUpdates(summarizeRecords, restBetweenCounts);
  useLiveUpdates(listPersons, restBetweenCounts, undefined, countAlone);
}

/**
 * The persons of a view that can be counted; undefined for one that is about something else, or that searches: a search
 * reads what senders wrote.
 */
export function readCountedPersons(view: SavedView): ListedPersons | undefined {
  if (view.kind !== 'people') return undefined;
  const choice = readPeopleAddress(new URL(viewAddress(view), window.location.origin));
  return choice.words === '' ? toListedPersons(choice) : undefined;
}

interface RecordCountProps {
  readonly id: string;
  readonly view: SavedView;
  readonly kind: RecordKind;
}

export function RecordCount({ id, view: { content }, kind }: RecordCountProps) {
  const { filter, moreKinds = [] } = content;
  const { body } = useRequest(summarizeRecords, { body: { kinds: [kind, ...moreKinds], filter } });
  return body && <Count id={id} count={body.total.count} inWords={countedRecords} />;
}

interface PersonCountProps {
  readonly id: string;
  readonly persons: ListedPersons;
}

export function PersonCount({ id, persons }: PersonCountProps) {
  const { body } = useRequest(listPersons, { query: { ...persons, ...countAlone } });
  return body && <Count id={id} count={body.total} inWords={peopleTexts.count} />;
}

interface CountProps {
  readonly id: string;
  readonly count: number;
  readonly inWords: (count: number) => string;
}

function Count({ id, count, inWords }: CountProps) {
  return (
    <span id={id} className={styles.counts} title={inWords(count)}>
      <ShortCount count={count} words={inWords(count)} />
    </span>
  );
}
