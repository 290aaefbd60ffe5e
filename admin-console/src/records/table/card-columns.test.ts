import { cardColumns, cardWords } from './card-columns';

const ruth = { name: 'Ruth', email: 'ruth@example.org', subject: 'Choir', message: 'When?\nNow?' };

it.each([
  [['message'], 'When? Now?'],
  [['category', 'subject'], 'Choir'],
  [[], 'ruth@example.org'],
])('takes the words of %j', (content, line) => {
  expect(cardWords(ruth, content).text).toBe(line);
});

it.each([
  [{ category: 'financial' }, 'choice'],
  [{ requestType: 'prayer' }, 'choice'],
  [{ amount: 12.5 }, 'euroTenths'],
  [{ message: 'financial' }, ''],
])('sets %j as the table does', (record, look) => {
  expect(cardWords(record, Object.keys(record)).look).toBe(look);
});

it('shows what was written before choices and subjects, which are in the form above it', () => {
  const words = cardColumns('welfare', [], undefined).at(-1);
  const record = { ...ruth, category: 'spiritual' };
  const row = { position: 0, record, status: 'UNIQUE', hasNewContent: false } as const;
  expect(words?.valueGetter?.(undefined as never, row, words, { current: null as never })).toBe(
    'When? Now?',
  );
});
