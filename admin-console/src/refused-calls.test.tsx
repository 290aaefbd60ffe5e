import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './testing/refused-call';
import { refusedCalls, refusedElsewhere, unheardCallers } from './testing/refused-calls';

jest.mock('./records/table/record-table');

afterEach(() => sessionStorage.clear());

const message = 'The test refuses it.';

// Each status once, and each way in which views send requests; the full test has all combinations.
it.each([
  [400, 'PUT /api/admin/account'],
  [403, 'DELETE /api/admin/account/sessions'],
  [404, 'POST /api/admin/mail-queue/m1/again'],
  [409, 'PUT /api/admin/content/testimonies/nurse/plans/publish'],
  [413, 'POST /api/admin/media/uploads'],
  [415, 'PUT /api/admin/reviews/contact/r1'],
  [422, 'POST /api/admin/content/testimonies/nurse/publish'],
  [428, 'POST /api/admin/merges/contact'],
  [429, 'POST /api/admin/search'],
  [503, 'DELETE /api/admin/media/uploads/u1'],
  [404, 'GET /api/admin/content'],
  [400, 'GET /api/admin/staff'],
  [409, 'GET /api/admin/audit/confidential'],
])('says a refusal with %d: %s', async (status, call) => {
  const refused = refusedCalls.find((one) => one.call === call);
  if (!refused) throw new Error(`${call} is not among the calls.`);
  const refusal = { status, body: { message, error: message } };
  await expect(refuse(refused, refusal)).resolves.toBeUndefined();
});

/** What a file imports to send requests, or calls. */
const sending =
  /^import \{[^}]*\} from '\.[^']*\/(send|use-request)';|^import \{[^}]*\busePages\b|\bsend\b.* from 'shared-ui\/send';|\bfetch\(/m;
/** The files that send for the others. */
const senders =
  /(^|\/)testing\/|\.test\.tsx?$|^session\/(send|use-request|use-pages|fetch-file)\.ts$/;

it('knows all files that call the server', () => {
  const isCaller = (file: string) =>
    /\.tsx?$/.test(file) &&
    !senders.test(file) &&
    sending.test(readFileSync(join(__dirname, file), 'utf8'));
  const callers = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(isCaller);
  const others = { ...refusedElsewhere, ...unheardCallers };
  const known = new Set([...refusedCalls.map(({ by }) => by), ...Object.keys(others)]);
  expect(callers.filter((file) => !known.has(file))).toEqual([]);
  const tests = Object.values(refusedElsewhere);
  expect(tests.filter((file) => !existsSync(join(__dirname, file)))).toEqual([]);
});
