import type { FieldSchema } from 'contract/field';
import { date, euros, line, password } from 'contract/field';
import { describeFault } from './describe-fault';
import type { FaultKind } from './field-fault';
import { formMessages } from './translated-form-messages';

const english = formMessages.en;
const german = formMessages.de ?? english;
const choice: FieldSchema = { type: 'string', enum: ['Yes', 'No'] };

it.each<[FaultKind, string, FieldSchema, string, string]>([
  ['missing', 'Full name', line, 'Enter your full name.', 'Fülle „Full name“ aus.'],
  ['missing', 'Your question', line, 'Enter your question.', 'Fülle „Your question“ aus.'],
  ['missing', 'What now?', line, 'Answer this question.', 'Fülle „What now?“ aus.'],
  ['unchosen', 'Country', choice, 'Choose your country.', 'Wähle bei „Country“ eine Antwort.'],
  [
    'tooShort',
    'Password',
    password,
    'Use at least 8 characters.',
    'Verwende mindestens 8 Zeichen.',
  ],
  ['tooLong', 'Name', line, 'Use at most 200 characters.', 'Verwende höchstens 200 Zeichen.'],
  ['tooSmall', 'Amount', euros, 'Enter 0.01 or more.', 'Gib mindestens 0,01 ein.'],
  ['tooLarge', 'Amount', euros, 'Enter 1,000,000 or less.', 'Gib höchstens 1 000 000 ein.'],
  [
    'future',
    'Born',
    date,
    'Enter a date that is not in the future.',
    'Gib ein Datum ein, das nicht in der Zukunft liegt.',
  ],
])('says what to do about %s at %j', (fault, label, schema, inEnglish, inGerman) => {
  const field = { labels: { label }, schema };
  expect(describeFault(fault, field, english)).toBe(inEnglish);
  expect(describeFault(fault, field, german).replace(/\s/g, ' ')).toBe(inGerman);
});

it('lets a field say in its own words what to do while it is empty, and nothing else', () => {
  const labels = { label: 'Subject', whenEmpty: 'Say what it is about.' };
  expect(describeFault('missing', { labels, schema: line }, english)).toBe(labels.whenEmpty);
  expect(describeFault('tooLong', { labels, schema: line }, english)).toMatch(/^Use at most/);
});
