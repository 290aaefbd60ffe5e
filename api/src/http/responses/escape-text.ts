const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text for an element of HTML or for an attribute in quotation marks. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
