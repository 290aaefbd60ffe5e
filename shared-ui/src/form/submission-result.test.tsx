import { render, screen } from '@testing-library/react';
import { loadDraft, saveDraft } from './draft';
import { attendanceSample, pledgeSample } from './sample-forms';
import { NotSentResult, SentResult } from './submission-result';

it('thanks and forgets the draft', () => {
  saveDraft('pledge', { typed: { name: 'Ama' } });
  render(<SentResult definition={pledgeSample} />);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for your pledge!');
  expect(loadDraft('pledge')).toBeUndefined();
});

it('says at each field’s own address what the field needs', () => {
  render(<NotSentResult definition={attendanceSample} />);
  expect(document.getElementById('email')).toHaveTextContent(/Needed\. .*e-mail address/);
  expect(document.getElementById('phone')).toHaveTextContent(/telephone number/);
  expect(document.getElementById('program')).toHaveTextContent(/Needed\. .*choose one/);
  expect(document.getElementById('minister')).toHaveTextContent(/choose one/);
});

it('says what may be left out', () => {
  render(<NotSentResult definition={pledgeSample} />);
  expect(document.getElementById('message')).toHaveTextContent(/\(optional\)/);
});

it('has an address for an office that could not be reached', () => {
  render(<NotSentResult definition={pledgeSample} language="de" />);
  expect(document.getElementById('office')).toHaveTextContent(/später/);
});

it('has an address for thanks that say that staff look at it first', () => {
  const { en } = pledgeSample.labels;
  const definition = { ...pledgeSample, labels: { en: { ...en, awaitsApproval: 'Soon.' } } };
  const { rerender } = render(<SentResult definition={definition} />);
  expect(document.getElementById('awaits-approval')).toHaveTextContent('Soon.');
  rerender(<SentResult definition={pledgeSample} />);
  expect(document.getElementById('awaits-approval')).toBeNull();
});
