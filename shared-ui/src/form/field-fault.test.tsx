import { render, screen } from '@testing-library/react';
import type { FieldSchema } from 'contract/field';
import { birthDate, date, email, euros, line, paragraphs, password, phone } from 'contract/field';
import { Field } from './fields/field';
import { findFault, formatToday } from './field-fault';
import type { FaultKind } from './field-fault';

it.each<[string, FieldSchema, FaultKind | undefined]>([
  ['', line, 'missing'],
  ['   ', line, 'missing'],
  ['Ama', line, undefined],
  ['', email, 'email'],
  ['', phone, 'phone'],
  ['', euros, 'number'],
  ['  ', paragraphs, 'missing'],
  ['ama@', email, 'email'],
  ['ama@example.org', email, undefined],
  ['none', phone, 'phone'],
  ['+43 (0) 512', phone, undefined],
  ['2026-02-03', date, undefined],
  ['2030-01-01', birthDate, 'future'],
  ['2026-11-21', birthDate, undefined],
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
  expect(findFault(element, schema, '2026-11-21')).toBe(fault);
});

it('reads today where the visitor is', () => {
  expect(formatToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
