import styles from './numbers.module.css';
import { numberTexts } from './number.texts';

/** The size of the picture in its own units: it is as wide as its card. */
const [width, height] = [240, 56];
const gap = 4;

interface WeekBarsProps {
  readonly label: string;
  /** One number for each week, oldest first. */
  readonly counts: readonly number[];
  /** The weeks in words, as long as `counts`. */
  readonly names: readonly string[];
}

/** A bar for each week, as high as its number among them. The last week, which is not over, is an outline. */
export function WeekBars({ label, counts, names }: WeekBarsProps) {
  const most = Math.max(...counts, 1);
  const step = width / counts.length;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={numberTexts.picture(label, Math.max(...counts))}
        className={styles.bars}
      >
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
        {counts.map((count, place) => {
          const tall = (count / most) * (height - 4);
          return (
            <g key={names[place]} data-open={place === counts.length - 1 || undefined}>
              <title>{`${names[place] ?? ''}: ${count}`}</title>
              {/* The whole column shows its title, also where the bar is low. */}
              <rect className={styles.column} x={place * step} y="0" width={step} height={height} />
              <rect
                x={place * step + gap / 2}
                y={height - 1 - tall}
                width={step - gap}
                height={tall}
              />
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>{numberTexts.weeksAgo(counts.length - 1)}</span>
        <span>{numberTexts.most(Math.max(...counts))}</span>
        <span>{numberTexts.thisWeek}</span>
      </figcaption>
    </figure>
  );
}
