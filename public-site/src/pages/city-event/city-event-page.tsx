import { church } from 'contract/church';
import { ButtonLink } from 'shared-ui/button';
import { cityVision as texts } from '../../content/city-vision.texts';
import type { ChurchEvent } from '../../content/events';
import { files } from '../../content/files';
import { SitePage } from '../../page/site-page';
import { Verse } from '../../page/verse';
import { Lancet } from '../../picture/lancet';
import { ProgramNote } from '../../programs/program-note';
import { registrationPath } from '../../programs/registration-path';
import { formatEventTimes } from '../../time/format-event-times';
import { SiteLink } from '../../page/site-link';
import { BulletList, NumberedList, Prose } from './city-event-parts';
import styles from './city-event-page.module.css';

/** The vision of a city event (SPEC 2.9): the same content under the name of each. */
export function CityEventPage({ event }: { readonly event: ChurchEvent }) {
  const page = {
    title: event.name,
    titleLanguage: event.nameLanguage,
    description: texts.description(event.name),
    intro: texts.intro,
  };
  return (
    <SitePage texts={page} path={event.page}>
      <div className={styles.opening}>
        <div>
          <div>
            <p className={styles.when}>
              <time dateTime={event.start}>{formatEventTimes(event.start, event.end).whole}</time>,{' '}
              {event.place}
            </p>
            <ProgramNote event={event} place="invitation" />
          </div>
          <Ways program={event.program} />
          <Prose {...texts.vision} large />
          <Verse {...texts.verse} />
          <Prose {...texts.mission} large />
        </div>
        <Lancet window={event.window} />
      </div>
      <Chapters />
      <Contact />
      <Ways program={event.program} />
    </SitePage>
  );
}

function Chapters() {
  return (
    <div className={styles.chapters}>
      <section className={styles.elements}>
        <h2>{texts.elements.title}</h2>
        <dl>
          {Object.entries(texts.elements.items).map(([id, { name, text }]) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.call}>
        <h2>{texts.callToAction.title}</h2>
        <p>{texts.callToAction.text}</p>
      </section>
      <Prose {...texts.volunteers} />
      <BulletList {...texts.goals} />
      <BulletList {...texts.tips} />
      <NumberedList {...texts.means} />
    </div>
  );
}

interface WaysProps {
  readonly program: ChurchEvent['program'];
}

/** Where the page leads: giving, registration, and the same words in German (SPEC 2.9). */
function Ways({ program }: WaysProps) {
  const { links } = texts;
  return (
    <p className={styles.ways}>
      <ButtonLink as={SiteLink} to={registrationPath(program)}>
        {links.register}
      </ButtonLink>
      <ButtonLink as={SiteLink} to="/giving/payment" variant="secondary">
        {links.donate}
      </ButtonLink>
      <a href={files.visionGerman} target="_blank" rel="noopener" hrefLang="de">
        {links.german} <span className="visually-hidden">{links.newTab}</span>
      </a>
    </p>
  );
}

function Contact() {
  const { contact } = texts;
  const { address, phone, emails } = church;
  return (
    <section className={styles.contact}>
      <h2>{contact.title}</h2>
      <address>
        {contact.lead} {address.street}, {address.postalCode} {address.city}, {address.country},{' '}
        <a href={phone.uri}>{phone.display}</a>, <a href={`mailto:${emails[0]}`}>{emails[0]}</a>
      </address>
    </section>
  );
}
