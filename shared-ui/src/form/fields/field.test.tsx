import { render, screen } from '@testing-library/react';
import type { FieldSchema } from 'contract/field';
import { line, nearDate, paragraphs, pastDate } from 'contract/field';
import { Field } from './field';

/** Chromium and Firefox do not restore a control with `off` when Back reloads a page. */
it.each<[string, FieldSchema, string, string | null]>([
  ['a text of several lines', paragraphs, 'off', null],
  ['a day', nearDate, 'off', null],
  ['a day of birth', pastDate, 'bday', 'bday'],
  ['a line, which the browser would offer to others', line, 'off', 'off'],
])('lets Back restore %s', (_what, schema, autocomplete, attribute) => {
  render(
    <Field
      name="field"
      schema={schema}
      required
      behaviour={{ autocomplete }}
      labels={{ label: 'Field' }}
    />,
  );
  expect(screen.getByLabelText('Field').getAttribute('autocomplete')).toBe(attribute);
});
