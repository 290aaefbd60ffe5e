import { render as renderAnywhere, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadDraft, saveDraft } from '../draft';
import { attendanceSample, contactSample, pledgeSample } from '../sample-forms';
import { NotSentResult, SentResult } from './submission-result';

const SentPage = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/help/contact/sent']}>{children}</MemoryRouter>
);
const render = (page: ReactNode) => renderAnywhere(page, { wrapper: SentPage });

it('thanks and forgets the draft', () => {
  saveDraft('pledge', { typed: { name: 'Ama' } });
  render(<SentResult definition={pledgeSample} />);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for your pledge!');
  expect(loadDraft('pledge')).toBeUndefined();
});

it.each([
  ['confirmed-by-email', /^Received\. We confirm it by e-mail\./],
  ['reviewed-first', /^Received\.The church office looks at it first\./],
])(
  'has an address, %s, for what is in quarantine, beside which the thanks give way',
  (id, said) => {
    render(<SentResult definition={contactSample} />);
    const quarantined = document.getElementById(id);
    expect(quarantined).toHaveTextContent(said);
    expect(quarantined?.parentElement?.querySelector('.quarantined ~ .listed')).toContainElement(
      screen.getByText('We answer soon.'),
    );
  },
);

it('names help whatever became of the form', () => {
  render(<SentResult definition={contactSample} help={<p>Call 142.</p>} />);
  expect(screen.getByText('Call 142.').closest('.listed, .quarantined')).toBeNull();
});

it('leads to no page that one is on already', () => {
  renderAnywhere(
    <MemoryRouter initialEntries={['/']}>
      <SentResult definition={contactSample} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
});

it('says what happens next, where to go, and how to fill in another', () => {
  render(<SentResult definition={contactSample} />);
  expect(screen.getByText('We answer soon.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Fill in this form again' })).toHaveAttribute(
    'href',
    '/help/contact',
  );
});

it('leads to the receipt, which no page for everybody can hold', () => {
  render(<SentResult definition={contactSample} />);
  expect(screen.getByText(/In this browser you can get it for 10 minutes\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the receipt' })).toHaveAttribute(
    'href',
    '/api/receipt',
  );
});

it('says at each field’s own address what the field needs', () => {
  render(<NotSentResult definition={attendanceSample} />);
  expect(document.getElementById('email')).toHaveTextContent(
    /Required\. Enter an e-mail address like/,
  );
  expect(document.getElementById('phone')).toHaveTextContent(/Required\. Enter a phone number/);
  expect(document.getElementById('program')).toHaveTextContent(
    /Required\. Choose your programme\./,
  );
  expect(document.getElementById('minister')).toHaveTextContent(
    /Required\. Answer this question\./,
  );
});

it('says how much each text takes, which only words can bound', () => {
  render(<NotSentResult definition={contactSample} />);
  expect(document.getElementById('message')).toHaveTextContent(/At most 5000 characters\.$/);
  expect(document.getElementById('subject')).toHaveTextContent(/At most 200 characters\.$/);
});

it('says what may be left out', () => {
  render(<NotSentResult definition={pledgeSample} />);
  expect(document.getElementById('message')).toHaveTextContent(/\(optional\)/);
});

it('has an address for an office that could not be reached', () => {
  render(<NotSentResult definition={pledgeSample} />);
  expect(document.getElementById('office')).toHaveTextContent(/later/);
});

it('has an address for thanks that say that staff look at it first', () => {
  const definition = {
    ...pledgeSample,
    labels: { ...pledgeSample.labels, awaitsApproval: 'Soon.' },
  };
  const { rerender } = render(<SentResult definition={definition} />);
  expect(document.getElementById('awaits-approval')).toHaveTextContent('Soon.');
  rerender(<SentResult definition={pledgeSample} />);
  expect(document.getElementById('awaits-approval')).toBeNull();
});
