import { useState } from 'react';
import type { MouseEvent } from 'react';
import { galleryPictures } from '../../content/pictures/gallery-pictures';
import { SitePage } from '../../page/site-page';
import { Picture } from '../../picture/picture';
import { galleryTexts as texts } from './gallery.texts';
import styles from './gallery-page.module.css';
import { Lightbox } from './lightbox';

const path = '/downloads/gallery';

/** How many pieces stand side by side on a phone, in sight before the visitor scrolls. */
const firstRow = 2;

/** The 36 captioned pieces (SPEC 2.5). Each is a link to its picture; with a script it opens in a lightbox. */
export function Component() {
  const [open, setOpen] = useState<number>();
  const enlarge = (event: MouseEvent, index: number) => {
    // A click that asks for a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <SitePage texts={texts} path={path}>
      <ul className={styles.grid}>
        {galleryPictures.map((picture, index) => (
          <li key={picture.src}>
            <figure>
              <a
                href={`${picture.src}-${picture.widths.at(-1)}.webp`}
                aria-label={texts.enlarge(picture.caption)}
                onClick={(event) => enlarge(event, index)}
              >
                <Picture
                  picture={picture}
                  alt={picture.alt}
                  sizes="(min-width: 62rem) 17rem, (min-width: 40rem) 30vw, 46vw"
                  eager={index < firstRow}
                />
              </a>
              <figcaption>{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox
          pictures={galleryPictures}
          current={open}
          show={setOpen}
          close={() => setOpen(undefined)}
        />
      )}
    </SitePage>
  );
}
