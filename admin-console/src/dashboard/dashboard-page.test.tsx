import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { readTab, writeTab } from 'shared-ui/tab-storage';
import { sectionTitles } from '../model/fixed-texts';
import { sectionNames, sections } from '../model/sections';
import { typedTextsKey } from '../session/admin-session';
import { listCalls, logIn, openConsole } from '../testing/open-console';

const logoutPath = '/api/auth/admin/logout';

/** Answers the logout as told; every list is empty. */
const answerLogout = (answer: FakeAnswer) =>
  fakeNetwork(({ path }) => (path === logoutPath ? answer : { status: 200, body: [] }));

beforeEach(() => {
  logIn();
  answerLogout({ status: 200 });
});

it('lists the sections as links, with the current one marked', async () => {
  openConsole('/admin/dashboard?section=pledges');
  const sidebar = await screen.findByRole('navigation', { name: 'Sections' });
  const links = within(sidebar).getAllByRole('link');
  const names = sectionNames.map((name) => sectionTitles[name]);
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
    screen.getByRole('link', { name: 'Pledge Posts', current: 'page' }),
  ]);
  expect(links[names.indexOf('Pledge Posts')]).toHaveAttribute(
    'href',
    '/admin/dashboard?section=pledges',
  );
});

it('lists what else staff have in a navigation of its own', async () => {
  const user = openConsole('/admin/dashboard');
  const staff = within(await screen.findByRole('navigation', { name: 'Staff' }));
  const names = (await staff.findAllByRole('link')).map((link) => link.textContent);
  expect(names).toEqual([
    'To contact',
    'E-mails',
    'Accounts',
    'Audit log',
    'Privacy requests',
    'My account',
  ]);
  await user.click(staff.getByRole('link', { name: 'My account' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('My account');
  expect(staff.getByRole('link', { name: 'My account' })).toHaveAttribute('aria-current', 'page');
  expect(window.location.search).toBe('?section=my-account');
});

it('lets staff choose between day and night where they are', async () => {
  const user = openConsole('/admin/dashboard');
  const sidebar = await screen.findByRole('navigation', { name: 'Staff' });
  await user.click(within(sidebar).getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  await user.click(within(sidebar).getByRole('button', { name: 'Automatic' }));
});

it('opens Naming when the address names no section', async () => {
  openConsole('/admin/dashboard');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Naming');
  expect(screen.getByRole('link', { name: 'Naming' })).toHaveAttribute('aria-current', 'page');
});

it('reads the list of each section as it is chosen, and anew when it is chosen again', async () => {
  const calls = answerLogout({ status: 200 });
  const user = openConsole('/admin/dashboard?section=user-profiles');
  const chosen = [...sectionNames, 'welfare'] as const;
  for (const name of chosen) {
    const title = sectionTitles[name];
    await user.click(await screen.findByText(title, { selector: 'a' }));
    expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible();
  }
  await waitFor(() => expect(listCalls(calls)).toHaveLength(chosen.length + 1));
  expect(
    listCalls(calls)
      .slice(1)
      .map(({ path }) => path),
  ).toEqual(chosen.map((name) => sections[name].endpoint));
});

it('says "Coming Soon" for an unknown section', async () => {
  const calls = answerLogout({ status: 200 });
  openConsole('/admin/dashboard?section=archive');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon');
  expect(
    screen.getByText('This section will be populated once backend integration is complete.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  expect(listCalls(calls)).toHaveLength(0);
});

it('names the page after its section', async () => {
  openConsole('/admin/dashboard?section=welfare');
  await waitFor(() => expect(document.title).toBe('Welfare | Admin Dashboard'));
});

it('opens the remittance form in a new tab', async () => {
  openConsole('/admin/dashboard');
  const link = await screen.findByRole('link', { name: /^Download Remittance Form/ });
  expect(link).toHaveAttribute('href', '/downloads/remittance-form.pdf');
  expect(link).toHaveAttribute('target', '_blank');
});

it('offers the remittance form in the other language beside it, and says which that is', async () => {
  openConsole('/admin/dashboard');
  const link = await screen.findByRole('link', {
    name: /^DE\s+remittance form in German \(opens in a new tab\)$/,
  });
  expect(link).toHaveAttribute('href', '/downloads/remittance-form-de.pdf');
  expect(link).toHaveAttribute('hreflang', 'de');
});

describe('the button "Sections" of small screens', () => {
  const toggle = () => screen.findByRole('button', { name: 'Sections' });

  it('opens the list and closes it after a choice', async () => {
    const user = openConsole('/admin/dashboard');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Couples' }));
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Couples');
  });

  it('closes it with Escape and takes the focus back', async () => {
    const user = openConsole('/admin/dashboard');
    await user.click(await toggle());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Naming' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(await toggle()).toHaveFocus();
  });

  it('closes it when the focus moves on', async () => {
    const user = openConsole('/admin/dashboard');
    await user.click(await toggle());
    act(() => screen.getByRole('button', { name: 'Logout' }).focus());
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the logout', () => {
  const leave = async () => {
    const user = openConsole('/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
  };
  const expectToBeOut = async () => {
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  };

  it('tells the server, with the anti-CSRF token', async () => {
    const calls = answerLogout({ status: 200 });
    await leave();
    await expectToBeOut();
    expect(calls.find(({ path }) => path === logoutPath)).toMatchObject({
      method: 'POST',
      headers: { 'x-csrf-token': 'csrf-token' },
    });
  });

  it.each<[string, FakeAnswer]>([
    ['cannot be reached', 'down'],
    ['fails', { status: 500 }],
    ['has ended the session already', { status: 401 }],
  ])('leaves even when the server %s', async (_how, answer) => {
    answerLogout(answer);
    await leave();
    await expectToBeOut();
  });

  it('asks first where it takes away what was typed', async () => {
    const calls = answerLogout({ status: 200 });
    const key = typedTextsKey();
    writeTab(key, { 'messages/': { text: {}, revision: 0 } });
    const user = openConsole('/admin/dashboard');
    const button = await screen.findByRole('button', { name: 'Logout' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(calls.filter(({ path }) => path === logoutPath)).toEqual([]);
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Logout' }));
    await expectToBeOut();
    expect(readTab(key)).toBeUndefined();
  });

  it('leaves after four seconds when the server does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 50 });
    answerLogout('hang');
    await leave();
    await screen.findByRole('heading', { name: 'Admin Login' }, { timeout: 8000 });
    await expectToBeOut();
    jest.useRealTimers();
  });
});
