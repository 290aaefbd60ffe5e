import { ButtonLink } from 'shared-ui/button';
import type { LocalEntry } from 'contract/content-entry';
import { getEntries, getEntry } from '../../../shown-content/page-content';
import { findPicture } from '../../../shown-content/find-picture';
import { heroPictures } from '../../../content/pictures/hero-pictures';
import type { Picture as ShownPicture } from '../../../content/pictures/picture';
import { Picture } from '../../../picture/picture';
import { homeTexts as texts } from '../home.texts';
import { Lines } from '../../../page/lines';
import { SiteLink } from '../../../page/site-link';
import { NextService } from './next-service';
import { SlideshowControls } from './slideshow-controls';
import { useSlideshow } from './use-slideshow';
import styles from './hero.module.css';

/** Requirements 9. */
const slideMilliseconds = 5000;

interface Slide extends Omit<LocalEntry<'slides'>, 'picture'> {
  readonly picture: ShownPicture;
}

const readSlides = (): readonly Slide[] =>
  getEntries('slides').flatMap((slide) => {
    const picture = findPicture(slide.picture, heroPictures);
    return picture ? [{ ...slide, picture }] : [];
  });

/** A slideshow of pictures with verses, and links into the site (requirements 2.4). */
export function Hero() {
  const slides = readSlides();
  const slideshow = useSlideshow(slides.length, slideMilliseconds);
  const verse = slides[slideshow.current];
  const { name, motto, language } = getEntry('identity');
  return (
    <section className={styles.hero} aria-label={texts.slideshow.name}>
      <Windows slides={slides} current={slideshow.current} isPlaying={slideshow.isPlaying} />
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
          <blockquote className={styles.verse} lang={verse.language}>
            <p>
              <Lines>{verse.words}</Lines>
            </p>
            <cite>{verse.reference}</cite>
          </blockquote>
        )}
        {slides.length > 1 && <SlideshowControls {...slideshow} count={slides.length} />}
      </div>
    </section>
  );
}

interface WindowsProps {
  readonly slides: readonly Slide[];
  readonly current: number;
  readonly isPlaying: boolean;
}

/** The current picture and, while the slideshow plays, the next one, so that it is loaded before it is shown. */
function Windows({ slides, current, isPlaying }: WindowsProps) {
  const next = (current + 1) % slides.length;
  return (
    <div className={styles.stage}>
      {slides.map(({ id, picture }, index) => {
        const isShown = index === current;
        if (!isShown && !(isPlaying && index === next)) return null;
        return (
          <div key={id} className={styles.slide} data-shown={isShown} aria-hidden={!isShown}>
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
