import { useEffect, useRef } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';
import type { LocalEntry } from 'contract/content-entry';
import type { Picture as ShownPicture } from '../../content/pictures/picture';
import { Picture } from '../../picture/picture';
import { galleryTexts as texts } from './gallery.texts';
import styles from './lightbox.module.css';

export interface CaptionedPicture extends Omit<LocalEntry<'gallery'>, 'picture'> {
  readonly picture: ShownPicture;
}

interface LightboxProps {
  readonly pictures: readonly CaptionedPicture[];
  readonly current: number;
  readonly show: (index: number) => void;
  readonly close: () => void;
}

/** A picture across the whole viewport. Keys, buttons and swipes change it; Escape and a click beside it close it. */
export function Lightbox({ pictures, current, show, close }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The dialog restores the focus when it is closed.
    dialog.current?.showModal();
  }, []);

  const turn = (by: number) => show((current + by + pictures.length) % pictures.length);
  const swipe = useSwipe(turn);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const shown = pictures[current];
  if (!shown) return null;
  const { id, caption, language, picture } = shown;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and swipes turn the pictures; buttons do so too
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={caption}
      onClose={close}
      onKeyDown={turnByKey}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <figure key={id} className={styles.figure} {...swipe}>
        <Picture picture={picture} alt={picture.alt} sizes="90vw" />
        <figcaption aria-live="polite">
          <span lang={language}>{caption}</span>
          <span className={styles.position}>{texts.position(current + 1, pictures.length)}</span>
        </figcaption>
      </figure>
      <button
        type="button"
        className={styles.close}
        aria-label={texts.close}
        onClick={() => dialog.current?.close()}
      />
      <button
        type="button"
        className={styles.previous}
        aria-label={texts.previous}
        onClick={() => turn(-1)}
      />
      <button
        type="button"
        className={styles.next}
        aria-label={texts.next}
        onClick={() => turn(1)}
      />
    </dialog>
  );
}

/** Horizontal distance of a swipe, in pixels. */
const minDistance = 48;
/** Touch listeners that call `turn` with 1 for a swipe to the left and -1 for one to the right. */
function useSwipe(turn: (by: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, second] = [touches[0], touches[1]];
      // Two fingers zoom.
      start.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const along = Math.abs(touch.clientY - start.current.y);
      if (Math.abs(across) >= minDistance && Math.abs(across) > along) turn(across < 0 ? 1 : -1);
    },
  };
}
