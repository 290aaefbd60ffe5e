import {
  fireEvent,
  render as renderAnywhere,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillTimeHeader, honeypotField } from 'contract/bot-signals';
import { quarantineHeader } from 'contract/receipts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeNetwork } from '../http/fake-network';
import type { FakeAnswer } from '../http/fake-network';
import { saveDraft } from './draft';
import { attendanceSample, contactSample, pledgeSample } from './sample-forms';
import { SubmissionForm } from './submission-form';

const user = userEvent.setup();
const stored: FakeAnswer = { status: 201, body: { _id: '1' } };
const ContactPage = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/help/contact']}>{children}</MemoryRouter>
);
const render = (form: ReactNode) => renderAnywhere(form, { wrapper: ContactPage });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

async function fillContact() {
  await user.type(screen.getByLabelText('Name'), 'Ama');
  await user.type(screen.getByLabelText('E-mail'), 'ama@example.org');
  await user.type(screen.getByLabelText('Subject'), 'Choir');
  await user.type(screen.getByLabelText('Message'), 'May I sing?');
}

async function fillPledge() {
  await user.type(screen.getByLabelText('Name'), 'Ama');
  await user.type(screen.getByLabelText('E-mail'), 'ama@example.org');
  await user.type(screen.getByLabelText('Amount'), '25.5');
}

async function fillAttendance() {
  await user.type(screen.getByLabelText('Full name'), 'Ama');
  await user.type(screen.getByLabelText('E-mail'), 'ama@example.org');
  await user.type(screen.getByLabelText('Phone'), '+43 1');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
}

describe('as plain HTML', () => {
  it('posts to the endpoint with the specification’s field names', () => {
    render(<SubmissionForm definition={contactSample} />);
    const form = screen.getByLabelText('Name').closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/contacts');
    expect([...new FormData(form ?? undefined).keys()]).toEqual([
      'name',
      'email',
      'subject',
      'message',
      honeypotField,
    ]);
  });

  it('hides its honeypot from people, their keyboards and screen readers', () => {
    render(<SubmissionForm definition={contactSample} />);
    const honeypot = screen.getByLabelText('Please leave this empty.');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot.closest('[aria-hidden="true"]')).toHaveClass('visually-hidden', 'honeypot');
    expect(screen.getAllByRole('textbox')).not.toContain(honeypot);
  });

  it('says which answers are optional and leaves the others required', () => {
    render(<SubmissionForm definition={pledgeSample} />);
    expect(screen.getByLabelText('Amount')).toBeRequired();
    expect(screen.getByLabelText('Message (optional)')).not.toBeRequired();
  });

  it('has the first offered value chosen', () => {
    render(<SubmissionForm definition={attendanceSample} />);
    expect(screen.getByLabelText('Programme')).toHaveValue('Praise');
    expect(screen.getByRole('option', { name: 'City Praise' })).toBeInTheDocument();
  });
});

describe('validation', () => {
  it('names the errors at their fields and brings the visitor to the first', async () => {
    const calls = fakeNetwork(() => stored);
    render(<SubmissionForm definition={contactSample} />);
    await user.type(screen.getByLabelText('Name'), 'Ama');
    await user.type(screen.getByLabelText('E-mail'), 'ama@');
    await user.click(button('Send'));
    const email = screen.getByLabelText('E-mail');
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(
      /We answer there\. Enter an e-mail address like name@example\.org\./,
    );
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Enter your subject.');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('check the marked fields');
    expect(calls).toEqual([]);
  });

  it('asks for a choice that is required', async () => {
    fakeNetwork(() => stored);
    render(<SubmissionForm definition={attendanceSample} />);
    await fillAttendance();
    const group = screen.getByRole('radiogroup', { name: 'Are you a minister?' });
    for (const radio of within(group).getAllByRole<HTMLInputElement>('radio'))
      radio.checked = false;
    await user.click(button('Register'));
    expect(group).toHaveAccessibleDescription('Answer this question.');
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  });

  it('shows the server’s errors at their fields', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const issues = [{ path: 'email', message: 'This address cannot receive mail.' }];
    fakeNetwork(() => ({ status: 400, body: { message: 'No.', error: 'No.', issues } }));
    render(<SubmissionForm definition={contactSample} />);
    await fillContact();
    await user.click(button('Send'));
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription(/cannot receive mail/);
    expect(email).toHaveValue('ama@example.org');
    expect(log.mock.calls).toEqual([['The form contact was not sent: 400.']]);
  });
});

describe('sending', () => {
  it('replaces the form by its thanks, announced and in focus', async () => {
    const calls = fakeNetwork(() => stored);
    const onSent = jest.fn();
    render(<SubmissionForm definition={contactSample} onSent={onSent} />);
    await fillContact();
    await user.click(button('Send'));
    const thanks = await screen.findByRole('status');
    expect(thanks).toHaveTextContent('Thank you!');
    expect(thanks).toHaveFocus();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(calls).toMatchObject([{ path: '/api/contacts' }]);
    expect(calls[0]?.body).toEqual({
      name: 'Ama',
      email: 'ama@example.org',
      subject: 'Choir',
      message: 'May I sing?',
    });
  });

  it('says beside its thanks that staff look at what was sent first, where they do', async () => {
    const definition = {
      ...contactSample,
      labels: { ...contactSample.labels, awaitsApproval: 'The office reads it first.' },
    };
    fakeNetwork(() => ({ status: 201, body: { _id: '1', awaitsApproval: true } }));
    render(<SubmissionForm definition={definition} />);
    await fillContact();
    await user.click(button('Send'));
    expect(await screen.findByText('The office reads it first.')).toBeVisible();
  });

  it.each([{ _id: '1' }, { _id: '1', awaitsApproval: 'yes' }, 'no record'])(
    'says nothing of it for the answer %j',
    async (body) => {
      const definition = {
        ...contactSample,
        labels: { ...contactSample.labels, awaitsApproval: 'The office reads it first.' },
      };
      const calls = fakeNetwork(() => ({ status: 201, body }));
      render(<SubmissionForm definition={definition} />);
      await fillContact();
      await user.click(button('Send'));
      await waitFor(() => expect(calls).toHaveLength(1));
      await screen.findByRole('status');
      expect(screen.queryByText('The office reads it first.')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['confirmed-by-email', 'Received. We confirm it by e-mail.'],
    ['reviewed-first', 'Received.'],
    ['of-a-newer-server', 'Received.'],
  ])('does not thank as for what is listed where the answer says %s', async (waits, said) => {
    fakeNetwork(() => ({ ...stored, headers: { [quarantineHeader]: waits } }));
    render(
      <SubmissionForm
        definition={contactSample}
        receipt={<p>On Sunday.</p>}
        help={<p>Call 142.</p>}
      />,
    );
    await fillContact();
    await user.click(button('Send'));
    const thanks = await screen.findByRole('status');
    expect(thanks).toHaveTextContent(said);
    await waitFor(() =>
      expect(thanks).toHaveAccessibleDescription(/looks at it first\. You need not send it/),
    );
    for (const untrue of ['Thank you!', 'We answer soon.', 'On Sunday.'])
      expect(screen.queryByText(untrue)).not.toBeInTheDocument();
    expect(screen.getByText('Call 142.')).toBeVisible();
  });

  it('sends what a robot typed into the honeypot', async () => {
    const calls = fakeNetwork(() => stored);
    render(<SubmissionForm definition={contactSample} />);
    await fillContact();
    const honeypot = screen.getByLabelText('Please leave this empty.');
    fireEvent.input(honeypot, { target: { value: 'spam' } });
    await user.click(button('Send'));
    await screen.findByRole('status');
    expect(calls[0]?.body).toHaveProperty(honeypotField, 'spam');
  });

  it('says how long the visitor took from the first input, and nothing of a draft put back', async () => {
    const calls = fakeNetwork(() => 'down');
    const first = render(<SubmissionForm definition={pledgeSample} />);
    await fillPledge();
    await user.click(button('Pledge'));
    await screen.findByRole('alert');
    expect(calls[0]?.headers[fillTimeHeader.toLowerCase()]).toMatch(/^\d+$/);
    first.unmount();
    render(<SubmissionForm definition={pledgeSample} />);
    await user.click(button('Pledge'));
    await screen.findByRole('alert');
    expect(calls[1]?.headers).not.toHaveProperty(fillTimeHeader.toLowerCase());
  });

  it('keeps the form and clears it where the definition says so', async () => {
    const calls = fakeNetwork(() => stored);
    render(<SubmissionForm definition={pledgeSample} />);
    await fillPledge();
    await user.click(button('Pledge'));
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you for your pledge!');
    expect(screen.getByLabelText('Amount')).toHaveDisplayValue('');
    expect(calls[0]?.body).toEqual({ name: 'Ama', email: 'ama@example.org', amount: 25.5 });
  });

  it('sends a double click once', async () => {
    const calls = fakeNetwork(() => 'hang');
    render(<SubmissionForm definition={contactSample} />);
    await fillContact();
    await user.dblClick(button('Send'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Sending…')).toHaveFocus();
    await user.click(button('Sending…'));
    expect(calls).toHaveLength(1);
  });

  it('disables the button with its own text where the specification says so', async () => {
    const calls = fakeNetwork(() => 'hang');
    render(<SubmissionForm definition={pledgeSample} />);
    await fillPledge();
    await user.click(button('Pledge'));
    expect(button('Submitting...')).toBeDisabled();
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer({ status: 500 });
    await waitFor(() => expect(button('Pledge')).toHaveFocus());
  });

  it('uses one key for one content, and another after a success', async () => {
    const answers: FakeAnswer[] = ['down', stored, stored];
    const calls = fakeNetwork(() => answers.shift() ?? 'down');
    const { unmount } = render(<SubmissionForm definition={pledgeSample} />);
    await fillPledge();
    await user.click(button('Pledge'));
    await screen.findByRole('alert');
    await user.click(button('Pledge'));
    await screen.findByRole('status');
    unmount();
    render(<SubmissionForm definition={pledgeSample} />);
    await fillPledge();
    await user.click(button('Pledge'));
    await waitFor(() => expect(calls).toHaveLength(3));
    const [first, again, next] = calls.map(({ headers }) => headers['idempotency-key']);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    await screen.findByRole('status');
  });

  it('sends again under another key when the first is known for something else', async () => {
    const message = 'Please send this once more with a new key.';
    const answers: FakeAnswer[] = [{ status: 422, body: { message, error: message } }, stored];
    const calls = fakeNetwork(() => answers.shift() ?? 'down');
    render(<SubmissionForm definition={contactSample} />);
    await fillContact();
    await user.click(button('Send'));
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you!');
    const [first, second] = calls;
    expect(calls).toHaveLength(2);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('makes a new key with every try while all are refused, and keeps what was typed', async () => {
    const calls = fakeNetwork(() => ({ status: 422 }));
    render(<SubmissionForm definition={pledgeSample} />);
    await fillPledge();
    for (const tries of [2, 4]) {
      await user.click(button('Pledge'));
      await waitFor(() => expect(calls).toHaveLength(tries));
      await screen.findByRole('alert');
    }
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(4);
    expect(screen.getByLabelText('Name')).toHaveValue('Ama');
  });
});

describe('failing', () => {
  it('stays silent where the specification says so, and loses nothing', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    fakeNetwork(() => 'down');
    render(<SubmissionForm definition={contactSample} />);
    await fillContact();
    await user.click(button('Send'));
    await waitFor(() => expect(button('Send')).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('May I sing?');
    // Requirements 8: the failure is only logged, without personal data.
    expect(log.mock.calls).toEqual([['The form contact was not sent: network.']]);
  });

  it.each([
    ['its own text', pledgeSample, fillPledge, 'Pledge', ['Something went wrong.']],
    ['nothing where the specification says so', contactSample, fillContact, 'Send', []],
  ])('says %s of a fault of ours, is ready again and logs it once', async (...row) => {
    const [, definition, fill, name, texts] = row;
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const planted = new TypeError('planted');
    jest.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
      throw planted;
    });
    const calls = fakeNetwork(() => stored);
    render(<SubmissionForm definition={definition} />);
    await fill();
    await user.click(button(name));
    await waitFor(() => expect(log.mock.calls).toEqual([[planted]]));
    expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(texts);
    expect(screen.getByLabelText('Name')).toHaveValue('Ama');
    await user.click(button(name));
    await screen.findByRole('status');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['its own text', pledgeSample, fillPledge, 'Pledge', 'Something went wrong.'],
    ['the server’s message', attendanceSample, fillAttendance, 'Register', 'The hall is full.'],
  ])('says %s', async (_name, definition, fill, name, text) => {
    const message = 'The hall is full.';
    fakeNetwork(() => ({ status: 409, body: { message, error: message } }));
    render(<SubmissionForm definition={definition} />);
    await fill();
    await user.click(button(name));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('says its own text where the server said nothing', async () => {
    fakeNetwork(() => ({ status: 502, html: '<h1>Bad gateway</h1>' }));
    render(<SubmissionForm definition={attendanceSample} />);
    await fillAttendance();
    await user.click(button('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not registered.');
  });
});

describe('the draft', () => {
  it('survives a reload and is gone after a success', async () => {
    fakeNetwork(() => stored);
    const first = render(<SubmissionForm definition={attendanceSample} />);
    await fillAttendance();
    await user.selectOptions(screen.getByLabelText(/Programme/), 'Awakening');
    first.unmount();
    const second = render(<SubmissionForm definition={attendanceSample} />);
    expect(screen.getByLabelText('Full name')).toHaveValue('Ama');
    expect(screen.getByLabelText(/Programme/)).toHaveValue('Awakening');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await user.click(button('Register'));
    await screen.findByRole('alert');
    second.unmount();
    render(<SubmissionForm definition={attendanceSample} />);
    expect(screen.getByLabelText('Full name')).toHaveValue('');
  });
});

describe('after sending', () => {
  it('reads with the thanks what happens next, and leads on', async () => {
    fakeNetwork(() => stored);
    render(<SubmissionForm definition={contactSample} receipt={<p>About the choir</p>} />);
    await fillContact();
    await user.click(button('Send'));
    const thanks = await screen.findByRole('status');
    expect(thanks).toHaveFocus();
    expect(thanks).toHaveTextContent(/^Thank you!$/);
    await waitFor(() => expect(thanks).toHaveAccessibleDescription('We answer soon.'));
    expect(screen.getByText('About the choir')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/help/contact']);
  });

  it('offers no other form beside one that stays', async () => {
    fakeNetwork(() => stored);
    render(<SubmissionForm definition={pledgeSample} />);
    await fillPledge();
    await user.click(button('Pledge'));
    expect(await screen.findByRole('link', { name: 'Give now' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /again/ })).not.toBeInTheDocument();
  });
});

describe('what was asked for', () => {
  it('tells what was sent, also where a field was changed before the answer', async () => {
    const calls = fakeNetwork(() => 'hang');
    const onSent = jest.fn();
    render(<SubmissionForm definition={pledgeSample} onSent={onSent} />);
    await fillPledge();
    await user.click(button('Pledge'));
    await user.type(screen.getByLabelText('Amount'), '1');
    calls[0]?.answer(stored);
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(onSent.mock.calls).toEqual([[{ name: 'Ama', email: 'ama@example.org', amount: 25.5 }]]);
  });

  it('stands chosen, whatever the draft says', () => {
    saveDraft('programAttendance', { typed: { fullName: 'Ama', program: 'Praise' } });
    render(<SubmissionForm definition={attendanceSample} asked={{ program: 'Awakening' }} />);
    expect(screen.getByLabelText('Programme')).toHaveValue('Awakening');
    expect(screen.getByLabelText('Full name')).toHaveValue('Ama');
  });

  it.each(['Harvest', '', '<b>', 'constructor'])('is not heard where it is %j', (program) => {
    render(<SubmissionForm definition={attendanceSample} asked={{ program, fullName: program }} />);
    expect(screen.getByLabelText('Programme')).toHaveValue('Praise');
    expect(screen.getByLabelText('Full name')).toHaveValue('');
  });
});

it.each([
  ['program', () => screen.getByLabelText('Programme')],
  ['fullName', () => screen.getByLabelText('Full name')],
  ['minister', () => screen.getByRole('radiogroup')],
])('has a field described by the note under it, whatever its control (%s)', (name, control) => {
  render(<SubmissionForm definition={attendanceSample} notes={{ [name]: 'On Sunday' }} />);
  expect(control()).toHaveAccessibleDescription('On Sunday');
});
