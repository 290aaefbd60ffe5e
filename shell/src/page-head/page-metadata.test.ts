import { replaceMetadata, writeCanonicalLink } from './page-metadata';

const origin = 'https://church.example';

const noindex = '<meta name="robots" content="noindex" data-fact>';
const canonical = (path: string) =>
  `<link rel="canonical" href="https://church.example${path}" data-fact>`;

it.each([
  ['/', canonical('/')],
  ['/help/contact', canonical('/help/contact')],
  ['/help/contact/', canonical('/help/contact')],
  ['/join-us/login', canonical('/join-us/login')],
  ['/help/contact/sent', noindex],
  ['/help/contact/not-sent', noindex],
  ['/profile/65f0', noindex],
  ['/reset-password/abc', noindex],
  ['/confirm-email/abc', noindex],
  ['/admin/dashboard', noindex],
  ['/no/such/page', noindex],
])('tells of %s under which address it is known, if any', (pathname, tag) => {
  expect(writeCanonicalLink(pathname, origin)).toBe(tag);
});

it('takes away what was said of the page before, wherever it stood', () => {
  document.documentElement.dataset['origin'] = origin;
  document.head.innerHTML = `<title>Pledge</title><meta property="og:title" content="Pledge" data-fact>`;
  document.body.innerHTML = '<script type="application/ld+json" data-fact>{}</script>';
  replaceMetadata('/help/contact');
  expect(document.head.innerHTML).toBe(
    '<title>Pledge</title><link rel="canonical" href="https://church.example/help/contact" data-fact="">',
  );
  expect(document.body).toBeEmptyDOMElement();
  replaceMetadata('/profile/65f0');
  expect(document.head.innerHTML).toBe(
    '<title>Pledge</title><meta name="robots" content="noindex" data-fact="">',
  );
});
