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

it.each([
  ['welfare', { category: 'spiritual', message: 'When?\nNow?' }, 'When? Now?'],
  ['pledge', { message: 'For the building.', amount: 1400 }, '1400'],
] as const)('shows on a card of %s what matters most: %j', (kind, content, text) => {
  const words = cardColumns(kind, [], undefined).at(-1);
  const row = {
    position: 0,
    record: { ...ruth, ...content },
    status: 'UNIQUE',
    hasNewContent: false,
  } as const;
  expect(words?.valueGetter?.(undefined as never, row, words, { current: null as never })).toBe(
    text,
  );
});
