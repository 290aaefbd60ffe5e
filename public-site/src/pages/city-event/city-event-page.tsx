import { church } from 'contract/church';
import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { translate } from 'shared-ui/language';
import { cityVision } from '../../content/city-vision';
import type { CityVision } from '../../content/city-vision';
import type { ChurchEvent } from '../../content/events';
import { files } from '../../content/files';
import { SitePage } from '../../page/site-page';
import { usePageTexts } from '../../page/use-page-language';
import { Verse } from '../../page/verse';
import { Lancet } from '../../picture/lancet';
import { ProgramNote } from '../../programs/program-note';
import { registrationPath } from '../../programs/registration-path';
import { formatEventTimes } from '../../time/format-event-times';
import { BulletList, NumberedList, Prose } from './city-event-parts';
import styles from './city-event-page.module.css';

/** The vision of a city event (SPEC 2.9): the same content under the name of each. */
export function CityEventPage({ event }: { readonly event: ChurchEvent }) {
  const { texts, language } = usePageTexts(cityVision);
  const title = translate(event.name, language);
  const description = texts.description.replace('{event}', title);
  return (
    <SitePage
      texts={{ title, description, intro: texts.intro }}
      language={language}
      path={event.page}
    >
      <div className={styles.opening}>
        <div>
          <div>
            <p className={styles.when}>
              <time dateTime={event.start}>{formatEventTimes(event.start, event.end).whole}</time>,{' '}
              {translate(event.place, language)}
            </p>
            <ProgramNote event={event} place="invitation" language={language} />
          </div>
          <Ways links={texts.links} program={event.program} />
          <Prose {...texts.vision} large />
          <Verse {...texts.verse} />
          <Prose {...texts.mission} large />
        </div>
        <Lancet window={event.window} />
      </div>
      <Chapters texts={texts} />
      <Contact contact={texts.contact} />
      <Ways links={texts.links} program={event.program} />
    </SitePage>
  );
}

function Chapters({ texts }: { readonly texts: CityVision }) {
  return (
    <div className={styles.chapters}>
      <section className={styles.elements}>
        <h2>{texts.elements.title}</h2>
        <dl>
          {texts.elements.items.map(({ name, text }) => (
            <div key={name}>
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
  readonly links: CityVision['links'];
  readonly program: ChurchEvent['program'];
}

/** Where the page leads: giving, registration, and the same words in German (SPEC 2.9). */
function Ways({ links, program }: WaysProps) {
  return (
    <p className={styles.ways}>
      <ButtonLink as={Link} to={registrationPath(program)}>
        {links.register}
      </ButtonLink>
      <ButtonLink as={Link} to="/giving/payment" variant="secondary">
        {links.donate}
      </ButtonLink>
      <a href={files.visionGerman} target="_blank" rel="noopener" hrefLang="de">
        {links.german} <span className="visually-hidden">{links.newTab}</span>
      </a>
    </p>
  );
}

function Contact({ contact }: { readonly contact: CityVision['contact'] }) {
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
