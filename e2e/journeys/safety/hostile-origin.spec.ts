import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logInAdmin, logOutAdmin } from 'contract/staff-login-requests';
import { listRequest } from 'contract/list-requests';
import { registerProfile } from 'contract/profile-requests';
import { expect, test } from '../../fixtures/journey.ts';
import { admin } from '../../fixtures/product/product-server.ts';

/** `localhost` is another site than 127.0.0.1; another port of 127.0.0.1 is another origin of the same site. */
const hosts = ['localhost', '127.0.0.1'];

let server: Server;
let port: number;
test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Hostile</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
test.afterAll(() => server.close());

/** Posts a request without preflight, with the cookies that the browser adds. */
interface Attack {
  readonly url: string;
  readonly type: 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'text/plain';
  readonly fields: Readonly<Record<string, string>>;
  /** The address of the redirect for a refused page without a script; others get 403. */
  readonly refusedAt?: string;
}

const profile = {
  fullName: 'Made Elsewhere',
  email: 'hostile@example.org',
  phone: '1',
  address: 'x',
  password: 'three small words',
  country: 'Austria',
  gender: 'Female',
  memberType: 'Online',
};
const attacks: Readonly<Record<string, Attack>> = {
  'log the admin out': { url: logOutAdmin.path, type: 'text/plain', fields: {} },
  'log the admin in as another account': {
    url: logInAdmin.path,
    type: 'application/x-www-form-urlencoded',
    fields: admin,
  },
  'create a profile': { url: registerProfile.path, type: 'multipart/form-data', fields: profile },
  'send a form': {
    url: '/api/testimonies',
    type: 'application/x-www-form-urlencoded',
    fields: { message: 'Made elsewhere' },
    refusedAt: '/forms/testimonies/not-sent',
  },
};

for (const host of hosts) {
  test(`a page of ${host} with another port changes nothing for the admin who opens it`, async ({
    page,
    context,
    product,
    logInAsAdmin,
  }) => {
    await logInAsAdmin();
    const sessions = (await context.cookies()).filter(({ name }) => name.includes('admin-session'));
    const hostile = await context.newPage();
    for (const { url, type, fields, refusedAt } of Object.values(attacks)) {
      await hostile.goto(`http://${host}:${port}/`);
      const answered = hostile.waitForResponse(`${product.origin}${url}`);
      await hostile.evaluate(
        ({ action, enctype, values }) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'post', action, enctype });
          for (const [name, value] of Object.entries(values)) {
            const input = document.createElement('input');
            Object.assign(input, { name, value });
            form.append(input);
          }
          document.body.append(form);
          form.submit();
        },
        { action: `${product.origin}${url}`, enctype: type, values: fields },
      );
      expect([url, (await answered).status()]).toEqual([url, refusedAt ? 303 : 403]);
      await hostile.waitForURL(`${product.origin}${refusedAt ?? url}`);
    }

    await hostile.goto(`http://${host}:${port}/`);
    const read = await hostile.evaluate(
      (url) =>
        fetch(url, { credentials: 'include' }).then(
          () => 'read',
          () => 'refused',
        ),
      `${product.origin}${listRequest('profiles').path}`,
    );
    expect(read).toBe('refused');
    for (const endpoint of [listRequest('profiles').path, '/api/testimonies']) {
      expect(await (await page.request.get(endpoint)).json()).toEqual([]);
    }
    const after = (await context.cookies()).filter(({ name }) => name.includes('admin-session'));
    expect(after.map(({ value }) => value)).toEqual(sessions.map(({ value }) => value));
  });
}

test('no page can be framed', async ({ context, product, page }) => {
  await page.goto('/');
  const hostile = await context.newPage();
  await hostile.goto(`http://localhost:${port}/`);
  const isShown = await hostile.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
    return new Promise<boolean>((resolve) => {
      frame.onload = () => resolve(frame.contentDocument !== null);
    });
  }, `${product.origin}/join-us/login`);
  // A document of another origin cannot be inspected, be it the page or the browser's error.
  expect(isShown).toBe(false);
  const frame = hostile.frames()[1];
  expect(await frame?.locator('main').count()).toBe(0);
});
