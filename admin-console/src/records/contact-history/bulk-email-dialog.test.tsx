import { cleanup, screen, waitFor } from '@testing-library/react';
import { findEmailHouseholds, sendEmails } from 'contract/contact-history-requests';
import { answerByTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { BulkEmailDialog } from './bulk-email-dialog';

const ruth = { kind: 'contact', _id: 'r1', name: 'Ruth', email: 'ruth@example.org' } as const;
const again = { ...ruth, _id: 'r2', email: 'RUTH@example.org' };
const ben = { kind: 'welfare', _id: 'b1', name: 'Ben', email: 'ben@example.org' } as const;
const silent = { kind: 'contact', _id: 's1', name: 'Silent', email: '' } as const;

function open(
  records: Parameters<typeof BulkEmailDialog>[0]['records'],
  answer: object = {},
  households: readonly (readonly string[])[] = [],
) {
  logIn();
  const body = { sent: [{}, {}], refused: [], ...answer };
  const calls = answerByTable({
    [`POST ${sendEmails.path}`]: { status: 200, body },
    [`POST ${findEmailHouseholds.path}`]: { status: 200, body: { households } },
  });
  const sentEmails = () => calls.filter(({ path }) => path === sendEmails.path);
  const user = renderView(
    <BulkEmailDialog records={records} say={() => undefined} onClose={() => undefined} />,
  );
  const write = async () => {
    await user.type(screen.getByLabelText('Subject'), 'Sunday');
    await user.type(screen.getByLabelText('Text'), 'We meet at ten.');
    await user.keyboard('{Control>}{Enter}{/Control}');
  };
  return { user, sentEmails, write };
}
afterEach(() => sessionStorage.clear());

it('asks before it sends, counts people by their address and names who has none', async () => {
  const sent = [ruth, ben].map(({ kind, _id: id }) => ({ kind, id }));
  const { user, sentEmails, write } = open([ruth, again, ben, silent], { sent });
  expect(screen.getByRole('dialog', { name: 'E-mail to 2 people' })).toBeVisible();
  expect(screen.getByText('Without an e-mail address, so left out: Silent')).toBeVisible();
  await write();
  expect(screen.getByText('Send this e-mail to 2 people?').parentElement).toHaveFocus();
  expect(sentEmails()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, send to 2 people' }));
  expect(await screen.findByText('2 e-mails are on their way.')).toBeVisible();
  expect(sentEmails()).toMatchObject([
    {
      body: {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        records: [
          { kind: 'contact', id: 'r1', to: 'ruth@example.org' },
          { kind: 'contact', id: 'r2', to: 'RUTH@example.org' },
          { kind: 'welfare', id: 'b1', to: 'ben@example.org' },
        ],
        ...{ subject: 'Sunday', text: 'We meet at ten.' },
      },
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('names the people and their addresses, and keeps a text for exactly these records', async () => {
  const { user } = open([ruth, ben]);
  expect(screen.getByLabelText('Subject')).toHaveFocus();
  expect(screen.getByText('ruth@example.org')).toHaveTextContent('Ruth');
  await user.type(screen.getByLabelText('Text'), 'For Ruth and Ben');
  cleanup();
  open([ben, again]);
  expect(screen.getByLabelText('Text')).toHaveValue('');
  cleanup();
  open([ben, ruth]);
  expect(screen.getByLabelText('Text')).toHaveValue('For Ruth and Ben');
});

it('goes once to each household where wished, and says how many that are', async () => {
  const ida = { ...ben, _id: 'i1', name: 'Ida', email: 'ida@example.org' };
  const { user, sentEmails, write } = open([ruth, again, ben, ida], {}, [['r1', 'b1']]);
  const choice = await screen.findByRole('checkbox', { name: 'One e-mail to each household' });
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(/: Ruth and Ben$/);
  await user.click(choice);
  await write();
  expect(screen.getByText('Send 2 e-mails to 3 people?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, send to 3 people' }));
  await waitFor(() => expect(sentEmails()).toMatchObject([{ body: { perHousehold: true } }]));
});

it('is the e-mail of the record where it is only one', async () => {
  open([ruth]);
  expect(screen.getByRole('dialog', { name: 'E-mail to Ruth' })).toBeVisible();
});

it('names who did not get it and why, and asks again after a change', async () => {
  const sent = [{ kind: 'contact', id: 'r1' }];
  const refused = [{ kind: 'welfare', id: 'b1', code: 'record-changed' }];
  const { user, write } = open([ruth, ben], { sent, refused });
  await write();
  await user.type(screen.getByLabelText('Text'), ' Come!');
  expect(screen.queryByText(/^Send this e-mail/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send e-mail' }));
  await user.click(screen.getByRole('button', { name: /^Yes, send/ }));
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent('Ben: has another address by now'),
  );
});

it('goes to a bounded number, and to nobody without an address', () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ ...ben, _id: `b${at}` }));
  open(many);
  expect(screen.getByText(/at most 50 people at once/)).toBeVisible();
  expect(screen.queryByLabelText('Text')).not.toBeInTheDocument();
});
