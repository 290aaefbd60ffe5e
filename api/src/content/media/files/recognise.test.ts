import { detectMediaType } from './recognise';
import { toSlug, tidyName } from './media-name';

it.each([
  ['\xff\xd8\xff\xe0 of a JPEG', { kind: 'picture' }],
  ['\x89PNG\r\n\x1a\nIHDR', { kind: 'picture' }],
  ['RIFF1234WEBP', { kind: 'picture' }],
  ['\0\0\0\x18ftypheic', { kind: 'picture' }],
  ['\0\0\0\x18ftypmif1', { kind: 'picture' }],
  ['\0\0\0\x18ftypM4A ', { kind: 'audio', format: 'm4a' }],
  ['ID3\x04 and a tag', { kind: 'audio', format: 'mp3' }],
  ['\xff\xfb\x90\x64 a frame', { kind: 'audio', format: 'mp3' }],
  ['%PDF-1.7 and on', { kind: 'document' }],
  ['\0\0\0\x18ftypavif', undefined],
  ['\0\0\0\x18ftypqt  ', undefined],
  ['RIFF1234WAVE', undefined],
  [' %PDF-1.7 and on', undefined],
  ['<!doctype html>', undefined],
  ['<svg xmlns="http:', undefined],
  ['\xff\xd8\xff', undefined],
  ['', undefined],
])('knows %j by its bytes', (start, type) => {
  expect(detectMediaType(Buffer.from(start, 'latin1'))).toEqual(type);
});

it.each([
  ['/home/ada/Sonntag – Predigt.mp3', 'Sonntag – Predigt.mp3', 'sonntag-predigt'],
  ['C:\\Bilder\\Straße.JPG', 'Straße.JPG', 'strasse'],
  ['u\u0308ber \u202euns\0.pdf', 'über uns.pdf', 'uber-uns'],
  ['\ud800', 'file', 'file'],
  ['../../../..', '..', 'file'],
  ['שלום.mp3', 'שלום.mp3', 'file'],
  ['a'.repeat(500), 'a'.repeat(120), 'a'.repeat(60)],
  [`${'a'.repeat(119)}🕊`, 'a'.repeat(119), 'a'.repeat(60)],
])('calls %j as it can be shown and sent', (name, shown, slug) => {
  expect([tidyName(name), toSlug(name)]).toEqual([shown, slug]);
});
