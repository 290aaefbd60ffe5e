import { translate } from './language';

it('speaks the language asked for', () => {
  expect(translate({ en: 'Name', de: 'Ihr Name' }, 'de')).toBe('Ihr Name');
});

it('falls back to English, which is always there', () => {
  expect(translate({ en: 'Name' }, 'de')).toBe('Name');
});
