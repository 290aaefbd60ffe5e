import { submissions } from 'contract/submissions';
import { ButtonLink } from 'shared-ui/button';
import { Lines } from '../../../page/lines';
import { Section } from '../../../page/section';
import { CalendarLink } from '../../../programs/calendar-link';
import { ProgramNote } from '../../../programs/program-note';
import { announcedPrograms, nextPrograms } from '../../../programs/programs';
import type { Program } from '../../../programs/programs';
import { registrationPath } from '../../../programs/registration-path';
import { formatEventTimes } from '../../../time/format-event-times';
import { homeTexts as texts } from '../home.texts';
import { SiteLink } from '../../../page/site-link';
import styles from './event-tickets.module.css';

/** The upcoming programmes with links to the registration (requirements 2.4). */
export function EventTickets() {
  const programs = nextPrograms();
  return (
    <Section title={texts.events.title} ground="sunken">
      {programs.length > 0 ? (
        <ul className={styles.tickets}>
          {programs.map((program) => (
            <Ticket key={program.id} program={program} />
          ))}
        </ul>
      ) : (
        <p>{texts.events.none}</p>
      )}
      {announcedPrograms().length > programs.length && (
        <p className={styles.more}>
          <ButtonLink as={SiteLink} to={submissions.programAttendance.page} variant="secondary">
            {texts.events.more}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function Ticket({ program }: { readonly program: Program }) {
  const { name, nameLanguage, language, start, end, place, summary } = program;
  const times = formatEventTimes(start, end);
  return (
    <li className={styles.ticket}>
      <div className={styles.stub} aria-hidden="true">
        <span className={styles.day}>{times.day}</span>
        <span>{`${times.month} ${times.year}`}</span>
      </div>
      <div className={styles.body}>
        <h3 lang={nameLanguage}>{name}</h3>
        <p className={styles.when}>
          <time dateTime={start}>{times.whole}</time>
          <span lang={language}>{place}</span>
        </p>
        <p lang={language}>
          <Lines>{summary}</Lines>
        </p>
        <ProgramNote event={program} place="invitation" />
        <Ways program={program} />
      </div>
    </li>
  );
}

/** The links of a ticket. The note tells if registration is closed. */
function Ways({ program }: { readonly program: Program }) {
  const { name, page, registration } = program;
  const calendar = <CalendarLink program={program} />;
  if (registration !== 'open' && !page) return calendar;
  return (
    <p className={styles.ways}>
      {registration === 'open' && (
        <ButtonLink
          as={SiteLink}
          to={registrationPath(program.program)}
          aria-label={`${texts.events.register}: ${name}`}
        >
          {texts.events.register}
        </ButtonLink>
      )}
      {page && (
        <SiteLink to={page} aria-label={`${texts.events.vision}: ${name}`}>
          {texts.events.vision}
        </SiteLink>
      )}
      {calendar}
    </p>
  );
}
