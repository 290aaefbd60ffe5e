import { formPages } from 'contract/form-pages';
import { getPhone, shownChurch } from 'contract/shown-church';
import { ButtonLink } from 'shared-ui/button';
import { getEntry } from '../../../shown-content/page-content';
import { Paragraphs } from '../../../page/paragraphs';
import { visitTexts } from '../visit.texts';
import { SiteLink } from '../../../page/site-link';
import styles from './whom-to-ask.module.css';

const { ask } = visitTexts;

export function WhomToAsk() {
  const words = getEntry('visit');
  const phone = getPhone(shownChurch());
  return (
    <section className={styles.ask}>
      <h2>{ask.title}</h2>
      <Paragraphs text={words.ask} lang={words.language} />
      <p className={styles.ways}>
        <ButtonLink as={SiteLink} to={formPages.contact}>
          {ask.write}
        </ButtonLink>
        <ButtonLink as={SiteLink} to={formPages.firstTimer} variant="secondary">
          {ask.register}
        </ButtonLink>
        <a href={phone.href}>{phone.words}</a>
      </p>
    </section>
  );
}
