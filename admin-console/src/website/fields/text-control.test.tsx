import { render, screen } from '@testing-library/react';
import type { ContentField } from 'contract/kind-declaration';
import { TextControl } from './text-control';

const describedAs = (declared: ContentField, value: string) => {
  render(
    <TextControl
      {...{ name: 'words', declared, lang: undefined, value, isFaulty: false }}
      describedBy={undefined}
      onChange={() => undefined}
    />,
  );
  return screen.getByRole('textbox').getAttribute('aria-describedby');
};

it.each([
  [{ type: 'line', maxLength: 5, check: 'clock' }, '19:00'],
  [{ type: 'line', maxLength: 5, check: 'places', isOptional: true }, ''],
  [{ type: 'line', maxLength: 60, check: 'iban' }, 'AT61 1904 3002 3457 3201'],
  [{ type: 'line', maxLength: 12 }, '6020'],
] as const)('counts nothing of a short line or of one that has a form: %j', (declared, value) => {
  expect(describedAs(declared, value)).toBeNull();
  expect(screen.queryByText(/characters? left/)).not.toBeInTheDocument();
});

it('counts what is left of a longer one near its end', () => {
  expect(describedAs({ type: 'line', maxLength: 80 }, 'x'.repeat(79))).toBe('words-left');
  expect(screen.getByText('1 character left')).toBeVisible();
});
