import styles from './member-page.module.css';

/** The sun over the ridges above the town, in panes between dark leads. Nothing to read: wide screens have room for it. */
export const GlassWindow = () => (
  <svg className={styles.window} viewBox="0 0 200 320" aria-hidden="true">
    <clipPath id="member-window">
      <path d={outline} />
    </clipPath>
    <g clipPath="url(#member-window)" stroke="var(--color-lead)" strokeWidth="3">
      {panes.map(([fill, shape]) => (
        <path key={shape} fill={`var(--color-${fill})`} d={shape} />
      ))}
      <circle cx="100" cy="120" r="30" fill="var(--color-glass-amber)" />
    </g>
    <path d={outline} fill="none" stroke="var(--color-lead)" strokeWidth="8" />
  </svg>
);

const outline = 'M100 6C40 40 8 80 8 140v172h184V140C192 80 160 40 100 6Z';

/** From the back to the front: rays of the sky, far ridge, near ridge, meadow, river. */
const panes = [
  ['glass-violet', 'M100 120 0 120 0 20Z'],
  ['glass-sky', 'M100 120 0 20 60 0Z'],
  ['glass-gold', 'M100 120 60 0 100 0Z'],
  ['glass-amber', 'M100 120 100 0 140 0Z'],
  ['glass-sky', 'M100 120 140 0 200 20Z'],
  ['glass-violet', 'M100 120 200 20 200 120Z'],
  ['glass-ruby', 'M100 120 0 120 0 190 40 190Z'],
  ['glass-gold', 'M100 120 40 190 100 200Z'],
  ['glass-amber', 'M100 120 100 200 160 190Z'],
  ['glass-ruby', 'M100 120 160 190 200 190 200 120Z'],
  ['on-ink-soft', 'M0 196 34 158 62 186 92 150 100 166 100 240 0 240Z'],
  ['surface-sunken', 'M100 166 128 182 164 148 200 192 200 240 100 240Z'],
  ['indigo', 'M0 226 46 190 84 228 60 262 0 262Z'],
  ['night', 'M84 228 128 198 168 232 200 208 200 262 60 262Z'],
  ['glass-meadow', 'M0 262 70 250 92 320 0 320Z'],
  ['glass-sky', 'M70 250 118 256 150 320 92 320Z'],
  ['glass-meadow', 'M118 256 200 244 200 320 150 320Z'],
] as const;
