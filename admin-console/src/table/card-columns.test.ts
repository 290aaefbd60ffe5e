import { cardLine } from './card-columns';

const ruth = { name: 'Ruth', email: 'ruth@example.org', subject: 'Choir', message: 'When?\nNow?' };

it.each([
  [['message'], 'When?'],
  [['category', 'subject'], 'Choir'],
  [[], 'ruth@example.org'],
])('takes the first line of %j', (content, line) => {
  expect(cardLine(ruth, content)).toBe(line);
});
