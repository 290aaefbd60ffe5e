import type { DeclaredRequest } from 'contract/request';
import { isFile, toAddress } from 'contract/request';
import type { ErrorBody } from 'contract/wire';
import { makeMember } from '../../../testing/people/members';
import { collectRequests, nameOf, sampleParams } from '../../../testing/routes/declared-requests';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

/** Every declared body: a field of a wrong type is refused with 400 and the path of the field. */

let server: TestApp;
let requests: readonly DeclaredRequest[];
beforeAll(async () => {
  requests = await collectRequests();
  server = await makeApp();
});
afterAll(() => server.remove());

interface ObjectSchema {
  readonly properties: Readonly<Record<string, { readonly type?: string }>>;
}

const fieldsOf = ({ body }: DeclaredRequest) =>
  body === undefined || isFile(body)
    ? []
    : Object.entries((body as unknown as Partial<ObjectSchema>).properties ?? {});

it('refuses a wrong field of every body, and says which', async () => {
  const staff = await server.logIn();
  const member = await makeMember(server, 'ada@example.org');
  const missed: string[] = [];
  for (const request of requests) {
    const isOwn = request.access === 'own-profile';
    const params = { ...sampleParams(request), ...(isOwn && { id: member.id }) };
    for (const [field, { type }] of fieldsOf(request)) {
      const answer = await server.app.inject({
        method: request.method,
        url: toAddress(request, params as object),
        headers: isOwn ? member.headers : staff,
        payload: { [field]: type === 'object' ? 7 : { wrong: { wrong: true } } },
      });
      const { code, issues = [] } = answer.json<ErrorBody>();
      // A log-in says of every wrong body that all fields are needed (requirements 5).
      const isNamed =
        code === 'missing-fields' || issues.some(({ path }) => path.split('/')[0] === field);
      if (answer.statusCode !== 400 || !isNamed)
        missed.push(`${nameOf(request)} ${field}: ${answer.statusCode} ${JSON.stringify(issues)}`);
    }
  }
  expect(missed).toEqual([]);
});
