/** Structured data of schema.org. `<` is escaped, so that no text can end the element. */
export const JsonLd = ({ thing }: { readonly thing: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll(
        '<',
        '\\u003c',
      ),
    }}
  />
);
