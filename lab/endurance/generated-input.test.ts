import fc from 'fast-check';
import { submissionNames, submissions } from 'contract/submissions';
import { bodyOf, goodValue } from '../../api/testing/samples/generated-values';
import type { TestApp } from '../../api/testing/test-app';
import { checkGeneratedInput, makeFedApp } from './generated-input';

jest.setTimeout(300_000);

let server: TestApp;
beforeEach(async () => {
  server = await makeFedApp();
});
afterEach(() => server.remove());

it('takes what the contract allows and refuses everything else, whatever is sent', async () => {
  const { verdicts } = await checkGeneratedInput(server, 2000);
  expect(verdicts.good).toBeGreaterThan(200);
  expect(verdicts.bad).toBeGreaterThan(200);
});

it('keeps every form as it was sent', async () => {
  const anyForm = fc
    .constantFrom(...submissionNames)
    .chain((name) => fc.tuple(fc.constant(name), bodyOf(submissions[name].body, goodValue)));
  await fc.assert(
    fc.asyncProperty(anyForm, async ([name, body]) => {
      const answer = await server.post(submissions[name].endpoint, body);
      const trimmed = Object.entries(body).map(([field, value]) => [
        field,
        typeof value === 'string' ? value.trim() : value,
      ]);
      expect(answer.json()).toMatchObject(Object.fromEntries(trimmed));
    }),
    { numRuns: 500 },
  );
});
