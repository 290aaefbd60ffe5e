import { mp3Texts } from './de/public-site/pages/mp3/mp3.texts';

it.each(['tür', 'TUR', 'tuer', 'Tu\u0308r', 'die tuer steht', ' '])(
  'finds a German sermon by %j, as Germans type it',
  (query) => {
    expect(mp3Texts.isFound('Die Tür steht offen', query)).toBe(true);
  },
);

it('finds no other German sermon', () => {
  expect(mp3Texts.isFound('Ein Sessel mehr', 'tuer')).toBe(false);
});
