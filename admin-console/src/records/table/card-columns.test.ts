import { cardLine } from './card-columns';

const ruth = { name: 'Ruth', email: 'ruth@example.org', subject: 'Choir', message: 'When?\nNow?' };

it.each([
  [['message'], 'When?'],
  [['category', 'subject'], 'Choir'],
  [[], 'ruth@example.org'],
])('takes the first line of %j', (content, line) => {
  expect(cardLine(ruth, content).text).toBe(line);
});

it.each([
  [{ category: 'financial' }, 'choice'],
  [{ requestType: 'prayer' }, 'choice'],
  [{ amount: 12.5 }, 'euroTenths'],
  [{ message: 'financial' }, ''],
])('sets %j as the table does', (record, look) => {
  expect(cardLine(record, Object.keys(record)).look).toBe(look);
});
