import { programFragment, programs } from 'contract/submissions';
import { translate } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';
import { events } from '../content/events';
import type { ChurchEvent } from '../content/events';
import { formatEventTimes } from '../time/format-event-times';
import styles from './program-facts.module.css';
import type { NotePlace } from './program-labels';
import { ProgramNote } from './program-note';

interface ReaderProps {
  readonly language: Language;
}

/** When and where each offered programme is, in the order in which the form offers them. The styles show the chosen one. */
export const OfferedPrograms = ({ language }: ReaderProps) => (
  <div className={styles.offered}>
    {offered.map((event) => (
      <div key={event.program}>
        <Facts event={event} place="invitation" language={language} />
      </div>
    ))}
  </div>
);

/** What somebody has registered for; nothing for a programme that is not offered. */
export function ProgramReceipt({ program, language }: ReaderProps & { readonly program: unknown }) {
  const event = offered.find((one) => one.program === program);
  return event ? <Receipt event={event} language={language} /> : null;
}

/** The same where only the fragment of the address tells which programme it was. */
export const ProgramReceipts = ({ language }: ReaderProps) => (
  <div className={styles.receipts}>
    {offered.map((event) => (
      <Receipt key={event.program} event={event} language={language} />
    ))}
  </div>
);

interface ProgramProps extends ReaderProps {
  readonly event: ChurchEvent;
}

const Receipt = ({ event, language }: ProgramProps) => (
  <div id={programFragment(event.program)} className={styles.receipt}>
    <p className={styles.name}>{translate(event.name, language)}</p>
    <Facts event={event} place="receipt" language={language} />
  </div>
);

const Facts = ({ event, place, language }: ProgramProps & { readonly place: NotePlace }) => (
  <>
    <p>
      <time dateTime={event.start}>{formatEventTimes(event.start, event.end).whole}</time>,{' '}
      {translate(event.place, language)}
    </p>
    <ProgramNote event={event} place={place} language={language} />
  </>
);

const offered: readonly ChurchEvent[] = programs.flatMap((program) =>
  events.filter((event) => event.program === program),
);
