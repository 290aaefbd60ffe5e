import { emptySnapshot, findMissing } from './content-entry';
import { InvalidSnapshotError, readSnapshot, writeSnapshot } from './content-snapshot';
import { articlesIn } from './articles';
import { maxMediaFiles } from './media-files';
import { namedFiles } from './named-files';
import { toRichText } from './rich-text/rich-text';
import { inOneLanguage, readFiles, toShownFile } from './shown-files';
import type { ShownFile } from './shown-files';

const id = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const other = '1d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const choir = {
  kind: 'picture',
  width: 1600,
  height: 900,
  widths: [320, 1600],
  focalPoint: { x: 0.5, y: 0.25 },
  alt: { en: 'The choir', de: 'Der Chor' },
} as const satisfies ShownFile;
const talk = { kind: 'audio', file: 'talk.mp3', bytes: 9, seconds: 61.5, name: 'Talk' } as const;
const paper = { kind: 'document', file: 'paper.pdf', bytes: 9, name: 'Paper' } as const;

it('reads what it wrote, by the ids in their order and without what it does not know', () => {
  const files = readFiles({ [other]: { ...talk, later: 1 }, [id]: choir, later: paper });
  expect(JSON.stringify(files)).toBe(JSON.stringify({ [id]: choir, [other]: talk }));
  expect(readFiles({ [id]: paper })).toEqual({ [id]: paper });
  expect(readFiles(undefined)).toEqual({});
});

it.each([
  ['no kind', {}],
  ['another kind', { ...talk, kind: 'film' }],
  ['a file elsewhere', { ...talk, file: '../talk.mp3' }],
  ['a name that turns', { ...talk, name: 'a\u202eb' }],
  ['no length', { ...talk, seconds: null }],
  ['nothing in it', { ...talk, bytes: 0 }],
  ['half a byte', { ...paper, bytes: 0.5 }],
  ['no widths', { ...choir, widths: [] }],
  ['falling widths', { ...choir, widths: [640, 320] }],
  ['a width that is a word', { ...choir, widths: ['320'] }],
  ['no height', { ...choir, height: 0 }],
  ['a point outside', { ...choir, focalPoint: { x: 1.1, y: 0 } }],
  ['no point', { ...choir, focalPoint: undefined }],
  ['no English words', { ...choir, alt: { de: 'Der Chor' } }],
  ['words that are too long', { ...choir, alt: { en: 'x'.repeat(251) } }],
  ['nothing', null],
])('leaves out what has %s', (_what, file) => {
  expect(readFiles({ [id]: file, [other]: talk })).toEqual({ [other]: talk });
});

it('reads no more files than there can be, and nothing that is no map', () => {
  const many = Array.from({ length: maxMediaFiles + 1 }, (_, place) => [`a${place}`, talk]);
  for (const found of [Object.fromEntries(many), [], 'x', 1, null])
    expect(readFiles(found)).toBeUndefined();
  expect(() => readSnapshot(JSON.stringify({ media: [] }))).toThrow(InvalidSnapshotError);
});

it('takes of a file what pages need, and of a picture without its point nothing', () => {
  const kept = { revision: 3, addedAt: '2026-03-01T10:00:00.000Z', bytes: 9, name: 'choir.jpg' };
  expect(toShownFile({ ...choir, ...kept, id })).toEqual(choir);
  const { focalPoint: _point, ...unready } = choir;
  expect(toShownFile({ ...unready, ...kept, id })).toBeUndefined();
});

it('says what is seen in the page’s language, or in English', () => {
  expect(inOneLanguage(choir, 'de')).toEqual({ ...choir, alt: 'Der Chor' });
  expect(inOneLanguage({ ...choir, alt: { en: 'The choir' } }, 'de')).toMatchObject({
    alt: 'The choir',
  });
  expect(inOneLanguage(talk, 'de')).toBe(talk);
});

const picture = (media: string) => ({ type: 'picture', attrs: { media } });
const body = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const post = (en: string, de: string) => ({
  id: 'a',
  values: {
    ...{ title: { en: 'x', de: 'y' }, excerpt: { en: 'x', de: 'y' }, author: { en: 'x', de: 'y' } },
    ...{ date: '2026-03-01', picture: 'night-of-worship', slug: 'a-post', body: { en, de } },
  },
  shownInEnglish: [],
});

it('finds each picture of a rich text once, by its language, and none in words about one', () => {
  const words = toRichText(`{"type":"picture","attrs":{"media":"${other}"}}`);
  const entry = post(body(picture(id), picture(id)), words);
  expect(namedFiles('posts', entry)).toEqual([
    { id, field: 'body', language: 'en', media: 'picture' },
  ]);
});

it('keeps the files of a snapshot beside its entries, and gives a page those that it shows', () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Grace' }] };
  const entry = post(body(paragraph, picture(id)), toRichText('Gnade'));
  expect(findMissing('posts', entry)).toEqual([]);
  const media = { [other]: talk, [id]: choir };
  const text = writeSnapshot({ ...emptySnapshot, posts: [entry], media });
  const read = readSnapshot(text);
  expect([writeSnapshot(read), read.media]).toEqual([text, media]);
  expect(articlesIn(read, 'en').get('a-post')?.media).toEqual({
    [id]: { ...choir, alt: 'The choir' },
  });
  expect(articlesIn(read, 'de').get('a-post')).not.toHaveProperty('media');
});

it('takes for a picture one that staff uploaded or one that came with the site', () => {
  const entry = (picture: string) => ({
    id: 'a',
    values: { role: { en: 'x', de: 'y' }, about: { en: 'x', de: 'y' }, picture },
    shownInEnglish: [],
  });
  const named = { id, field: 'picture', media: 'picture' };
  expect(namedFiles('ministers', entry(id))).toEqual([named]);
  expect(namedFiles('ministers', entry('mama'))).toEqual([]);
  const text = (picture: string) =>
    writeSnapshot({ ...emptySnapshot, ministers: [entry(picture)], media: { [id]: choir } });
  expect(readSnapshot(text(id)).ministers).toEqual([entry(id)]);
  for (const lost of [other, 'dawn']) {
    expect(() => readSnapshot(text(lost))).toThrow('the file of picture is not there');
    expect(readSnapshot(text(lost), () => undefined).ministers).toEqual([]);
  }
});

it('writes no word about files where there are none', () => {
  expect(writeSnapshot({ ...emptySnapshot, media: {} })).toBe(writeSnapshot(emptySnapshot));
});
