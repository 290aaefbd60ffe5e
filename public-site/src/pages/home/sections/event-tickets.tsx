import { ButtonLink } from 'shared-ui/button';
import { events } from '../../../content/events';
import type { ChurchEvent } from '../../../content/events';
import { Section } from '../../../page/section';
import { ProgramNote } from '../../../programs/program-note';
import { registrationPath } from '../../../programs/registration-path';
import { formatEventTimes } from '../../../time/format-event-times';
import { homeTexts as texts } from '../home.texts';
import { SiteLink } from '../../../page/site-link';
import styles from './event-tickets.module.css';

/** The upcoming programmes, each leading to its registration (SPEC 2.4). */
export function EventTickets() {
  return (
    <Section title={texts.events.title} ground="sunken">
      <ul className={styles.tickets}>
        {events.map((event) => (
          <Ticket key={event.program} event={event} />
        ))}
      </ul>
    </Section>
  );
}

function Ticket({ event }: { readonly event: ChurchEvent }) {
  const times = formatEventTimes(event.start, event.end);
  return (
    <li className={styles.ticket}>
      <div className={styles.stub} aria-hidden="true">
        <span className={styles.day}>{times.day}</span>
        <span>{`${times.month} ${times.year}`}</span>
      </div>
      <div className={styles.body}>
        <h3 lang={event.nameLanguage}>{event.name}</h3>
        <p className={styles.when}>
          <time dateTime={event.start}>{times.whole}</time>
          <span>{event.place}</span>
        </p>
        <p>{event.summary}</p>
        <ProgramNote event={event} place="invitation" />
        <p className={styles.ways}>
          <ButtonLink
            as={SiteLink}
            to={registrationPath(event.program)}
            aria-label={`${texts.events.register}: ${event.name}`}
          >
            {texts.events.register}
          </ButtonLink>
          <SiteLink to={event.page} aria-label={`${texts.events.vision}: ${event.name}`}>
            {texts.events.vision}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
