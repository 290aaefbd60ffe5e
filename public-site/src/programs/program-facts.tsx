import { programFragment } from 'contract/submissions';
import { formatEventTimes } from '../time/format-event-times';
import { CalendarLink } from './calendar-link';
import { Place } from './place';
import styles from './program-facts.module.css';
import { ProgramNote } from './program-note';
import type { NotePlace } from './program-note.texts';
import { knownPrograms } from './programs';
import type { Program } from './programs';

/** So many options the styles can tell apart. */
export const toldApart = 2;

interface OfferedProgramsProps {
  /** In the order in which the form offers them. */
  readonly programs: readonly Program[];
}

/** When and where each offered programme is. Of two the styles show the chosen one; more are all there, by name. */
export function OfferedPrograms({ programs }: OfferedProgramsProps) {
  const isList = programs.length > toldApart;
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

/** What the sender has registered for; nothing for a programme that is not announced. */
export function ProgramReceipt({ program }: { readonly program: unknown }) {
  const event = knownPrograms().find((one) => one.program === program);
  return event ? <Receipt event={event} /> : null;
}

/** The same where only the fragment of the address tells which programme it was. */
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
