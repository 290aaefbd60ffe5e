import { choiceNames, findChoice, nameChoice } from './profile-choices';

/** Texts as on a page in another language. */
jest.mock('./profile-field.texts', () => ({
  profileChoiceTexts: { country: { Austria: 'Österreich', Other: 'Anderes Land' } },
}));

it('calls a stored value by the word of the page', () => {
  expect(nameChoice('country', 'Austria')).toBe('Österreich');
  expect(choiceNames('country')).toEqual({ Austria: 'Österreich', Other: 'Anderes Land' });
});

it.each(['Österreich', ' österreich ', 'Osterreich', 'OESTERREICH', 'Austria', 'AUSTRIA'])(
  'takes %j for Austria',
  (typed) => {
    expect(findChoice('country', typed)).toBe('Austria');
  },
);

it.each(['Atlantis', 'Österreich-Ungarn', 'toString', ''])('leaves %j as it is', (text) => {
  expect(nameChoice('country', text)).toBe(text);
  expect(findChoice('country', text)).toBe(text);
});

it('leaves alone what is typed where nothing is chosen', () => {
  expect(choiceNames('referral')).toEqual({});
  expect(nameChoice('referral', 'Austria')).toBe('Austria');
  expect(findChoice('referral', 'Austria')).toBe('Austria');
});
