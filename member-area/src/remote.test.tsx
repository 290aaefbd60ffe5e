/** @jest-environment node */
import { remoteContract } from 'contract/remote';
import { ownedPaths } from 'contract/site-paths';
import { contract, routes } from './remote';
import { renderOnServer } from './testing/render-on-server';

const ownPaths = ownedPaths.filter(({ owner }) => owner === 'member-area').map(({ path }) => path);

it('keeps the agreement with the shell', () => {
  expect(contract).toBe(remoteContract);
});

it('offers a page for every path that the member area owns, and for no other', () => {
  const offered = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(offered.sort()).toEqual([...ownPaths].sort());
});

it('names every route', () => {
  const ids = routes.flatMap((route) => [route.id, ...(route.children ?? []).map(({ id }) => id)]);
  expect(ids.every((id) => id?.startsWith('member-area:'))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(ownPaths)(
  'renders %s on the server with a title, a description and one h1',
  async (path) => {
    const html = await renderOnServer(path.replace(/:\w+/, 'x1'));
    expect(html).toMatch(/^<title>[^<]+<\/title><meta name="description" content="[^"]+"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  },
);

it.each(['/join-us/login', '/forgot-password'])(
  'cannot send the form of %s before the script is there',
  async (path) => {
    expect(await renderOnServer(path)).toMatch(/<button type="submit"[^>]* disabled=""/);
  },
);

it('can send the form of a new profile without a script', async () => {
  const html = await renderOnServer('/join-us/create-profile');
  expect(html).toMatch(
    /<form [^>]*action="\/api\/profiles\/register" encType="multipart\/form-data" method="post"/,
  );
  expect(html).not.toMatch(/<button type="submit"[^>]* disabled=""/);
});

it('shows nothing of a profile while the session is unknown', async () => {
  expect(await renderOnServer('/profile/x1')).toContain('Loading...');
});
