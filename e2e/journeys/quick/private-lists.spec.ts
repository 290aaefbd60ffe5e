import { profilesEndpoint } from 'contract/profile';
import { submissions } from 'contract/submissions';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

const publicList = submissions.testimony.endpoint;
const privateLists = [
  profilesEndpoint,
  ...Object.values(submissions).map(({ endpoint }) => endpoint),
].filter((endpoint) => endpoint !== publicList);

test('a stranger is refused every private list and may read the testimonies', async ({
  request,
}) => {
  expect(privateLists).toHaveLength(Object.keys(submissions).length);
  for (const endpoint of privateLists) {
    const answer = await request.get(endpoint);
    expect([endpoint, answer.status()]).toEqual([endpoint, 401]);
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      error: expect.any(String),
      code: expect.any(String),
    });
  }
  const testimonies = await request.get(publicList);
  expect(await testimonies.json()).toEqual([]);
});
