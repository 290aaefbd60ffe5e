import { programFragment } from 'contract/submissions';
import { formatEventTimes } from '../time/format-event-times';
import { CalendarLink } from './calendar-link';
import { Place } from './place';
import styles from './program-facts.module.css';
import { ProgramNote } from './program-note';
import type { NotePlace } from './program-note.texts';
import { knownPrograms } from './programs';
import type { Program } from './programs';

/** The number of options that the styles can distinguish. */
export const maxDistinctOptions = 2;

interface OfferedProgramsProps {
  /** In the order of the form's choices. */
  readonly programs: readonly Program[];
}

/**
 * Time and place of each offered programme. With up to two, the styles show only the chosen one; more are listed by
 * name.
 */
export function OfferedPrograms({ programs }: OfferedProgramsProps) {
  const isList = programs.length > maxDistinctOptions;
  return (
    <div className={isList ? styles.listed : styles.offered}>
      {programs.map((program) => (
        <div key={program.id}>
          {isList && <Name event={program} />}
          <Facts event={program} place="invitation" />
        </div>
      ))}
    </div>
  );
}

/** The registered programme; nothing if it is not announced. */
export function ProgramReceipt({ program }: { readonly program: unknown }) {
  const event = knownPrograms().find((one) => one.program === program);
  return event ? <Receipt event={event} /> : null;
}

/** All programmes, of which the styles show the one that the URL's fragment names. */
export const ProgramReceipts = () => (
  <div className={styles.receipts}>
    {knownPrograms().map((event) => (
      <Receipt key={event.id} event={event} />
    ))}
  </div>
);

interface ProgramProps {
  readonly event: Program;
}

const Receipt = ({ event }: ProgramProps) => (
  <div id={programFragment(event.program)} className={styles.receipt}>
    <Name event={event} />
    <Facts event={event} place="receipt" />
    <CalendarLink program={event} />
  </div>
);

const Name = ({ event }: ProgramProps) => (
  <p className={styles.name} lang={event.nameLanguage}>
    {event.name}
  </p>
);

const Facts = ({ event, place }: ProgramProps & { readonly place: NotePlace }) => (
  <>
    <p>
      <time dateTime={event.start}>{formatEventTimes(event.start, event.end).whole}</time>,{' '}
      <Place program={event} />
    </p>
    <ProgramNote event={event} place={place} />
  </>
);
