import styles from './hero.module.css';

interface SlideshowControlsProps {
  readonly current: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
  readonly labels: { readonly pause: string; readonly play: string; readonly show: string };
}

/** Pause and play (WCAG 2.2.2), and a pane for each slide. */
export function SlideshowControls({ labels, count, ...slideshow }: SlideshowControlsProps) {
  const { current, isPlaying, show, toggle } = slideshow;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.toggle}
        data-playing={isPlaying}
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={toggle}
      />
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.pane}
          aria-label={labels.show
            .replace('{n}', String(index + 1))
            .replace('{count}', String(count))}
          aria-current={index === current}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}
