import { programFragment, programs } from 'contract/submissions';
import { events } from '../content/events';
import type { ChurchEvent } from '../content/events';
import { formatEventTimes } from '../time/format-event-times';
import styles from './program-facts.module.css';
import { ProgramNote } from './program-note';
import type { NotePlace } from './program-note.texts';

/** When and where each offered programme is, in the order in which the form offers them. The styles show the chosen one. */
export const OfferedPrograms = () => (
  <div className={styles.offered}>
    {offered.map((event) => (
      <div key={event.program}>
        <Facts event={event} place="invitation" />
      </div>
    ))}
  </div>
);

/** What somebody has registered for; nothing for a programme that is not offered. */
export function ProgramReceipt({ program }: { readonly program: unknown }) {
  const event = offered.find((one) => one.program === program);
  return event ? <Receipt event={event} /> : null;
}

/** The same where only the fragment of the address tells which programme it was. */
export const ProgramReceipts = () => (
  <div className={styles.receipts}>
    {offered.map((event) => (
      <Receipt key={event.program} event={event} />
    ))}
  </div>
);

interface ProgramProps {
  readonly event: ChurchEvent;
}

const Receipt = ({ event }: ProgramProps) => (
  <div id={programFragment(event.program)} className={styles.receipt}>
    <p className={styles.name} lang={event.nameLanguage}>
      {event.name}
    </p>
    <Facts event={event} place="receipt" />
  </div>
);

const Facts = ({ event, place }: ProgramProps & { readonly place: NotePlace }) => (
  <>
    <p>
      <time dateTime={event.start}>{formatEventTimes(event.start, event.end).whole}</time>,{' '}
      {event.place}
    </p>
    <ProgramNote event={event} place={place} />
  </>
);

const offered: readonly ChurchEvent[] = programs.flatMap((program) =>
  events.filter((event) => event.program === program),
);
