import { unpublishEntry } from 'contract/content-requests';
import { contentKindNames, isAlwaysShown, isSingle } from 'contract/content-kinds';
import { publishEntry, sampleText } from '../../testing/samples/content';
import { databaseKinds } from '../../testing/databases/databases';
import { logInWith } from '../../testing/people/roles';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';

const needed = contentKindNames.filter((kind) => isAlwaysShown(kind) && !isSingle(kind));

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    ({ call } = await logInWith(server, 'media'));
  });

  it.each(needed)('leaves visitors the last of the %s', async (kind) => {
    const { id, revision } = await publishEntry(call, kind, sampleText(kind));
    const takeDown = () => call(unpublishEntry, { kind, id, body: { revision } });
    const refused = await takeDown();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('the last one') });
    await publishEntry(call, kind, sampleText(kind, 'other'));
    expect((await takeDown()).statusCode).toBe(200);
  });
});
