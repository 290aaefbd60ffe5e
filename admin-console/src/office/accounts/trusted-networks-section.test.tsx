import { screen } from '@testing-library/react';
import { maxTrustedNetworks } from 'contract/trusted-network-requests';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { answerByTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { TrustedNetworksSection } from './trusted-networks-section';

const stored = { networks: ['192.0.2.0/24'], own: '198.51.100.7/32' };

async function open(answer: FakeAnswer) {
  const calls = answerByTable({
    'GET /api/admin/trusted-networks': [{ status: 200, body: stored }, answer],
    'PUT /api/admin/trusted-networks': answer,
  });
  logIn();
  const user = renderView(<TrustedNetworksSection />);
  const field = await screen.findByLabelText(/^Networks/);
  return { calls, field, user };
}
const save = () => screen.getByRole('button', { name: 'Save' });

it('sends a network for each line, and shows them as the server wrote them', async () => {
  const body = { networks: ['192.0.2.0/24', '2001:db8::/48'] };
  const { calls, field, user } = await open({ status: 200, body });
  expect(field).toHaveValue('192.0.2.0/24');
  await user.type(field, '\n\n 2001:db8::1/48 \n192.0.2.0/24');
  await user.click(save());
  expect(await screen.findByText('The networks are saved.')).toBeVisible();
  expect(calls).toMatchObject([{ body: { networks: ['192.0.2.0/24', '2001:db8::1/48'] } }]);
  expect(screen.getByLabelText(/^Networks/)).toHaveValue('192.0.2.0/24\n2001:db8::/48');
});

it('adds the network that one is on', async () => {
  const { field, user } = await open({ status: 200, body: stored });
  await user.click(
    screen.getByRole('button', { name: 'Add the one you are on (198.51.100.7/32)' }),
  );
  expect(field).toHaveValue('192.0.2.0/24\n198.51.100.7/32');
  expect(field).toHaveFocus();
});

it('says at the field why it was not saved, and keeps what was typed', async () => {
  const message = '“church” is no network that can be trusted.';
  const issues = [{ path: 'networks', message }];
  const { field, user } = await open({ status: 400, body: { message, issues } });
  await user.type(field, '\nchurch');
  await user.click(save());
  expect(await screen.findByText(message, { selector: '[id]' })).toBeVisible();
  expect(field).toHaveAccessibleDescription(new RegExp(message));
  expect(field).toHaveValue('192.0.2.0/24\nchurch');
});

it('takes none for none, and sends no more than the server takes', async () => {
  const { calls, field, user } = await open({ status: 200, body: { networks: [] } });
  await user.clear(field);
  await user.paste(
    Array.from({ length: maxTrustedNetworks + 1 }, (_, n) => `10.0.0.${n}`).join('\n'),
  );
  await user.click(save());
  expect(field).toHaveAccessibleDescription(/Name 20 networks at most\./);
  expect(calls).toEqual([]);
  await user.clear(field);
  await user.click(save());
  expect(await screen.findByText('The networks are saved.')).toBeVisible();
  expect(calls).toMatchObject([{ body: { networks: [] } }]);
});
