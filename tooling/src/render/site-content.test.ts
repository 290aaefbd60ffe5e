import { emptySnapshot } from 'contract/content-entry';
import type { ContentSnapshot, LocalContent } from 'contract/content-entry';
import { pageKindNames } from 'contract/content-kinds';
import { toRichText } from 'contract/rich-text';
import { getLocalContent, fillIn, layOutContent, mergeStarters } from './site-content';

const none = getLocalContent(emptySnapshot, 'en');
const praise = {
  id: 'praise',
  start: '2025-10-25T09:00',
  end: '2025-10-25T16:00',
  page: '/more/praise',
  registration: 'open',
} as const;
const english: LocalContent = {
  ...none,
  programs: [{ ...praise, name: 'Praise', summary: 'Sing.', place: 'Innsbruck, Austria' }],
};
const german: LocalContent = {
  ...none,
  programs: [{ ...praise, name: 'Praise', summary: 'Singt.', place: 'Innsbruck, Österreich' }],
};

const merged: ContentSnapshot = mergeStarters({ en: english, de: german });

it('makes one snapshot of what both builds came with', () => {
  expect(merged.programs).toEqual([
    {
      id: 'praise',
      values: {
        name: { en: 'Praise', de: 'Praise' },
        summary: { en: 'Sing.', de: 'Singt.' },
        start: '2025-10-25T09:00',
        end: '2025-10-25T16:00',
        place: { en: 'Innsbruck, Austria', de: 'Innsbruck, Österreich' },
        page: '/more/praise',
        registration: 'open',
      },
      shownInEnglish: [],
    },
  ]);
  expect(merged.messages).toEqual([]);
});

it('takes English words where a release does not speak the language', () => {
  const [program] = mergeStarters({ en: english }).programs;
  expect(program?.values['summary']).toEqual({ en: 'Sing.', de: 'Sing.' });
});

it('shows each language its own words, and German pages what the form sends', () => {
  expect(getLocalContent(merged, 'en')).toEqual(english);
  expect(getLocalContent(merged, 'de').programs).toEqual([
    { ...german.programs[0], englishTitle: 'Praise' },
  ]);
});

it('says of an entry that is shown in English that it is', () => {
  const programs = merged.programs.map((entry) => ({ ...entry, shownInEnglish: ['de'] as const }));
  expect(getLocalContent({ ...merged, programs }, 'de').programs).toMatchObject([
    { summary: 'Sing.', language: 'en', englishTitle: 'Praise' },
  ]);
});

const messages = ['c', 'b', 'a'].map((id) => ({ id, values: {}, shownInEnglish: [] }));
const snapshot = { ...emptySnapshot, messages };
const home = { file: 'home', kinds: { messages: 2 } };
const idsIn = (text: string | undefined) =>
  (JSON.parse(text ?? '{}') as LocalContent).messages.map(({ id }) => id);

it('lays out a file for each page and kind, in each language', () => {
  const { files } = layOutContent(snapshot, [home]);
  const paths = ['home', 'articles', ...pageKindNames].flatMap((name) => [
    `de/${name}.json`,
    `${name}.json`,
  ]);
  expect([...files.keys()].sort()).toEqual(paths.sort());
  expect(idsIn(files.get('home.json'))).toEqual(['c', 'b']);
  expect(idsIn(files.get('de/messages.json'))).toEqual(['c', 'b', 'a']);
});

it('fills in what pages cannot do without and nobody has published yet, and nothing else', () => {
  const giving = [{ id: 'giving', values: { iban: 'AT61' }, shownInEnglish: [] }];
  const starter = { ...emptySnapshot, messages, giving };
  expect(fillIn(emptySnapshot, starter)).toEqual({ ...emptySnapshot, giving });
  const published = { ...emptySnapshot, giving: [{ ...messages[0], id: 'giving' }] };
  expect(fillIn(published as ContentSnapshot, starter)).toEqual(published);
});

it('puts into a file that two releases know by one name what each of them needs', () => {
  const canary = { file: 'home', kinds: { messages: 1, ministers: Infinity } };
  const { files } = layOutContent(snapshot, [canary, home]);
  expect(JSON.parse(files.get('home.json') ?? '')).toMatchObject({ ministers: [] });
  expect(idsIn(files.get('home.json'))).toEqual(['c', 'b']);
});

it('names a version by all that is in its files', () => {
  const { version } = layOutContent(snapshot, [home]);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(layOutContent(snapshot, [home]).version).toBe(version);
  expect(layOutContent(emptySnapshot, [home]).version).not.toBe(version);
  expect(layOutContent(snapshot, []).version).not.toBe(version);
});

const post = (id: string, slug: string, text: string, formerSlugs: readonly string[] = []) => ({
  id,
  values: {
    title: { en: `Title ${id}`, de: `Titel ${id}` },
    excerpt: { en: 'Excerpt', de: 'Auszug' },
    author: { en: 'Choir', de: 'Chor' },
    date: '2026-03-01',
    picture: 'night-of-worship',
    slug,
    body: { en: toRichText(text), de: toRichText(`${text} auf Deutsch`) },
  },
  shownInEnglish: [],
  formerSlugs,
});

it('lays out each page of an entry by itself, and its text nowhere else', () => {
  const posts = [post('one', 'first', 'Word one'), post('two', 'second', 'Word two', ['before'])];
  const { files } = layOutContent({ ...emptySnapshot, posts }, [
    { file: 'blog', kinds: { posts: Infinity } },
  ]);
  const holding = (text: string) => [...files].filter(([, one]) => one.includes(text));
  expect(holding('Word one').map(([name]) => name)).toEqual([
    'posts/first.json',
    'de/posts/first.json',
  ]);
  expect(JSON.parse(files.get('de/posts/second.json') ?? '')).toEqual({
    kind: 'posts',
    id: 'two',
    title: 'Titel two',
    excerpt: 'Auszug',
    author: 'Chor',
    date: '2026-03-01',
    picture: 'night-of-worship',
    path: '/more/blog/second',
    body: toRichText('Word two auf Deutsch'),
  });
  const index = { articles: ['first', 'second'], moved: { before: 'second' } };
  expect(JSON.parse(files.get('articles.json') ?? '')).toEqual(index);
  expect(JSON.parse(files.get('blog.json') ?? '')).toMatchObject({
    posts: [{ id: 'one', path: '/more/blog/first' }, { id: 'two' }],
  });
});

it('gives the page of an entry the files that it shows in its language, and no other page', () => {
  const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
  const facts = { kind: 'picture', width: 640, height: 480, widths: [320, 640] } as const;
  const point = { x: 0.5, y: 0.5 };
  const file = { ...facts, focalPoint: point, alt: { en: 'The choir', de: 'Der Chor' } };
  const one = post('one', 'first', 'Word one');
  const body = JSON.stringify({
    type: 'doc',
    content: [{ type: 'picture', attrs: { media: id } }, ...wordsOf('Gnade')],
  });
  const posts = [{ ...one, values: { ...one.values, body: { en: body, de: body } } }];
  const { files } = layOutContent({ ...emptySnapshot, posts, media: { [id]: file } }, [
    { file: 'blog', kinds: { posts: Infinity } },
  ]);
  const holding = [...files].filter(([, text]) => text.includes(id)).map(([name]) => name);
  expect(holding).toEqual(['posts/first.json', 'de/posts/first.json']);
  expect(JSON.parse(files.get('de/posts/first.json') ?? '')).toMatchObject({
    media: { [id]: { ...facts, alt: 'Der Chor' } },
  });
});

it('gives a page the files of the entries that it lists, and none of others', () => {
  const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
  const facts = { kind: 'picture', width: 640, height: 480, widths: [320, 640] } as const;
  const file = { ...facts, focalPoint: { x: 0, y: 1 }, alt: { en: 'The choir', de: 'Der Chor' } };
  const entry = (name: string, picture: string) => ({
    id: name,
    values: { caption: { en: 'Choir', de: 'Chor' }, picture },
    shownInEnglish: [],
  });
  const gallery = [entry('one', 'dove'), entry('two', id)];
  const { files } = layOutContent({ ...emptySnapshot, gallery, media: { [id]: file } }, [
    { file: 'first', kinds: { gallery: 1 } },
    { file: 'all', kinds: { gallery: Infinity } },
  ]);
  const mediaIn = (name: string) =>
    (JSON.parse(files.get(name) ?? '{}') as { readonly media?: object }).media;
  expect(mediaIn('de/all.json')).toEqual({ [id]: { ...file, alt: 'Der Chor' } });
  expect(mediaIn('first.json')).toBeUndefined();
});

const wordsOf = (text: string) =>
  (JSON.parse(toRichText(text)) as { readonly content: readonly object[] }).content;
