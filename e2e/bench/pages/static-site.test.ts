import { differencesOf } from './static-site';

it('finds nothing between pages that say the same', () => {
  expect(differencesOf(['Home', 'Giving'], ['Home', 'Giving'])).toEqual([]);
});

it('names each word that one page has and the other has not', () => {
  expect(differencesOf(['Home', 'Giving', 'Pay'], ['Home', 'Gifts'])).toEqual([
    '- Giving / Gifts',
    '- Pay / (nothing)',
  ]);
});
