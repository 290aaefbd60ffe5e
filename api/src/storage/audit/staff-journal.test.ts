import type { ResponseOf } from 'contract/request';
import {
  addNotDuplicates,
  removeNotDuplicates,
  mergeRecords,
  undoMerge,
} from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, useApp } from '../../../testing/test-app';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  beforeEach(async () => {
    call = await logInStaff(server);
  });

  const readLog = async () =>
    (
      await server.database
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '<>', 'login')
        .orderBy('seq')
        .execute()
    ).map(({ subjects, details, ...entry }) => ({
      ...entry,
      subjects: JSON.parse(subjects) as unknown,
      details: JSON.parse(details) as unknown,
    }));

  it('knows who kept two records, and from which network, reopened them, merged them and undid it, and which they were', async () => {
    const records = [await send(server, 'couples'), await send(server, 'couples')] as const;
    const subjects = records.map(({ _id }) => _id);
    const [survivor, merged] = records.map(versionOf);

    const kept = await call(addNotDuplicates, {
      kind: 'couples',
      body: {
        records: [survivor, merged],
      },
    });
    const pairs = kept.json<ResponseOf<typeof addNotDuplicates>>().pairs.map(({ _id }) => _id);
    await call(removeNotDuplicates, { kind: 'couples', body: { pairs } });
    const choice = { survivor, merged: [merged], values: {} };
    const made = await call(mergeRecords, { kind: 'couples', body: choice });
    const merge = made.json<MergeResult>().merge._id;
    await call(undoMerge, { kind: 'couples', id: merge });

    const admin = await server.database.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
    expect(admin.email).toBe(adminEmail);
    // The coarse network of the request, as the log keeps it.
    const network = '127.0.0.0/24';
    const entry = { admin_id: admin.id, kind: 'couples', subjects };
    expect(await readLog()).toMatchObject([
      { ...entry, action: 'keep', details: { pairs: 1, network } },
      { ...entry, action: 'reopen', details: { pairs: 1, network } },
      { ...entry, action: 'merge', details: { merge, network } },
      { ...entry, action: 'undo', details: { merge, network } },
    ]);
  });
});
