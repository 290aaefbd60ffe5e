import { useMemo } from 'react';
import { foundPlaces, searchRecords } from 'contract/search-requests';
import type { FoundPlace, SearchResult } from 'contract/search-requests';
import { Message } from 'shared-ui/message';
import { useRecordAddress } from '../review/store/use-record-address';
import workspaceStyles from '../review/review-workspace.module.css';
import { StatusNote } from '../../base/parts/status-note';
import { TryAgain } from '../../base/parts/try-again';
import { innsbruckMonth } from '../../base/model/innsbruck-time';
import { sectionTitles } from '../../base/model/fixed-texts';
import type { SectionName } from '../../base/model/sections';
import { useRequest } from '../../session/use-request';
import { FoundPanel } from './found-panel';
import { FoundRecord, QuarantinedRecord } from './found-record';
import styles from './people-search-view.module.css';
import { isSearchable } from '../../base/model/person-search-address';
import { searchTexts } from './search.texts';

type Found = SearchResult['results'][number];

interface PeopleSearchProps {
  /** A record is shown if one of the searches finds it. */
  readonly searches: readonly string[];
}

/**
 * All records of one person by section, sorted by what matched and then newest first. Give it another `key` for other
 * searches.
 */
export function PeopleSearchView({ searches }: PeopleSearchProps) {
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {searchTexts.title(searches)}
      </h1>
      {searches.every(isSearchable) ? (
        <Results searches={searches} />
      ) : (
        <StatusNote text={searchTexts.tooShort} />
      )}
    </div>
  );
}

function Results({ searches }: PeopleSearchProps) {
  const { body, tries, reason, isTrying, readAgain } = useRequest(searchRecords, {
    body: { q: searches },
  });
  if (body === undefined && tries === 0) return <StatusNote text={searchTexts.searching} />;
  if (body === undefined)
    return (
      <TryAgain
        text={reason ?? searchTexts.failed}
        {...{ tries, isTrying }}
        onTryAgain={readAgain}
      />
    );
  if (body.results.length === 0)
    return (
      <>
        <StatusNote text={searchTexts.none} />
        <SearchedBackTo moment={body.searchedBackTo} />
      </>
    );
  return <FoundRecords {...body} onChanged={readAgain} />;
}

/** The month back to which encrypted texts were searched; nothing if all of them were. */
function SearchedBackTo({ moment }: { readonly moment: string | undefined }) {
  const month = innsbruckMonth(moment);
  return month && <Message tone="info">{searchTexts.searchedBackTo(month)}</Message>;
}

interface FoundRecordsProps extends SearchResult {
  readonly onChanged: () => void;
}

function FoundRecords({ results, isCut, searchedBackTo, onChanged }: FoundRecordsProps) {
  const { openId } = useRecordAddress();
  const parts = useMemo(() => partsOf(results), [results]);
  // Quarantined records have no panel, because nobody works on them before they are released.
  const inOrder = useMemo(
    () =>
      parts
        .flatMap(({ groups }) => groups.flatMap(([, found]) => found))
        .filter(({ isQuarantined }) => !isQuarantined),
    [parts],
  );
  const sectionCount = new Set(results.map(({ kind }) => kind)).size;
  const opened = inOrder.find(({ record }) => record._id === openId);
  return (
    <>
      <p role="status" className={styles.found}>
        {searchTexts.found(results.length, sectionCount)}
      </p>
      {isCut && <Message tone="info">{searchTexts.isCut}</Message>}
      <SearchedBackTo moment={searchedBackTo} />
      <div className={workspaceStyles.workspace} data-open={opened !== undefined}>
        <div className={workspaceStyles.tables}>
          {parts.map(({ place, groups }) => (
            <FoundPart key={place} place={place} groups={groups} />
          ))}
        </div>
        {opened && (
          <FoundPanel key={opened.kind} found={opened} all={inOrder} onChanged={onChanged} />
        )}
      </div>
    </>
  );
}

/** The results with one kind of match, under a heading if it says less than a name. */
function FoundPart({ place, groups }: Part) {
  const [Heading, Group] =
    place === 'person' ? (['h2', 'section'] as const) : (['h3', 'div'] as const);
  const lists = groups.map(([kind, found]) => (
    // Each name is used for one region only.
    <Group
      key={kind}
      className={styles.group}
      aria-label={place === 'person' ? sectionTitles[kind] : undefined}
    >
      <Heading className={styles.heading}>{`${sectionTitles[kind]} (${found.length})`}</Heading>
      <ul className={styles.records}>
        {found.map(({ record, isQuarantined }) =>
          isQuarantined ? (
            <QuarantinedRecord key={record._id} kind={kind} record={record} />
          ) : (
            <FoundRecord key={record._id} record={record} />
          ),
        )}
      </ul>
    </Group>
  ));
  if (place === 'person') return lists;
  return (
    <section className={styles.part} aria-label={searchTexts.places[place]}>
      <h2 className={styles.place}>{searchTexts.places[place]}</h2>
      {lists}
    </section>
  );
}

interface Part {
  readonly place: FoundPlace;
  readonly groups: ReturnType<typeof groupBySection>;
}

/**
 * Results by kind of match: the person's own records first, then texts that name them, then records with only a
 * matching date or amount.
 */
function partsOf(results: readonly Found[]): readonly Part[] {
  return foundPlaces
    .map((place) => ({
      place,
      groups: groupBySection(results.filter(({ foundIn = 'person' }) => foundIn === place)),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** The sections in the order of their newest record. */
function groupBySection(results: readonly Found[]): readonly (readonly [SectionName, Found[]])[] {
  const groups = new Map<SectionName, Found[]>();
  for (const found of results) {
    const group = groups.get(found.kind);
    if (group) group.push(found);
    else groups.set(found.kind, [found]);
  }
  return [...groups];
}
