import { homeTexts } from '../home.texts';
import styles from './hero.module.css';

interface SlideshowControlsProps {
  readonly current: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
}

const { slideshow: texts } = homeTexts;

/** Pause and play (WCAG 2.2.2), and a button for each slide. */
export function SlideshowControls({ count, ...slideshow }: SlideshowControlsProps) {
  const { current, isPlaying, show, toggle } = slideshow;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.toggle}
        data-playing={isPlaying}
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={toggle}
      />
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.pane}
          aria-label={texts.show(index + 1, count)}
          aria-current={index === current}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}
