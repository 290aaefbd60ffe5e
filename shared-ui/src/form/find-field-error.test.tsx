import { render, screen } from '@testing-library/react';
import type { FieldSchema } from 'contract/field';
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
import { Field } from './fields/field';
import { findFieldError, formatToday } from './find-field-error';
import type { FieldErrorKind } from './find-field-error';

it.each<[string, FieldSchema, FieldErrorKind | undefined]>([
  ['', line, 'missing'],
  ['   ', line, 'missing'],
  ['Ama', line, undefined],
  ['', email, 'email'],
  ['', phone, 'phone'],
  ['', euros, 'number'],
  ['  ', paragraphs, 'missing'],
  ['ama@', email, 'email'],
  ['ama@example.org', email, undefined],
  ['ruth@example', email, undefined],
  ['two words@example.org', email, 'email'],
  ['none', phone, 'phone'],
  ['+43 (0) 512', phone, undefined],
  ['2026-02-03', date, undefined],
  ['2030-01-01', pastDate, 'future'],
  ['2026-11-21', pastDate, undefined],
  ['1900-01-01', pastDate, undefined],
  ['1899-12-31', pastDate, 'tooEarly'],
  ['0026-05-04', pastDate, 'tooEarly'],
  ['2016-11-21', nearDate, undefined],
  ['2036-11-21', nearDate, undefined],
  ['2016-11-20', nearDate, 'farOff'],
  ['2036-11-22', nearDate, 'farOff'],
  ['0027-06-05', nearDate, 'farOff'],
  ['1899-12-31', date, 'tooEarly'],
  ['0', euros, 'tooSmall'],
  ['1000001', euros, 'tooLarge'],
  ['0.005', euros, 'tooSmall'],
  ['12.34', euros, undefined],
  ['long enough', password, undefined],
])('judges %j', (value, schema, fault) => {
  render(
    <Field
      name="field"
      schema={schema}
      required
      behaviour={{ autocomplete: 'off' }}
      labels={{ label: 'Field' }}
      defaultValue={value}
    />,
  );
  const element = screen.getByLabelText<HTMLInputElement>('Field');
  expect(findFieldError(element, schema, '2026-11-21')).toBe(fault);
});

it('reads today where the visitor is', () => {
  expect(formatToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
