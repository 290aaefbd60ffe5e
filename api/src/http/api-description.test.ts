import { getApiDescription } from 'contract/server-requests';
import { logInWith } from '../../testing/people/roles';
import { logInStaff } from '../../testing/people/staff';
import { collectRequests } from '../../testing/routes/declared-requests';
import { useApp } from '../../testing/test-app';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { description: string }>>>>;
}

const server = useApp();

it('describes every declared request, with the right that it needs', async () => {
  const answer = await (await logInStaff(server))(getApiDescription);
  const { openapi, paths } = answer.json<Description>();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = (await collectRequests()).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.toSorted()).toEqual(declared.toSorted());
  expect(paths['/api/admin/audit/confidential']?.['put']?.description).toContain(
    'Who: staff, accounts:manage, confirmed.',
  );
  expect(answer.body).toContain('"name":"Idempotency-Key","required":false');
});

it('is there for those alone who see the whole audit log', async () => {
  const { call } = await logInWith(server, 'office');
  expect((await call(getApiDescription)).statusCode).toBe(404);
  expect((await server.app.inject(getApiDescription.path)).statusCode).toBe(401);
});
