import {
  date,
  email,
  euros,
  line,
  nearDate,
  paragraphs,
  password,
  pastDate,
  phone,
} from 'contract/field';
import { deriveControl } from './field-control';

it.each([
  ['line', line, { type: 'text' }],
  ['e-mail', email, { type: 'email', inputMode: 'email' }],
  ['phone', phone, { type: 'tel', inputMode: 'tel' }],
  ['date', date, { type: 'date', min: '1900-01-01', max: '2999-12-31' }],
  ['past date', pastDate, { type: 'date', min: '1900-01-01', max: '2999-12-31' }],
  ['near date', nearDate, { type: 'date', min: '1900-01-01', max: '2999-12-31' }],
  ['password', password, { type: 'password', minLength: 8 }],
  ['amount', euros, { type: 'number', inputMode: 'decimal', min: 0.01, max: 1e6, step: 0.01 }],
])('asks for a %s with the input that suits it', (_name, schema, attributes) => {
  expect(deriveControl(schema)).toMatchObject({ kind: 'input', attributes });
});

it('gives several lines a text area', () => {
  expect(deriveControl(paragraphs)).toMatchObject({ kind: 'textarea' });
});

it('offers the values of an enumeration', () => {
  expect(deriveControl({ type: 'string', enum: ['Yes', 'No'] })).toEqual({
    kind: 'choice',
    values: ['Yes', 'No'],
  });
});

it('offers the values that a form adds to free text', () => {
  expect(deriveControl(line, ['Praise'])).toEqual({ kind: 'choice', values: ['Praise'] });
});
