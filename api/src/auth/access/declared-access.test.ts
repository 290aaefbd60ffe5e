import { getKindRight } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { DeclaredRequest } from 'contract/request';
import { toAddress } from 'contract/request';
import type { Right } from 'contract/rights';
import { collectRequests, sampleParams } from '../../../testing/routes/declared-requests';
import { logInWith } from '../../../testing/people/roles';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { RoleRepository, getAllRights } from '../roles/role-repository';
import { recentConfirmationLifetime } from '../staff-session/session-repository';

/** What the declarations of all requests say of access, and whether the server keeps to it. */

let now = new Date('2026-03-01T10:00:00Z');
let server: TestApp;
let requests: readonly DeclaredRequest[];
beforeAll(async () => {
  requests = await collectRequests();
  server = await makeApp({ now: () => now });
  // Only the guards of access run before a body is parsed, so whoever comes this far was admitted.
  server.app.addHook('preParsing', async (request, reply) => {
    if (request.headers[probe] !== undefined) await reply.code(admitted).send('admitted');
  });
});
afterAll(() => server.remove());

/** A header that asks only whether the request is admitted. */
const probe = 'x-probe';

/** A status that no handler answers with. */
const admitted = 299;

/** The guards' refusals of a missing right. */
const refusals = [401, 403, 404, 409];

/** The addresses of a request with the right that each requires; undefined where any staff may send it. */
function addressesOf(request: DeclaredRequest): { url: string; right: Right | undefined }[] {
  const { access, params } = request;
  if (access === 'staff') return [{ url: addressOf(request), right: undefined }];
  if (typeof access !== 'object') return [];
  const { right, sectionRight, contentRight } = access;
  const kinds = (params?.['kind'] as { readonly enum?: readonly string[] } | undefined)?.enum;
  if (sectionRight === undefined && contentRight === undefined)
    return [{ url: addressOf(request), right }];
  return (kinds ?? []).map((kind) => ({
    url: addressOf(request, kind),
    right:
      sectionRight === undefined
        ? getKindRight(kind as ContentKind)
        : (`${kind}:${sectionRight}` as Right),
  }));
}

const addressOf = (request: DeclaredRequest, kind?: string) =>
  toAddress(request, { ...sampleParams(request), ...(kind && { kind }) });

it.each(['owner', 'office', 'pastor', 'treasurer', 'welcome-team', 'media'])(
  'admits %s to what its rights allow, and to nothing else',
  async (role) => {
    const { headers } = await logInWith(server, role);
    const probing = { ...headers, [probe]: '' };
    const [found] = (await new RoleRepository(server.database).list()).filter(
      ({ id }) => id === role,
    );
    const rights = getAllRights(found === undefined ? [] : [found]);
    const wrong: string[] = [];
    for (const request of requests) {
      for (const { url, right } of addressesOf(request)) {
        const { method } = request;
        const answer = await server.app.inject({ method, url, headers: probing });
        const isAllowed = right === undefined || rights.has(right);
        if (refusals.includes(answer.statusCode) === isAllowed)
          wrong.push(`${method} ${url}: ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('asks owners to confirm that it is them for what declares it, and for nothing else', async () => {
  const { headers } = await logInWith(server, 'owner', 'office');
  now = new Date(now.getTime() + recentConfirmationLifetime);
  const wrong: string[] = [];
  for (const request of requests) {
    const { access, method } = request;
    for (const { url, right } of addressesOf(request)) {
      const answer = await server.app.inject({ method, url, headers: { ...headers, [probe]: '' } });
      const { confirmed, contentRight } = typeof access === 'object' ? access : {};
      const isShownByChurch = contentRight === 'show' && right === 'church:manage';
      if ((answer.statusCode === 428) !== (confirmed !== undefined || isShownByChurch))
        wrong.push(`${method} ${url}: ${answer.statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});
