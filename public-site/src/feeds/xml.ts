type Attributes = Readonly<Record<string, string | number>>;

/** What XML 1.0 has no place for, beside halves of characters: no escape of it is allowed either. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeXml = (text: string): string =>
  text
    .replace(forbidden, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const open = (name: string, attributes: Attributes) =>
  [
    `<${name}`,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(String(value))}"`),
  ].join(' ');

/** An element with a text in it. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `${open(name, attributes)}>${escapeXml(text)}</${name}>`;

/** An element with elements in it, or none. */
export const element = (
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string =>
  children.length > 0
    ? `${open(name, attributes)}>\n${children.join('\n')}\n</${name}>`
    : `${open(name, attributes)}/>`;

export const writeXml = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
