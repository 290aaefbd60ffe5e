/**
 * The site's look in a page that may load nothing: the colours are those of shared-ui/theme/tokens.css, the
 * fonts what every device has.
 */
export const offlineStyle = `
:root { color-scheme: light; }
body { margin: 0; background: #faf5ea; color: #1d2040; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: clamp(2rem, 12vh, 7rem) 1.5rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { margin: 0 0 1rem; font-size: clamp(1.9rem, 1.6rem + 1.3vw, 2.6rem); }
h2 { margin: 2rem 0 0.5rem; font-size: 1.5rem; }
p:first-child { margin: 0 0 0.5rem; color: #8a4c08; font-weight: 600; }
a { color: #2a2f74; }
a:focus-visible { outline: 3px solid #2a2f74; outline-offset: 3px; border-radius: 3px; }
.again { display: inline-block; padding: 0.7rem 1.6rem; border-radius: 6px; background: #8a4c08; color: #fffdf7; font-weight: 600; text-decoration: none; }
.again:hover { background: #6b3903; }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-block; padding: 0.35rem 0; }
`;
