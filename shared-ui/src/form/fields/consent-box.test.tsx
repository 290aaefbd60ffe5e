import { render as renderAnywhere, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { consentField } from 'contract/consent-field';
import { consentNotice } from 'contract/privacy/consent.texts';
import { consentStoredHeader, receiptHeader } from 'contract/receipts';
import { fakeNetwork } from '../../http/fake-network';
import type { FakeAnswer } from '../../http/fake-network';
import { ConsentBox } from './consent-box';
import { saveDraft } from '../draft';
import type { FormDefinitionOf, LoadedForm } from '../form-definition';
import { contactSample, pledgeSample } from '../sample-forms';
import { SubmissionForm } from '../submission-form';

const requestSample = {
  ...contactSample,
  submission: 'request',
  terms: { notice: 'We use what you send only to answer you.', consent: <ConsentBox /> },
  onFailure: 'text',
  fields: {
    fullName: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    requestType: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  labels: {
    ...contactSample.labels,
    title: 'Request',
    failure: 'Not sent.',
    fields: {
      fullName: { label: 'Name' },
      email: { label: 'E-mail' },
      phone: { label: 'Phone' },
      requestType: {
        label: 'About',
        choices: { prayer: 'Prayer', counseling: 'A talk', financial: 'Money', others: 'Other' },
      },
      message: { label: 'Message' },
    },
  },
} as const satisfies FormDefinitionOf<'request'> & LoadedForm;

const typed = {
  fullName: 'Ama',
  email: 'ama@example.org',
  phone: '+43 512 000001',
  requestType: 'prayer',
  message: 'Please pray.',
};
const user = userEvent.setup();
const Page = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/help/request']}>{children}</MemoryRouter>
);
const render = (form: ReactNode) => renderAnywhere(form, { wrapper: Page });
const box = () => screen.getByRole('checkbox');
const answered = (headers: Readonly<Record<string, string>>): FakeAnswer => ({
  status: 201,
  body: { _id: '1', createdAt: '2026-03-01T10:00:00.000Z' },
  headers,
});

/** Fills in the form by restoring a draft. */
function renderFilled() {
  saveDraft('request', { typed });
  render(<SubmissionForm definition={requestSample} />);
}
const submit = async () => user.click(await screen.findByRole('button', { name: 'Send' }));

beforeEach(() => sessionStorage.clear());

describe('the box', () => {
  it('is neither ticked nor required, and says what is agreed to, and that nobody needs to', () => {
    render(<SubmissionForm definition={requestSample} />);
    expect(box()).not.toBeChecked();
    expect(box()).not.toBeRequired();
    expect(box()).toHaveAccessibleName(`${consentNotice.label} (optional)`);
    expect(box()).toHaveAccessibleDescription(/^You need not agree.*withdraw.* My data/);
    expect(screen.getByRole('link', { name: 'My data' })).toHaveAttribute('href', '/my-data');
  });

  it('is ticked by no reload, which HTML lets only a script say', () => {
    render(<SubmissionForm definition={requestSample} />);
    expect(box()).toHaveAttribute('autocomplete', 'off');
    expect(renderToString(<ConsentBox />)).not.toMatch(/autocomplete/i);
  });

  it('stands in no form that asks for no consent', () => {
    render(<SubmissionForm definition={contactSample} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('sends what is specified and no more while it is not ticked', async () => {
    const calls = fakeNetwork(() => answered({}));
    renderFilled();
    await submit();
    expect(await screen.findByText('Thank you!')).toBeVisible();
    expect(calls[0]?.body).toEqual(typed);
  });

  it('sends which notice was agreed to', async () => {
    const calls = fakeNetwork(() => answered({}));
    renderFilled();
    await user.click(box());
    await submit();
    expect(await screen.findByText('Thank you!')).toBeVisible();
    expect(calls[0]?.body).toEqual({ ...typed, [consentField]: consentNotice.hash });
  });

  it('is another try with the tick than without it', async () => {
    const answers: FakeAnswer[] = ['down', 'down', answered({})];
    const calls = fakeNetwork(() => answers.shift() ?? 'down');
    renderFilled();
    await submit();
    await user.click(box());
    await submit();
    await submit();
    expect(await screen.findByText('Thank you!')).toBeVisible();
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  it('is ticked by no draft', () => {
    saveDraft('request', { typed: { ...typed, [consentField]: 'what another page showed' } });
    render(<SubmissionForm definition={requestSample} />);
    expect(screen.getByLabelText('Name')).toHaveValue('Ama');
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAttribute('value', consentNotice.hash);
  });
});

describe('the receipt', () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:receipt';
      },
      revokeObjectURL: () => undefined,
    });
    // Prevents the navigation, which jsdom lacks.
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  const send = async (headers: Readonly<Record<string, string>>, ticked = false) => {
    fakeNetwork(() => answered(headers));
    renderFilled();
    if (ticked) await user.click(box());
    await submit();
    expect(await screen.findByText('What happens next')).toBeVisible();
  };
  const openCode = () => user.click(screen.getByText('Use a code instead'));
  const textOf = (blob: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob ?? new Blob());
    });

  it('leads to the page that mails a link, below the thanks, and unfolds the code only when asked', async () => {
    await send({ [receiptHeader]: 'ABCDEFGH12' });
    expect(screen.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'My data' });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', '/my-data');
    expect(screen.getByText('Thank you!')).toHaveFocus();
    expect(screen.getByText('ABCD')).not.toBeVisible();
    await openCode();
    expect(screen.getByText('ABCD')).toBeVisible();
    expect(screen.getByText('ABCD').parentElement).toHaveTextContent('ABCDEFGH12');
  });

  it('is not shown where it gives none', async () => {
    await send({});
    expect(screen.queryByText('Your receipt')).not.toBeInTheDocument();
  });

  it('goes into a file with the consent that was stored, and nothing that was typed', async () => {
    await send({ [receiptHeader]: 'ABCDEFGH12', [consentStoredHeader]: '1' }, true);
    await openCode();
    await user.click(screen.getByRole('button', { name: 'Save the receipt' }));
    const text = await textOf(saved[0]);
    for (const words of ['Request', 'ABCDEFGH12', '2026-03-01T10:00:00.000Z', '/my-data'])
      expect(text).toContain(words);
    expect(text).toContain(consentNotice.label);
    for (const value of ['Ama', typed.email, typed.message]) expect(text).not.toContain(value);
  });

  it('names no consent that the server did not store', async () => {
    await send({ [receiptHeader]: 'ABCDEFGH12' }, true);
    await openCode();
    await user.click(screen.getByRole('button', { name: 'Save the receipt' }));
    const text = await textOf(saved[0]);
    expect(text).toContain('agreed to nothing');
    expect(text).not.toContain(consentNotice.label);
  });

  it('copies the code without gaps, or says what to do where it cannot', async () => {
    await send({ [receiptHeader]: 'ABCDEFGH12' });
    await openCode();
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGH12');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Refused.'));
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByText('Please mark the code and copy it.')).toBeVisible();
  });

  it('stands below a form that keeps its fields', async () => {
    fakeNetwork(() => answered({ [receiptHeader]: 'ABCDEFGH12' }));
    render(<SubmissionForm definition={pledgeSample} />);
    await user.type(screen.getByLabelText('Name'), 'Ama');
    await user.type(screen.getByLabelText('E-mail'), 'ama@example.org');
    await user.type(screen.getByLabelText('Amount'), '25.5');
    await user.click(screen.getByRole('button', { name: 'Pledge' }));
    expect(await screen.findByRole('heading', { name: 'Your receipt' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});
