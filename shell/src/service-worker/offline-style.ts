import { nightTokens, tokens } from 'shared-ui/theme/tokens';

/** The colours of the page, by day and by night as in shared-ui/theme/tokens.css. */
const names = ['paper', 'ink', 'indigo', 'accent', 'accentStrong', 'onAccent'] as const;
const writeColors = (color: Readonly<Record<(typeof names)[number], string>>): string =>
  names.map((name) => `--${name}: ${color[name]};`).join(' ');
const night = `color-scheme: dark; ${writeColors(nightTokens.color)}`;

/** The site's look in a page that may load nothing: its colours, and the fonts that every device has. */
export const offlineStyle = `
:root { color-scheme: light; ${writeColors(tokens.color)} }
@media (prefers-color-scheme: dark) { :root:not([data-scheme=light]) { ${night} } }
:root[data-scheme=dark] { ${night} }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: clamp(2rem, 12vh, 7rem) 1.5rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { margin: 0 0 1rem; font-size: clamp(1.9rem, 1.6rem + 1.3vw, 2.6rem); }
h2 { margin: 2rem 0 0.5rem; font-size: 1.5rem; }
p:first-child { margin: 0 0 0.5rem; color: var(--accent); font-weight: 600; }
a { color: var(--indigo); }
a:focus-visible { outline: 3px solid var(--indigo); outline-offset: 3px; border-radius: 3px; }
.again { display: inline-block; padding: 0.7rem 1.6rem; border-radius: 6px; background: var(--accent); color: var(--onAccent); font-weight: 600; text-decoration: none; }
.again:hover { background: var(--accentStrong); }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-block; padding: 0.35rem 0; }
`;
