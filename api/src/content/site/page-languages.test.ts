import { PageLanguages } from './page-languages';

it.each([
  ['/', 'sets/1/pages/index.html', 'sets/1/pages/de/index.html'],
  [
    '/help/contact',
    'sets/1/pages/help/contact/index.html',
    'sets/1/pages/de/help/contact/index.html',
  ],
])('finds %s in each language', (path, english, german) => {
  const page = new PageLanguages(path);
  expect(page.find(english)).toEqual({ language: 'en', set: 'sets/1' });
  expect(page.find(german)).toEqual({ language: 'de', set: 'sets/1' });
  expect(page.find('sets/1/pages/more/index.html')).toBeUndefined();
  expect(page.find('files/favicon.ico')).toBeUndefined();
});
