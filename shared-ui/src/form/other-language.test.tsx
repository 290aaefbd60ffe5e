import { render as renderAnywhere, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { euros } from 'contract/field';
import { fakeNetwork } from '../http/fake-network';
import { describeFault } from './describe-fault';
import { attendanceSample, contactSample } from './sample-forms';
import { SubmissionForm } from './submission-form';
import { SentResult } from './submission-result';

/** A build in German whose words happen to be English: what it does apart from words. */
jest.mock('contract/site/language.texts', () => ({ language: 'de', locale: 'de-AT' }));

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

it('says in words of its own what a field needs that the server refused in English', async () => {
  const message = 'Please write the full name on one line.';
  const issues = [{ path: 'fullName', message }];
  const calls = fakeNetwork(() => ({ status: 400, body: { message, error: message, issues } }));
  render(<SubmissionForm definition={attendanceSample} />);
  await user.type(screen.getByLabelText('Full name'), 'Ama');
  await user.type(screen.getByLabelText('E-mail'), 'ama@example.org');
  await user.type(screen.getByLabelText('Phone'), '+43 1');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not registered.');
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Enter your full name.');
  expect(calls).toMatchObject([{ path: '/api/program-attendance' }]);
});

it('writes numbers as its readers do', () => {
  const field = { labels: { label: 'Amount' }, schema: euros };
  expect(describeFault('tooSmall', field)).toBe('Enter 0,01 or more.');
});

it('leads to the form once more in the same language', () => {
  render(<SentResult definition={contactSample} />);
  const again = screen.getByRole('link', { name: 'Fill in this form again' });
  expect(again).toHaveAttribute('href', '/de/help/contact');
});
