import { readChangedFile, readMediaFile, readMediaList, readMediaUses } from './media-readers';

const facts = { id: 'a', name: 'a.jpg', bytes: 9, revision: 1, addedAt: '2026-03-01T10:00:00Z' };
const audio = { ...facts, kind: 'audio', file: 'a.mp3', seconds: 1.5 };
const paper = { ...facts, kind: 'document', file: 'a.pdf' };
const picture = { ...facts, kind: 'picture', width: 9, height: 9, widths: [9], alt: { en: 'A' } };
const upload = { id: 'b', name: 'b.mp3', bytes: 9, received: 3 };

it('reads files of each kind, and passes over what it cannot read', () => {
  const ready = { ...picture, focalPoint: { x: 0.5, y: 1 } };
  for (const file of [audio, paper, picture, ready]) expect(readMediaFile(file)).toEqual(file);
  const unknown = [
    { ...audio, kind: 'film' },
    { ...audio, seconds: 'x' },
    { ...picture, alt: 1 },
  ];
  expect(readMediaList({ files: [...unknown, audio, null], uploads: [upload, {}] })).toEqual({
    files: [audio],
    uploads: [upload],
  });
  expect(readMediaFile({ ...picture, alt: { en: 'A', fr: 'B', de: 1 } })).toEqual(picture);
  expect(readChangedFile({ file: audio })).toEqual({ file: audio });
  expect(readChangedFile({ message: 'No.' })).toBeUndefined();
});

it('reads what uses a file, of the kinds that this release knows', () => {
  const uses = [
    { kind: 'posts', entry: 'one' },
    { kind: 'later', entry: 'two' },
  ];
  expect(readMediaUses({ uses })).toEqual({ uses: uses.slice(0, 1) });
});
