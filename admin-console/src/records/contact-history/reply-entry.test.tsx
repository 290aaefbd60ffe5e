import { render, screen } from '@testing-library/react';
import { getContactHistory } from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import { toAddress } from 'contract/request';
import type { Reply } from 'contract/replies';
import { fakeEventSource } from '../../testing/fake-event-source';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { ContactHistoryList } from './contact-history-list';
import { ContactHistorySection } from './contact-history-section';

const stream = fakeEventSource();

const reply: Reply = {
  ...{ _id: 'r', at: '2026-03-02T10:00:00.000Z', from: 'ruth@example.org' },
  ...{ isFromOther: false, isAutomatic: false, isCut: false },
  ...{
    subject: 'Re: Your letter',
    text: 'Yes,\n<b>gladly</b>.',
    attachments: [],
    attachmentCount: 0,
  },
};

const show = (history: Partial<ContactHistory>) =>
  render(
    <ContactHistoryList
      kind="contact"
      recordId="r1"
      known={{ outreach: [], notes: [], ...history }}
      onNoteChanged={() => undefined}
    />,
  );

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows a reply between what came before and after it, as text', () => {
  const note = (at: string) => ({ _id: at, at, text: `Note of ${at}`, mentions: [] });
  show({
    replies: [reply],
    notes: [note('2026-03-03T10:00:00.000Z'), note('2026-03-01T10:00:00.000Z')],
  });
  const shown = entries();
  expect(shown).toHaveLength(3);
  expect(shown[1]).toMatch(
    /^Reply from ruth@example\.org, .*Re: Your letterYes,\n<b>gladly<\/b>\.$/,
  );
});

it('says where a reply comes from and what is missing in it', () => {
  const marks = { isFromOther: true, isAutomatic: true, isCut: true };
  show({ replies: [{ ...reply, ...marks, attachments: ['photo.jpg', ''], attachmentCount: 2 }] });
  expect(entries()[0]).toMatch(
    /another address.*Sent by a program.*Shortened.*2 attachments, only in the mailbox: photo\.jpg$/s,
  );
});

it('says that a reply has no address and no text', () => {
  show({ replies: [{ ...reply, from: '', subject: '', text: '', attachmentCount: 1 }] });
  expect(entries()[0]).toMatch(/^Reply without an address, .*Without text\.1 attachment, only in/);
});

it('shows a reply that comes while the record is open, and keeps what is typed', async () => {
  let known: ContactHistory = { outreach: [], notes: [] };
  logIn();
  fakeReviewServer('contact', [], ({ path }) =>
    path === toAddress(getContactHistory, { kind: 'contact', id: 'r1' })
      ? { status: 200, body: known }
      : undefined,
  );
  const about = { kind: 'contact', recordId: 'r1', name: 'Ruth', record: {} } as const;
  const user = renderView(<ContactHistorySection {...about} onReview={() => undefined} />);
  await user.type(await screen.findByLabelText('New note'), 'Half a');
  known = { ...known, replies: [reply] };
  stream().tell('changed', { kind: 'contact' });
  expect(await screen.findByText('Re: Your letter')).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('Half a');
  expect(screen.getByLabelText('New note')).toHaveFocus();
});
