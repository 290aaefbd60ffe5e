/** @jest-environment node */
import { makeTestimonyTemplate } from './server';

it('offers the list of testimonies with a place for everything that is told', () => {
  const { waiting, none, list, item, earlier, newest, anonymous, locale } = makeTestimonyTemplate();
  expect(waiting).toMatch(/^<section [^>]*aria-busy="true"[^]*<p>Loading...<\/p><\/section>$/);
  expect(none).toMatch(/^<section [^>]*aria-busy="false"[^]*<p>Yours could be the first.<\/p>/);
  expect(list).toMatch(
    /^<section [^>]*aria-busy="false"[^]*h2>\{newest\}<ul[^>]*>\{items\}<\/ul>\{earlier\}<p role="status"/,
  );
  expect(item).toMatch(
    /^<li><blockquote[^>]*>\{message\}<\/blockquote><p[^>]*>\{fullName\}<!-- -->/,
  );
  expect(item).toContain('<time dateTime="{createdAt}">{day}</time>');
  expect(earlier).toMatch(/^<p[^>]*><a [^>]*href="\/forms\/testimonies\?before=\{before\}"/);
  expect(newest).toMatch(/^<p[^>]*><a href="\/forms\/testimonies">/);
  expect(anonymous).toBe('Anonymous');
  expect(locale).toBe('en-GB');
});
