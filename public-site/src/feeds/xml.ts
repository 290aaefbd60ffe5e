type Attributes = Readonly<Record<string, string | number>>;

/** Characters that XML 1.0 does not allow, not even as entities; unpaired surrogates are another case. */
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

/** Serializes an element with text content. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `${open(name, attributes)}>${escapeXml(text)}</${name}>`;

/** Serializes an element with child elements or none. */
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
