import { screen, waitFor, within } from '@testing-library/react';
import { getMailQueue, sendMailAgain } from 'contract/mail-queue-requests';
import type { MailQueue, QueuedMail, QueuedState } from 'contract/mail-queue-requests';
import { toAddress } from 'contract/request';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, renderView } from '../../testing/render-view';
import { MailQueueView } from './mail-queue-view';

const at = '2026-03-01T10:00:00.000Z';
const until = '2026-03-04T10:00:00.000Z';
const refused: QueuedMail = {
  ...{ _id: 'm1', mail: 'form-received', at, attempts: 1, until, to: 'ada@example.org' },
  ...{ reason: '550 5.1.1 unknown', about: 'firstTimer', record: 'r1', maySendAgain: true },
};
/** A mail to a person whom the user may not see. */
const hidden: QueuedMail = {
  ...{ _id: 'm2', mail: 'reset-link', at, attempts: 1, until, maySendAgain: false },
  reason: '554 5.7.1',
};
const waits: QueuedMail = {
  ...{ _id: 'm3', mail: 'future-kind', at, attempts: 3, until, maySendAgain: false },
  nextTryAt: '2026-03-01T10:04:00.000Z',
};

let queues: Record<QueuedState, MailQueue>;
let asked: string[];
let posts: string[];
beforeEach(() => {
  const counts = { failed: 2, waiting: 1000 };
  queues = {
    failed: { mails: [refused, hidden], counts },
    waiting: { mails: [waits], next: 'further', counts },
  };
  [asked, posts] = [[], []];
  fakeNetwork(({ method, path }) => {
    if (method === 'POST') {
      posts.push(path);
      return { status: 204 };
    }
    if (!path.startsWith(getMailQueue.path)) return { status: 200, body: [] };
    asked.push(path);
    return { status: 200, body: queues[path.includes('state=failed') ? 'failed' : 'waiting'] };
  });
  logIn();
});

async function open() {
  const user = renderView(<MailQueueView />);
  await screen.findByRole('heading', { level: 1, name: 'Undelivered e-mails' });
  await screen.findByText('2 e-mails on this page');
  return user;
}
const cards = () =>
  within(screen.getByRole('region', { name: /^E-mails that/ })).getAllByRole('listitem');

it('begins with what failed: to whom, why, until when, and the way to its record', async () => {
  await open();
  const [first, second] = cards();
  expect(first).toHaveTextContent('Confirmation of a form to ada@example.org');
  expect(first).toHaveTextContent('About: First Timers');
  expect(first).toHaveTextContent('The mail server said: 550 5.1.1 unknown');
  expect(first).toHaveTextContent('Since 1 Mar 2026, 11:00, tried once');
  expect(first).toHaveTextContent('Given up and removed: 4 Mar 2026, 11:00');
  const link = screen.getByRole('link', { name: /^Open the record: Confirmation of a form/ });
  expect(link).toHaveAttribute('href', '/admin/dashboard?section=first-timers&record=r1');
  expect(second).toHaveTextContent('Link for a new password');
  expect(within(second as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(within(second as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

it('has one sent again, says so, and looks what became of it', async () => {
  const user = await open();
  const times = asked.length;
  queues.failed = { ...queues.failed, mails: [hidden] };
  await user.click(
    screen.getByRole('button', { name: 'Send again: Confirmation of a form to ada@example.org' }),
  );
  const said = await screen.findByText(/^Tried again now: Confirmation of a form/);
  await waitFor(() => expect(said.closest('[tabindex="-1"]')).toHaveFocus());
  expect(posts).toEqual([toAddress(sendMailAgain, { id: 'm1' })]);
  expect(await screen.findByText('1 e-mail on this page')).toBeVisible();
  expect(asked.length).toBeGreaterThan(times);
});

it('shows what waits and when it is tried again, page by page', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Waiting (1000 or more)' }));
  expect(await screen.findByText('Next try: 1 Mar 2026, 11:04')).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  expect(cards()[0]).toHaveTextContent('future-kind');
  expect(cards()[0]).toHaveTextContent('tried 3 times');
  const counts = { failed: 0, waiting: 3 };
  queues.waiting = { mails: [], next: 'on', counts, atLeast: ['waiting'] };
  await user.click(screen.getByRole('button', { name: 'Further e-mails' }));
  expect(await screen.findByText('0 e-mails on this page')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Waiting (3 or more)' })).toBeChecked();
  queues.waiting = { mails: [], counts: { failed: 0, waiting: 0 } };
  await user.click(screen.getByRole('button', { name: 'Further e-mails' }));
  expect(await screen.findByText('No e-mail is waiting.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'E-mails that wait' })).toHaveFocus();
  expect(asked.at(-1)).toBe(`${getMailQueue.path}?state=waiting&after=on`);
  await user.click(screen.getByRole('button', { name: 'Back to the first ones' }));
  await waitFor(() => expect(asked.at(-1)).toBe(`${getMailQueue.path}?state=waiting`));
});
