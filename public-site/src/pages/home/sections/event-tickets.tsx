import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { translate } from 'shared-ui/language';
import { events } from '../../../content/events';
import type { ChurchEvent } from '../../../content/events';
import { Section } from '../../../page/section';
import { usePageTexts } from '../../../page/use-page-language';
import { ProgramNote } from '../../../programs/program-note';
import { registrationPath } from '../../../programs/registration-path';
import { formatEventTimes } from '../../../time/format-event-times';
import { homeLabels } from '../home-labels';
import styles from './event-tickets.module.css';

/** The upcoming programmes, each leading to its registration (SPEC 2.4). */
export function EventTickets() {
  const { title } = usePageTexts(homeLabels).texts.events;
  return (
    <Section title={title} ground="sunken">
      <ul className={styles.tickets}>
        {events.map((event) => (
          <Ticket key={event.program} event={event} />
        ))}
      </ul>
    </Section>
  );
}

function Ticket({ event }: { readonly event: ChurchEvent }) {
  const { texts, language } = usePageTexts(homeLabels);
  const times = formatEventTimes(event.start, event.end);
  return (
    <li className={styles.ticket}>
      <div className={styles.stub} aria-hidden="true">
        <span className={styles.day}>{times.day}</span>
        <span>
          {times.month} {times.year}
        </span>
      </div>
      <div className={styles.body}>
        <h3>{translate(event.name, language)}</h3>
        <p className={styles.when}>
          <time dateTime={event.start}>{times.whole}</time>
          <span>{translate(event.place, language)}</span>
        </p>
        <p>{translate(event.summary, language)}</p>
        <ProgramNote event={event} place="invitation" language={language} />
        <p className={styles.ways}>
          <ButtonLink
            as={Link}
            to={registrationPath(event.program)}
            aria-label={`${texts.events.register}: ${translate(event.name, language)}`}
          >
            {texts.events.register}
          </ButtonLink>
          <Link
            to={event.page}
            aria-label={`${texts.events.vision}: ${translate(event.name, language)}`}
          >
            {texts.events.vision}
          </Link>
        </p>
      </div>
    </li>
  );
}
