import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allRights } from 'contract/rights';
import { openPreview, setTeamEmail } from 'contract/release-requests';
import { toAddress } from 'contract/request';
import { storageKeys } from 'contract/storage-keys';
import {
  fakeReleaseServer,
  releasedVersion,
  releasesOf,
  unreleasedVersion,
} from '../../testing/fake-release-server';
import type { FakeReleaseServer } from '../../testing/fake-release-server';
import { logIn, renderView } from '../../testing/render-view';
import { loadDocument } from './load-document';
import { ReleasesView } from './releases-view';

jest.mock('./load-document');

const onTrial = releasesOf('public-site', {
  canary: {
    ...releasedVersion('new1', {
      visits: 340,
      faulty: 12,
      by: { kind: 'operator', name: 'deploy' },
    }),
    percent: 10,
    comparison: {
      canary: { visits: 340, faulty: 12 },
      stable: { visits: 3020, faulty: 4 },
      verdict: 'alike',
    },
  },
});

beforeEach(logIn);

async function open(server: FakeReleaseServer, rights = allRights) {
  const user = renderView(<ReleasesView />, { rights });
  await screen.findByRole('heading', { level: 2, name: 'When a trial stops by itself' });
  /** Presses a button; once its question is open, the one that answers it. */
  const press = async (name: string) => {
    const buttons = await screen.findAllByRole('button', { name });
    await user.click(buttons.at(-1) as HTMLElement);
  };
  return { user, press, changes: () => server.calls.filter(({ method }) => method !== 'GET') };
}

const row = (version: string) => {
  const found = screen.getByRole('heading', {
    level: 3,
    hidden: true,
    name: new RegExp(`^${version}`),
  });
  return within(found.closest('li') as HTMLElement);
};

it('shows of each version what it is and how it does, and of a trial what the rule makes of it', async () => {
  await open(fakeReleaseServer([onTrial]));
  expect(screen.getByRole('heading', { level: 2, name: 'Public pages public-site' })).toBeVisible();
  expect(row('live1').getByText('Live for 90%')).toBeVisible();
  const live = row('live1').getAllByRole('definition');
  expect(live.map((one) => one.textContent)).toEqual([
    '1 Mar 2026, 11:00, Ada',
    '2',
    '8\u00a0KB',
    '2,000',
    '0.5',
  ]);
  expect(row('new1').getByText('On trial for 10%')).toBeVisible();
  expect(row('new1').getByText('1 Mar 2026, 11:00, deploy, at the command line')).toBeVisible();
  expect(
    row('new1').getByText(
      /Since its share was set, 12 of 340 visits of the trial version were faulty, and 4 of 3,020 visits/,
    ),
  ).toHaveTextContent('may be chance');
  expect(screen.getByText('1 more from before')).toBeVisible();
  expect(screen.getByText(/less than once in 100,000 cases/)).toBeVisible();
});

it('goes back after a question, and shows what visitors get at once', async () => {
  const server = fakeReleaseServer([onTrial]);
  const { press, changes } = await open(server);
  await press('Go back to it: old1');
  expect(
    screen.getByText(/old1 again, and no longer live1\? This ends the trial of new1/),
  ).toHaveFocus();
  expect(changes()).toEqual([]);
  await press('Go back to it: old1');
  const said = await screen.findByText('All visitors get old1 again.');
  await waitFor(() => expect(said.closest('[tabindex="-1"]')).toHaveFocus());
  expect(changes().map(({ body }) => body)).toEqual([
    { change: 'rollback', version: 'old1', seenChange: 'change-1' },
  ]);
  expect(row('old1').getByText('Live')).toBeVisible();
  expect(screen.queryByText(/new1|live1/)).not.toBeInTheDocument();
});

it('widens, stops and releases a trial, and starts one of a version that is not released', async () => {
  const server = fakeReleaseServer([{ ...onTrial, previews: [unreleasedVersion('try1')] }]);
  const { user, press, changes } = await open(server);
  expect(row('try1').getByText(/somebody who has left/)).toBeVisible();
  await press('Change the share: new1');
  expect(screen.getByLabelText('Share of the visitors')).toHaveValue('10');
  await user.selectOptions(screen.getByLabelText('Share of the visitors'), '50%');
  await press('Change the share: new1');
  expect(await screen.findByText('50% of the visitors get new1 now.')).toBeVisible();
  await press('Stop the trial: new1');
  await press('Stop the trial: new1');
  expect(await screen.findByText('The trial of new1 is stopped.')).toBeVisible();
  expect(screen.getByText('2 more from before')).toBeVisible();
  expect(row('new1').getByText('Withdrawn')).toBeInTheDocument();
  await press('Try with some visitors: try1');
  await press('Try with some visitors: try1');
  expect(await screen.findByText('10% of the visitors get try1 now.')).toBeVisible();
  await press('Release to everybody: try1');
  await press('Release to everybody: try1');
  expect(await screen.findByText('All visitors get try1 now.')).toBeVisible();
  expect(changes().map(({ body }) => body)).toMatchObject([
    { change: 'canary', version: 'new1', percent: 50, seenChange: 'change-1' },
    { change: 'stop-canary', version: 'new1', seenChange: 'change-1-next' },
    { change: 'canary', version: 'try1', percent: 10 },
    { change: 'promote', version: 'try1' },
  ]);
});

it('shows the reason of a refusal with the question, which stays', async () => {
  const server = fakeReleaseServer([onTrial]);
  const reason = 'new1 speaks contract 1, and the live shell 2.';
  server.respond = () => ({ status: 409, body: { message: 'No.', error: 'No.', reason } });
  const { press } = await open(server);
  await press('Release to everybody: new1');
  await press('Release to everybody: new1');
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByText(/^Shall all visitors get new1/)).toBeVisible();
});

it('says that another change came between, and shows that one', async () => {
  const server = fakeReleaseServer([onTrial]);
  server.respond = () => {
    server.releases = {
      ...server.releases,
      packages: [
        releasesOf('public-site', { stable: releasedVersion('theirs'), seenChange: 'other' }),
      ],
    };
    return { status: 409, body: { message: 'Somebody else was faster.', error: 'x' } };
  };
  const { press } = await open(server);
  await press('Stop the trial: new1');
  await press('Stop the trial: new1');
  expect(await screen.findByRole('heading', { level: 3, name: 'theirs Live' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('x');
  expect(screen.getByRole('heading', { level: 2, name: /^Public pages/ })).toHaveFocus();
  expect(screen.queryByText(/^Shall/)).not.toBeInTheDocument();
});

it('closes a question about versions that another team has changed meanwhile', async () => {
  const server = fakeReleaseServer([onTrial]);
  const { press } = await open(server);
  await press('Go back to it: old1');
  expect(screen.getByText(/^Shall all visitors/)).toBeVisible();
  const theirs = releasesOf('public-site', { seenChange: 'other' });
  server.releases = { ...server.releases, packages: [theirs] };
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByText(/^Shall all visitors/)).not.toBeInTheDocument());
});

it('says which trial the rule has stopped, which all visitors get only after another one, and whom it tells', async () => {
  const { comparison } = onTrial.canary as NonNullable<typeof onTrial.canary>;
  const stopped = { version: 'bad1', at: '2026-03-01T10:00:00.000Z', comparison };
  const withdrawn = [releasedVersion('bad1')];
  const server = fakeReleaseServer([releasesOf('member-area', { stopped, withdrawn })]);
  const { user, changes } = await open(server);
  expect(screen.getByText(/stopped the trial of bad1, 1 Mar 2026, 11:00/)).toHaveTextContent(
    '12 of 340',
  );
  expect(screen.getByRole('button', { name: 'Try with some visitors: bad1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Go back to it: bad1' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Team: Pages. Everybody who may change releases/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the address: Members’ area' }));
  await user.type(screen.getByLabelText(/^E-mail address of the team/), 'team@example.org{Enter}');
  expect(await screen.findByText('The address is saved.')).toBeVisible();
  expect(changes()).toMatchObject([
    {
      path: toAddress(setTeamEmail, { package: 'member-area' }),
      body: { email: 'team@example.org' },
    },
  ]);
});

it('opens the site in this browser with a version that is not released', async () => {
  const server = fakeReleaseServer([
    releasesOf('member-area', { previews: [unreleasedVersion('try1')] }),
  ]);
  server.respond = () => ({ status: 404, body: { message: 'Gone.', error: 'It is gone.' } });
  const { user, changes } = await open(server);
  const button = screen.getByRole('button', { name: 'Open the site with it: try1' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('It is gone.');
  expect(localStorage.getItem(storageKeys.openPreviews)).toBeNull();
  expect(loadDocument).not.toHaveBeenCalled();
  server.respond = () => ({ status: 204 });
  await user.click(button);
  await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/join-us/login'));
  expect(localStorage.getItem(storageKeys.openPreviews)).not.toBeNull();
  const path = toAddress(openPreview, { package: 'member-area', version: 'try1' });
  expect(changes().at(-1)).toMatchObject({ path });
});

it('offers no change to who may only see the releases', async () => {
  await open(fakeReleaseServer([onTrial]), ['releases:read']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Look again',
  ]);
});

it('says that a server has no site', async () => {
  const server = fakeReleaseServer([]);
  server.releases = { ...server.releases, site: 'absent' };
  renderView(<ReleasesView />);
  expect(await screen.findByText(/^This server has no site/)).toBeVisible();
});
