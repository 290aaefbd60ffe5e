import { getEditions } from './editions';

jest.mock('./language.texts', () => ({ language: 'de' }));

it("gives the edition in the page's language first, and says of the others what they are in", () => {
  expect(getEditions({ en: '/form.pdf', de: '/form-de.pdf' })).toEqual([
    { code: 'de', href: '/form-de.pdf', hrefLang: undefined },
    { code: 'en', href: '/form.pdf', hrefLang: 'en' },
  ]);
});

it('gives all in their order, and names the language of each, where none is in that of the page', () => {
  const editions = getEditions({ en: '/form.pdf', fr: '/form-fr.pdf' });
  expect(editions.map(({ hrefLang }) => hrefLang)).toEqual(['en', 'fr']);
});
