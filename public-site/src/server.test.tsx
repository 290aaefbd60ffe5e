/** @jest-environment node */
import { makeTestimonyTemplate } from './server';

it('offers the list of testimonies with a place for everything that is told', () => {
  const { waiting, none, list, item, locale } = makeTestimonyTemplate();
  expect(waiting).toMatch(/^<section [^>]*aria-busy="true"[^]*<p>Loading...<\/p><\/section>$/);
  expect(none).toMatch(/^<section [^>]*aria-busy="false"[^]*<p>Yours could be the first.<\/p>/);
  expect(list).toMatch(/^<section [^>]*aria-busy="false"[^]*<ul[^>]*>\{items\}<\/ul><\/section>$/);
  expect(item).toMatch(
    /^<li><blockquote[^>]*>\{message\}<\/blockquote><p[^>]*>\{fullName\}<!-- -->/,
  );
  expect(item).toContain('<time dateTime="{createdAt}">{day}</time>');
  expect(locale).toBe('en-GB');
});
