import { memo } from 'react';
import { shownChurch } from 'contract/shown-church';
import { heldAttribute, shownServices } from 'contract/shown-services';
import { SchemeSwitch } from 'shared-ui/scheme-switch';
import { LanguageLink } from '../language/language-link';
import { useOtherLanguages } from '../language/use-other-languages';
import { FrameLink } from '../navigation/frame-link';
import { home } from '../navigation/menus.texts';
import styles from './footer.module.css';
import { footerTexts as footer } from './footer.texts';
import { Year } from './year';

/** Requirements 2.3. The footer is the same on every page, so a change of the address must not render it again. */
export const Footer = memo(function Footer() {
  const { name, about, street, place, contacts, language } = shownChurch();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <h2>{footer.about}</h2>
          <p lang={language}>{about}</p>
        </section>
        <section>
          <h2>{footer.quickLinks}</h2>
          <ul>
            <li>
              <FrameLink to="/">{home}</FrameLink>
            </li>
            <li>
              <FrameLink to="/more/departments">{footer.ministries}</FrameLink>
            </li>
            <li>
              <FrameLink to="/help/contact">{footer.contact}</FrameLink>
            </li>
            <li>
              <FrameLink to="/more/visit">{footer.visit}</FrameLink>
            </li>
            <li>
              <FrameLink to="/downloads/mp3">{footer.sermons}</FrameLink>
            </li>
            <li>
              <FrameLink to="/more/blog">{footer.blog}</FrameLink>
            </li>
          </ul>
        </section>
        <section>
          <h2>{footer.reachUs}</h2>
          <address>
            <p>
              {name}
              <br />
              {street}
              <br />
              {place}
            </p>
            <ul>
              {contacts.map(({ href, words }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          </address>
        </section>
        <section>
          <h2>{footer.serviceTimes}</h2>
          <dl>
            {shownServices().map(({ name, time, language, held }) => (
              <div key={`${name} ${time}`} lang={language} {...{ [heldAttribute]: held }}>
                <dt>{name}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div className={styles.closing}>
        <p>
          © <Year /> {name}
        </p>
        <SchemeSwitch />
        <p>
          <FrameLink to="/privacy">{footer.privacy}</FrameLink>
          <FrameLink to="/imprint">{footer.imprint}</FrameLink>
          <FooterLanguages />
        </p>
      </div>
    </footer>
  );
});

/** A component of its own, because it alone of the footer depends on the page. */
const FooterLanguages = () =>
  useOtherLanguages().map((other) => <LanguageLink key={other.language} {...other} />);
