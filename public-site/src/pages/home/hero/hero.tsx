import { ButtonLink } from 'shared-ui/button';
import { entryOf } from '../../../content/page-content';
import { heroNames, heroPictures } from '../../../content/pictures/hero-pictures';
import { heroVerses } from '../../../content/hero-verses.texts';
import { Picture } from '../../../picture/picture';
import { homeTexts as texts } from '../home.texts';
import { SiteLink } from '../../../page/site-link';
import { NextService } from './next-service';
import { SlideshowControls } from './slideshow-controls';
import { useSlideshow } from './use-slideshow';
import styles from './hero.module.css';

/** SPEC 9. */
const slideMilliseconds = 5000;

/** Eight windows, one after the other, with a verse each and the way into the church (SPEC 2.4). */
export function Hero() {
  const slideshow = useSlideshow(heroPictures.length, slideMilliseconds);
  const shown = heroNames[slideshow.current];
  const verse = shown && heroVerses[shown];
  const { name, motto, language } = entryOf('identity');
  return (
    <section className={styles.hero} aria-label={texts.slideshow.name}>
      <Windows current={slideshow.current} isPlaying={slideshow.isPlaying} />
      <div className={styles.panel}>
        <h1 className={styles.title}>
          <span className={styles.welcome}>{texts.welcome} </span>
          {name}
        </h1>
        <p className={styles.motto} lang={language}>
          {motto}
        </p>
        <NextService />
        <ButtonLink as={SiteLink} to="/join-us/create-profile">
          {texts.joinUs}
        </ButtonLink>
      </div>
      <div className={styles.strip}>
        {verse && (
          <blockquote className={styles.verse}>
            <p>{verse.words}</p>
            <cite>{verse.place}</cite>
          </blockquote>
        )}
        <SlideshowControls {...slideshow} count={heroPictures.length} />
      </div>
    </section>
  );
}

/** The window that is shown and, while they change, the one that comes next: it is fetched before it is needed. */
function Windows({ current, isPlaying }: { current: number; isPlaying: boolean }) {
  const next = (current + 1) % heroPictures.length;
  return (
    <div className={styles.stage}>
      {heroPictures.map((picture, index) => {
        const isShown = index === current;
        if (!isShown && !(isPlaying && index === next)) return null;
        return (
          <div
            key={picture.src}
            className={styles.slide}
            data-shown={isShown}
            aria-hidden={!isShown}
          >
            <Picture
              picture={picture}
              alt={picture.alt}
              sizes="100vw"
              eager={index === 0}
              className={styles.picture}
            />
          </div>
        );
      })}
    </div>
  );
}
