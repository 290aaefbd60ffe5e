import { draftFormats } from './draft-formats';
import { toRichText } from './rich-text/rich-text';

type Format = keyof typeof draftFormats;

it.each(Object.keys(draftFormats) as Format[])('%s takes nothing', (format) => {
  expect(draftFormats[format]('')).toBe(true);
});

it.each<[Format, string]>([
  ['draft-line', ' '],
  ['draft-line', 'Arise & Shine – שלום 👍🏽'],
  ['draft-paragraphs', 'one\n\n\ttwo\r\nthree'],
  ['draft-rich', toRichText('Arise & Shine – שלום 👍🏽')],
  ['draft-date', '2024-02-29'],
  ['draft-moment', '2026-03-29T01:59'],
  ['draft-moment', '2026-10-25T02:30'],
  ['draft-link', 'https://video.example:8443/watch?v=1#t=2'],
  ['draft-slug', '2026-night-of-worship'],
  ['draft-slug', 'a'.repeat(80)],
  ['draft-rich', toRichText('one\n\ntwo\nthree')],
  ['draft-media', '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f'],
  ['draft-media', 'the-door-is-open'],
  ['draft-picture', '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f'],
  ['draft-picture', 'night-of-worship'],
])('%s takes %j', (format, text) => {
  expect(draftFormats[format](text)).toBe(true);
});

it.each<[Format, string]>([
  ['draft-line', 'a\nb'],
  ['draft-line', '\ud800'],
  ['draft-line', 'a\u202eb'],
  ['draft-line', '\u200b\u2060'],
  ['draft-paragraphs', 'a\u2066b'],
  ['draft-paragraphs', 'a\u001bb'],
  ['draft-rich', ' '],
  ['draft-rich', toRichText('a\u202eb')],
  ['draft-date', '2026-02-29'],
  ['draft-date', '2026-03-01T10:00'],
  ['draft-moment', '2026-03-29T02:00'],
  ['draft-moment', '2026-02-29T10:00'],
  ['draft-moment', '2026-03-01T24:00'],
  ['draft-moment', '2026-03-01T10:00Z'],
  ['draft-link', 'http://video.example'],
  ['draft-link', 'javascript:alert(1)'],
  ['draft-link', 'https://'],
  ['draft-link', 'https://user@video.example/'],
  ['draft-link', 'https://video.example/a b'],
  ['draft-link', 'https://video.example/\n'],
  ['draft-slug', 'Night'],
  ['draft-slug', 'a--b'],
  ['draft-slug', '-a'],
  ['draft-slug', 'rss.xml'],
  ['draft-slug', 'a\n'],
  ['draft-slug', 'a'.repeat(81)],
  ['draft-rich', 'words'],
  ['draft-media', '../file'],
  ['draft-media', 'a.mp3'],
  ['draft-picture', '//a.example'],
])('%s does not take %j', (format, text) => {
  expect(draftFormats[format](text)).toBe(false);
});
