import styles from './charts.module.css';

/** The size of the picture in its own units: it is as wide as its card. */
const [width, height] = [240, 56];
const gap = 4;

interface Bar {
  readonly name: string;
  /** Not below 0. */
  readonly value: number;
  /** The value in words. */
  readonly words: string;
}

interface BarChartProps {
  /** Oldest first. */
  readonly bars: readonly Bar[];
  /** What the picture shows, for screen readers; absent where a table beside it says the same to them. */
  readonly label?: string;
  /** The words below its start, its middle and its end. */
  readonly ends: readonly [start: string, middle: string, end: string];
  /** Whether the time of the last bar is not over, so that it is an outline. */
  readonly isOpen?: boolean;
}

/** A bar for each time, as high as its value among them. */
export function BarChart({ bars, label, ends, isOpen = false }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value));
  const step = width / bars.length;
  // Many bars are narrow, but never without a width.
  const space = Math.min(gap, step / 4);
  return (
    <figure className={styles.figure} aria-hidden={label === undefined || undefined}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        className={styles.bars}
      >
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
        {bars.map(({ name, value, words }, place) => {
          const tall = most === 0 ? 0 : (value / most) * (height - 4);
          return (
            <g key={name} data-open={(isOpen && place === bars.length - 1) || undefined}>
              <title>{`${name}: ${words}`}</title>
              {/* The whole column shows its title, also where the bar is low. */}
              <rect className={styles.column} x={place * step} y="0" width={step} height={height} />
              <rect
                x={place * step + space / 2}
                y={height - 1 - tall}
                width={step - space}
                height={tall}
              />
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.ends} aria-hidden="true">
        {ends.map((words, place) => (
          <span key={place === 0 ? 'start' : place}>{words}</span>
        ))}
      </figcaption>
    </figure>
  );
}
