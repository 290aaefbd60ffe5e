/**
 * The single source of the product's design: stained glass over the Alps. Warm paper, deep indigo ink, one accent of
 * amber glass, dark lead lines. `tokens.css` is generated from here (`pnpm --filter shared-ui tokens`); the admin
 * console's MUI theme uses the same values.
 */
export const tokens = {
  color: {
    paper: '#faf5ea',
    surface: '#fffdf7',
    surfaceSunken: '#f1e8d7',
    ink: '#1d2040',
    inkSoft: '#4a4d6d',
    indigo: '#2a2f74',
    /** Text on `indigo`. */
    onIndigo: '#f8f2e4',
    night: '#14173a',
    onInk: '#f8f2e4',
    onInkSoft: '#c9c6dc',
    /** The accent for text and fine lines. Filled areas use `glassGold`, with `onGlass` on them. */
    accent: '#8a4c08',
    accentStrong: '#6b3903',
    accentPale: '#faeac8',
    onAccent: '#fffdf7',
    lead: '#2b2c38',
    line: '#d9cdb8',
    control: '#867c69',
    success: '#1d6547',
    successPale: '#e3f0e4',
    error: '#a01c33',
    errorPale: '#fbe7e3',
    info: '#24518a',
    infoPale: '#e4ecf5',
    focus: '#2a2f74',
    glassGold: '#e3a233',
    glassAmber: '#f2bd5a',
    glassRuby: '#b3263e',
    glassMeadow: '#2f8a5f',
    glassSky: '#3b7cc4',
    glassViolet: '#6a4aa5',
    glassIndigo: '#2a2f74',
    /** Text on gold and amber, which are as bright at night. */
    onGlass: '#1d2040',
    /** The highlight of a glass pane. */
    gleam: 'rgb(255 255 255 / 0.34)',
    /** The backdrop of a dialog. */
    scrim: 'rgb(20 23 58 / 0.45)',
  },
  font: {
    display:
      "'Cormorant Variable', 'Cormorant Fallback', 'Cormorant Fallback Noto', Georgia, serif",
    text: "'Source Sans 3 Variable', 'Source Sans Fallback', 'Source Sans Fallback Roboto', system-ui, sans-serif",
  },
  /** Type scale. The larger steps grow with the viewport; zoom still enlarges them. */
  text: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1.0625rem',
    l: 'clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem)',
    xl: 'clamp(1.5rem, 1.38rem + 0.5vw, 1.75rem)',
    '2xl': 'clamp(1.9rem, 1.6rem + 1.3vw, 2.6rem)',
    '3xl': 'clamp(2.5rem, 1.95rem + 2.4vw, 3.9rem)',
    '4xl': 'clamp(2.9rem, 1.9rem + 4.4vw, 5.6rem)',
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4.5rem',
    9: '7rem',
  },
  radius: { s: '3px', m: '6px', arch: '999px 999px 4px 4px' },
  shadow: {
    m: '0 1px 2px rgb(29 32 64 / 0.07), 0 6px 18px -8px rgb(29 32 64 / 0.18)',
    l: '0 2px 4px rgb(29 32 64 / 0.08), 0 18px 40px -16px rgb(29 32 64 / 0.32)',
  },
  motion: { quick: '140ms ease-out', calm: '420ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
  page: { width: '72rem', reading: '40rem', gutter: 'clamp(1.125rem, 4vw, 3rem)' },
  header: { height: '4.5rem' },
} as const;

/**
 * The colours at night: deep blue background, warm text, lighter lead lines so that they stay visible. Glass does not
 * change.
 */
export const nightTokens = {
  color: {
    paper: '#12152f',
    surface: '#1b1f42',
    surfaceSunken: '#0d1025',
    ink: '#f3ecdd',
    inkSoft: '#bdbcd6',
    indigo: '#b4bcfb',
    onIndigo: '#12152f',
    night: '#090b1c',
    accent: '#f2bd5a',
    accentStrong: '#f8d48c',
    accentPale: '#3b3020',
    onAccent: '#12152f',
    lead: '#5c608a',
    line: '#353a63',
    control: '#868bb8',
    success: '#86d6ab',
    successPale: '#13342c',
    error: '#ff9fa8',
    errorPale: '#451a2b',
    info: '#a3cbff',
    infoPale: '#17305a',
    focus: '#b4bcfb',
    scrim: 'rgb(0 0 0 / 0.6)',
  },
  shadow: {
    m: '0 1px 2px rgb(0 0 0 / 0.3), 0 6px 18px -8px rgb(0 0 0 / 0.6)',
    l: '0 2px 4px rgb(0 0 0 / 0.3), 0 18px 40px -16px rgb(0 0 0 / 0.8)',
  },
} as const satisfies NightTokens;

type NightTokens = {
  readonly [Group in 'color' | 'shadow']: Partial<Record<keyof (typeof tokens)[Group], string>>;
};
