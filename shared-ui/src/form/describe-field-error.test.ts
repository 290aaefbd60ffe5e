import type { FieldSchema } from 'contract/field';
import { euros, line, nearDate, password, pastDate } from 'contract/field';
import { describeFieldError } from './describe-field-error';
import type { FieldErrorKind } from './find-field-error';

const choice: FieldSchema = { type: 'string', enum: ['Yes', 'No'] };

it.each<[FieldErrorKind, string, FieldSchema, string]>([
  ['missing', 'Full name', line, 'Enter your full name.'],
  ['missing', 'Your question', line, 'Enter your question.'],
  ['missing', 'What now?', line, 'Answer this question.'],
  ['unchosen', 'Country', choice, 'Choose your country.'],
  ['tooShort', 'Password', password, 'Use at least 8 characters.'],
  ['tooSmall', 'Amount', euros, 'Enter 0.01 or more.'],
  ['tooLarge', 'Amount', euros, 'Enter 1,000,000 or less.'],
  ['future', 'Born', pastDate, 'Enter a date that is not in the future.'],
  ['tooEarly', 'Born', pastDate, 'Enter a date from 1900 on, with a four-digit year.'],
  [
    'farOff',
    'Wedding date',
    nearDate,
    'Enter a date within 10 years from today, with a four-digit year.',
  ],
])('says what to do about %s at %j', (fault, label, schema, said) => {
  expect(describeFieldError(fault, { labels: { label }, schema })).toBe(said);
});

it('lets a field say in its own words what to do while it is empty, and nothing else', () => {
  const labels = { label: 'Subject', whenEmpty: 'Say what it is about.' };
  expect(describeFieldError('missing', { labels, schema: line })).toBe(labels.whenEmpty);
  expect(describeFieldError('tooShort', { labels, schema: password })).toMatch(/^Use at least/);
});
