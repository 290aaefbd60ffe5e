import { render as renderAnywhere, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { readCodedMessages } from 'contract/coded-messages';
import type { ServerMessages } from 'contract/coded-messages';
import { euros } from 'contract/field';
import { fakeNetwork } from '../http/fake-network';
import { describeFieldError } from './describe-field-error';
import { attendanceSample, contactSample } from './sample-forms';
import { SubmissionForm } from './submission-form';
import { SentResult } from './result/submission-result';

/** A German build whose messages are in English, to test everything but the translation. */
jest.mock('contract/site/language.texts', () => ({ language: 'de', locale: 'de-AT' }));
jest.mock('../http/server-messages.texts', () => ({
  readServerMessage: readCodedMessages({
    words: {
      'invalid-body': 'Something is not right yet.',
      'too-many-characters': (excess: number) => `${excess} fewer, please.`,
    } as Partial<ServerMessages> as ServerMessages,
    checkField: 'Please look at this again.',
  }),
}));

const user = userEvent.setup();
const Page = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/help/contact']}>{children}</MemoryRouter>
);
const render = (page: ReactNode) => renderAnywhere(page, { wrapper: Page });

beforeEach(() => sessionStorage.clear());

it('asks the server for an answer in its language, should it be sent without JavaScript', () => {
  render(<SubmissionForm definition={contactSample} />);
  const form = screen.getByLabelText('Name').closest('form');
  expect(form).toHaveAttribute('action', '/api/contacts?language=de');
});

it('finds what was typed into the same form in English', () => {
  sessionStorage.setItem(
    'draft:contact',
    JSON.stringify({ typed: { name: 'Ama', message: 'May I sing?' } }),
  );
  render(<SubmissionForm definition={contactSample} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Ama');
  expect(screen.getByLabelText('Message')).toHaveValue('May I sing?');
});

it('leaves what is typed where English finds it', async () => {
  render(<SubmissionForm definition={attendanceSample} />);
  await user.type(screen.getByLabelText('Full name'), 'Ama');
  await user.selectOptions(screen.getByLabelText('Programme'), 'Awakening');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(JSON.parse(sessionStorage.getItem('draft:programAttendance') ?? '')).toMatchObject({
    typed: { fullName: 'Ama', program: 'Awakening', minister: 'No' },
  });
});

const message = '12 characters too many.';
const issues = [
  { path: 'fullName', message, code: 'too-many-characters', params: { excess: 12 } },
  { path: 'email', message: 'Unknown of.', code: 'of-a-later-release' },
];

it('says by their codes what the server refused in English', async () => {
  const body = { message, error: message, code: 'invalid-body', issues };
  const calls = fakeNetwork(() => ({ status: 400, body }));
  render(<SubmissionForm definition={attendanceSample} />);
  await user.type(screen.getByLabelText('Full name'), 'Ama');
  await user.type(screen.getByLabelText('E-mail'), 'ama@example.org');
  await user.type(screen.getByLabelText('Phone'), '+43 1');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something is not right yet.');
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('12 fewer, please.');
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please look at this again.');
  expect(calls).toMatchObject([{ path: '/api/program-attendance' }]);
});

it('writes numbers as its readers do', () => {
  const field = { labels: { label: 'Amount' }, schema: euros };
  expect(describeFieldError('tooSmall', field)).toBe('Enter 0,01 or more.');
});

it('leads to the form once more in the same language', () => {
  render(<SentResult definition={contactSample} />);
  const again = screen.getByRole('link', { name: 'Fill in this form again' });
  expect(again).toHaveAttribute('href', '/de/help/contact');
});
