import { useState } from 'react';
import type { MouseEvent } from 'react';
import { getEntries } from '../../shown-content/page-content';
import { findPicture } from '../../shown-content/find-picture';
import { galleryPictures } from '../../content/pictures/gallery-pictures';
import { getPictureAddress } from '../../content/pictures/picture';
import { SitePage } from '../../page/site-page';
import { Picture } from '../../picture/picture';
import { galleryTexts as texts } from './gallery.texts';
import styles from './gallery-page.module.css';
import { Lightbox } from './lightbox';
import type { CaptionedPicture } from './lightbox';

const path = '/downloads/gallery';

/** Pictures in the first row on a phone, which are visible before scrolling. */
const firstRow = 2;

const readPictures = (): readonly CaptionedPicture[] =>
  getEntries('gallery').flatMap(({ picture: name, ...words }) => {
    const picture = findPicture(name, galleryPictures);
    return picture ? [{ ...words, picture }] : [];
  });

/** The starter gallery has a text of its own, which names the number of its pictures. */
const isAsItCame = (pictures: readonly CaptionedPicture[]) =>
  pictures.length === Object.keys(galleryPictures).length &&
  pictures.every(({ picture }) => !picture.focalPoint);

/** The pictures with captions (requirements 2.5). Each links to its file; with JavaScript it opens in a lightbox. */
export function Component() {
  const [open, setOpen] = useState<number>();
  const pictures = readPictures();
  const enlarge = (event: MouseEvent, index: number) => {
    // Keeps the browser's behaviour for clicks that open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <SitePage
      texts={{ title: texts.title, ...(isAsItCame(pictures) ? texts.windows : texts.pictures) }}
      path={path}
    >
      <ul className={styles.grid}>
        {pictures.map(({ id, caption, language, picture }, index) => (
          <li key={id}>
            <figure>
              <a
                href={getPictureAddress(picture, picture.widths.at(-1), 'webp')}
                aria-label={texts.enlarge(caption)}
                onClick={(event) => enlarge(event, index)}
              >
                <Picture
                  picture={picture}
                  alt={picture.alt}
                  sizes="(min-width: 62rem) 17rem, (min-width: 40rem) 30vw, 46vw"
                  eager={index < firstRow}
                />
              </a>
              <figcaption lang={language}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox
          pictures={pictures}
          current={open}
          show={setOpen}
          close={() => setOpen(undefined)}
        />
      )}
    </SitePage>
  );
}
