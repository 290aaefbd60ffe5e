import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { getTimeline, timelineKinds } from 'contract/person-requests';
import type { Person, TimelineKind } from 'contract/person-requests';
import { Message } from 'shared-ui/message';
import { useLiveUpdates } from '../../../session/live/use-live-updates';
import { Loaded } from '../../../session/loaded';
import { usePages } from '../../../session/use-pages';
import peopleStyles from '../people.module.css';
import { personTexts } from '../person.texts';
import styles from './person.module.css';
import { TimelineItem } from './timeline-item';

/** Milliseconds between two requests that colleagues' changes and arrivals cause. */
const restBetweenLoads = 2000;

/** All that was sent, said, mailed and noted about a person, the newest first. */
export function Timeline({ person }: { readonly person: Person }) {
  const id = useId();
  const [what, setWhat] = useState<TimelineKind>();
  const kindsId = `${id}-kinds`;
  return (
    <section className={styles.timeline} aria-label={personTexts.timeline}>
      <h2 className={styles.partTitle}>{personTexts.timeline}</h2>
      <div className={peopleStyles.filter}>
        <label htmlFor={kindsId}>{personTexts.show}</label>
        <select
          id={kindsId}
          value={what ?? ''}
          onChange={({ target }) => setWhat(timelineKinds.find((one) => one === target.value))}
        >
          <option value="">{personTexts.everything}</option>
          {timelineKinds.map((kind) => (
            <option key={kind} value={kind}>
              {personTexts.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
      <Entries key={what} person={person} what={what} />
    </section>
  );
}

interface EntriesProps {
  readonly person: Person;
  readonly what: TimelineKind | undefined;
}

function Entries({ person, what }: EntriesProps) {
  const [hasFailed, setHasFailed] = useState(false);
  useLiveUpdates(getTimeline, restBetweenLoads);
  const pages = usePages<typeof getTimeline, string>(getTimeline, {
    partsFor: (before) => ({ id: person._id, query: { what, before } }),
    getNext: (loaded) => loaded.at(-1)?.next,
  });
  const showEarlier = async () => setHasFailed(!(await pages.readOn()));
  return (
    <Loaded answer={pages} notLoaded={pages.reason ?? personTexts.timelineNotLoaded}>
      {(loaded) => {
        const entries = loaded.flatMap((page) => page.entries);
        if (entries.length === 0) return <p className={styles.hint}>{personTexts.nothing}</p>;
        return (
          <>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <TimelineItem key={entry._id} entry={entry} entries={person.entries} />
              ))}
            </ol>
            {hasFailed && <Message tone="error">{personTexts.earlierFailed}</Message>}
            {pages.hasMore && (
              <div>
                <Button
                  variant="outlined"
                  aria-disabled={pages.isTrying || undefined}
                  onClick={() => !pages.isTrying && void showEarlier()}
                >
                  {personTexts.earlier}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
