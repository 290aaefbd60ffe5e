import { foldForSearch } from 'contract/text-folding';
import { foldedLetters } from './index-version';

it('folds each letter as it folds alone', () => {
  const letters = foldedLetters();
  expect(letters).toHaveLength(0xd800);
  const different = letters.flatMap((folded, code) => {
    const letter = String.fromCharCode(code);
    return folded === foldForSearch(letter) ? [] : [letter];
  });
  expect(different).toEqual([]);
});
