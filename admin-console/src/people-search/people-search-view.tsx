import { useMemo } from 'react';
import Button from '@mui/material/Button';
import type { SearchAnswer } from 'contract/review';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { consoleLanguage } from '../console-language';
import { useRecordAddress } from '../review/store/record-address';
import workspaceStyles from '../review/review-workspace.module.css';
import { StatusNote } from '../parts/status-note';
import { sectionLabels } from '../model/section-labels';
import type { SectionName } from '../model/sections';
import { FoundPanel } from './found-panel';
import { FoundRecord } from './found-record';
import styles from './people-search-view.module.css';
import { isSearchable } from '../model/person-search-address';
import { searchLabels } from './search-labels';
import { usePeopleSearch } from './use-people-search';

type Found = SearchAnswer['results'][number];

interface PeopleSearchProps {
  /** It is what one of them finds. */
  readonly searches: readonly string[];
}

/** Everything about one person, by section, newest first. Give it another `key` for other searches. */
export function PeopleSearchView({ searches }: PeopleSearchProps) {
  const labels = translate(searchLabels, consoleLanguage);
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{labels.title(searches)}</h1>
      {searches.every(isSearchable) ? (
        <Results searches={searches} />
      ) : (
        <StatusNote text={labels.tooShort} />
      )}
    </div>
  );
}

function Results({ searches }: PeopleSearchProps) {
  const [search, searchAgain] = usePeopleSearch(searches);
  const labels = translate(searchLabels, consoleLanguage);
  if (search.state === 'searching') return <StatusNote text={labels.searching} />;
  if (search.state === 'failed')
    return (
      <>
        <Message tone="error">{search.reason ?? labels.failed}</Message>
        <Button variant="outlined" className={styles.tryAgain ?? ''} onClick={searchAgain}>
          {labels.tryAgain}
        </Button>
      </>
    );
  if (search.results.length === 0) return <StatusNote text={labels.none} />;
  return <FoundRecords {...search} onChanged={searchAgain} />;
}

interface FoundRecordsProps extends SearchAnswer {
  readonly onChanged: () => void;
}

function FoundRecords({ results, isCut, onChanged }: FoundRecordsProps) {
  const labels = translate(searchLabels, consoleLanguage);
  const { names } = translate(sectionLabels, consoleLanguage);
  const { openId } = useRecordAddress();
  const groups = useMemo(() => groupBySection(results), [results]);
  const inOrder = useMemo(() => groups.flatMap(([, found]) => found), [groups]);
  const opened = inOrder.find(({ record }) => record._id === openId);
  return (
    <>
      <p role="status" className={styles.found}>
        {labels.found(results.length, groups.length)}
      </p>
      {isCut && <Message tone="info">{labels.isCut}</Message>}
      <div className={workspaceStyles.workspace} data-open={opened !== undefined}>
        <div className={workspaceStyles.tables}>
          {groups.map(([kind, found]) => (
            <section key={kind} className={styles.group} aria-label={names[kind]}>
              <h2 className={styles.heading}>{labels.group(names[kind], found.length)}</h2>
              <ul className={styles.records}>
                {found.map(({ record }) => (
                  <FoundRecord key={record._id} record={record} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {opened && (
          <FoundPanel key={opened.kind} found={opened} all={inOrder} onChanged={onChanged} />
        )}
      </div>
    </>
  );
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
