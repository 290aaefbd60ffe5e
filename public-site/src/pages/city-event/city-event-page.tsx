import { getAddress, getEmails, getPhone, shownChurch } from 'contract/shown-church';
import { ButtonLink } from 'shared-ui/button';
import { cityVision as texts } from './city-vision.texts';
import { getEntry } from '../../shown-content/page-content';
import { files } from '../../page/files';
import { wrapInLanguage } from '../../page/wrap-in-language';
import { SitePage } from '../../page/site-page';
import { Verse } from '../../page/verse';
import { Lancet } from '../../picture/lancet';
import { CalendarLink } from '../../programs/calendar-link';
import { Place } from '../../programs/place';
import { ProgramNote } from '../../programs/program-note';
import { getProgram } from '../../programs/programs';
import type { Program, VisionPage } from '../../programs/programs';
import { registrationPath } from '../../programs/registration-path';
import { formatEventTimes } from '../../time/format-event-times';
import { SiteLink } from '../../page/site-link';
import { Chapters } from './city-event-chapters';
import { Prose } from './city-event-parts';
import styles from './city-event-page.module.css';
import { portraitSize } from '../../picture/decorative-picture';
import type { DecorativePicture } from '../../picture/decorative-picture';

/**
 * The vision of a city event (requirements 2.9). Both events show the same content, also while no programme is planned.
 */
export function CityEventPage({ page }: { readonly page: VisionPage }) {
  const program = getProgram(page);
  const vision = getEntry('vision');
  const { language } = vision;
  const title = program?.name ?? texts.unplanned.titles[page];
  const head = {
    title,
    titleLanguage: program?.nameLanguage,
    description: texts.description(title),
    intro: wrapInLanguage(vision.intro, language),
  };
  return (
    <SitePage texts={head} path={page}>
      <div className={styles.opening}>
        <div>
          <div>{program ? <When program={program} /> : <p>{texts.unplanned.note}</p>}</div>
          <Ways program={program} />
          <Prose title={texts.titles.vision} text={vision.vision} lang={language} large />
          <Verse words={vision.verse} place={vision.reference} lang={language} />
          <Prose title={texts.titles.mission} text={vision.mission} lang={language} large />
        </div>
        <Lancet window={windows[page]} />
      </div>
      <Chapters vision={vision} />
      <Contact />
      <Ways program={program} />
    </SitePage>
  );
}

const When = ({ program }: { readonly program: Program }) => (
  <>
    <p className={styles.when}>
      <time dateTime={program.start}>{formatEventTimes(program.start, program.end).whole}</time>,{' '}
      <Place program={program} />
    </p>
    <ProgramNote event={program} place="invitation" />
    <CalendarLink program={program} />
  </>
);

interface WaysProps {
  readonly program: Program | undefined;
}

/** Links to giving, registration and the German document (requirements 2.9). */
function Ways({ program }: WaysProps) {
  const { links } = texts;
  return (
    <p className={styles.ways}>
      {program?.registration === 'open' && (
        <ButtonLink as={SiteLink} to={registrationPath(program.program)}>
          {links.register}
        </ButtonLink>
      )}
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
  const church = shownChurch();
  const { href, words } = getPhone(church);
  const [email] = getEmails(church);
  return (
    <section className={styles.contact}>
      <h2>{contact.title}</h2>
      <address>
        {contact.lead(church.name)} {getAddress(church)}, <a href={href}>{words}</a>,{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </address>
    </section>
  );
}

export const windows: Readonly<Record<VisionPage, DecorativePicture>> = {
  '/more/awakening': { src: '/art/gallery/cross', ...portraitSize },
  '/more/praise': { src: '/art/gallery/drum', ...portraitSize },
};
