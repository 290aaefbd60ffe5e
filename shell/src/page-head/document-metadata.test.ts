import { church } from 'contract/church';
import { languageCodes, pathIn } from 'contract/languages';
import { writePageTitle } from 'contract/page-title';
import { writeDocumentMetadata } from './document-metadata';

const origin = 'https://church.example';
const remotes = {
  'public-site': {
    describePage: (path: string, site: string) => [
      { '@type': 'Thing', url: site + path, name: '</script>' },
    ],
    previewPicture: { src: '/p.jpg', width: 12, height: 6, alt: 'A dove' },
  },
};
const words = { title: writePageTitle('Contact "us"'), description: 'Write to <us>.' };

function read(path: string) {
  const facts = writeDocumentMetadata(words, { path, origin, remotes });
  const { head } = new DOMParser().parseFromString(facts, 'text/html');
  const things = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  return { head, things };
}

it('tells how a link to the page looks where it is shared', () => {
  const preview = [...read('/help/contact').head.querySelectorAll('meta[property]')].map((meta) => [
    meta.getAttribute('property'),
    meta.getAttribute('content'),
  ]);
  expect(preview).toEqual([
    ['og:title', 'Contact "us"'],
    ['og:description', 'Write to <us>.'],
    ['og:type', 'website'],
    ['og:url', 'https://church.example/help/contact'],
    ['og:site_name', church.name],
    ['og:locale', 'en_GB'],
    ['og:image', 'https://church.example/p.jpg'],
    ['og:image:width', '12'],
    ['og:image:height', '6'],
    ['og:image:alt', 'A dove'],
  ]);
});

it('names the same page in every language, and which is for readers of none of them', () => {
  const links = [...read('/help/contact').head.querySelectorAll('link[rel=alternate]')];
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ...languageCodes.map((code) => [
      code,
      `https://church.example${pathIn(code, '/help/contact')}`,
    ]),
    ['x-default', 'https://church.example/help/contact'],
  ]);
  expect(read('/profile/1').head.querySelector('link[rel=alternate]')).toBeNull();
});

it('tells what is on the page and where the page lies, and lets no text end its element', () => {
  expect(read('/help/contact').things).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'Thing',
      url: 'https://church.example/help/contact',
      name: '</script>',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Help' }, { name: 'Contact' }],
    },
  ]);
});

it('shares a page of another remote with the same picture', () => {
  const { head, things } = read('/join-us/login');
  expect(head.querySelector('meta[property="og:image"]')).not.toBeNull();
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
});

it.each(['/help/contact/sent', '/login', '/profile/65f0', '/404'])(
  'says of %s only that it is not for search engines',
  (path) => {
    const { head } = read(path);
    expect(head.innerHTML).toBe('<meta name="robots" content="noindex" data-fact="">');
  },
);

it('marks everything, so that the next page can take its place', () => {
  const { head } = read('/help/contact');
  expect([...head.children].filter((fact) => !fact.hasAttribute('data-fact'))).toEqual([]);
});
