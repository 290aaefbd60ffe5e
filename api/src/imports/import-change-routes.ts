import type { FastifyInstance } from 'fastify';
import { inviteMembers, runImport, undoImport } from 'contract/import-requests';
import type { FinishedImport } from 'contract/import-requests';
import { recordName } from 'contract/record-identity';
import { changedMeanwhile } from '../http/errors/http-error';
import { serve, serveChange } from '../http/serve';
import { OutboxRepository } from '../mail/outbox-repository';
import type { Database } from '../storage/database';
import { RecordRepository } from '../storage/records/record-repository';
import { findOpenImport, getImporterKinds } from './import-access';
import { importBuiltOn, importNothing, importRunning, importUndone } from './import-errors';
import { fileBodies } from './import-routes';
import type { ImportPlanner } from './import-planner';
import { findBuiltOn } from './store/built-on';
import type { BuiltOn } from './store/built-on';
import { ImportRepository } from './store/import-repository';
import { MemberInvitationRepository } from './store/member-invitation-repository';
import { lockImports } from './store/lock-imports';
import { storeImport } from './store/store-import';
import { lockImported, revertImport } from './store/undo-import';

/** Importing a file, undoing that, and inviting the members whose profiles it made. */
export function serveImportChanges(app: FastifyInstance, planner: ImportPlanner): void {
  let isRunning = false;
  serve(
    app,
    runImport,
    async ({ body: { file, plan, digest }, staff, request, note }) => {
      // A second one would hold a second file with all of its rows in memory.
      if (isRunning) throw importRunning();
      isRunning = true;
      try {
        const kinds = getImporterKinds(request);
        const planned = await planner.plan(Buffer.from(file, 'base64'), plan, kinds);
        if (planned.digest !== digest) throw changedMeanwhile();
        if (planned.rows.every(({ task }) => task === undefined || task.what === 'leave'))
          throw importNothing();
        const finished = await app.database.transaction().execute(async (transaction) => {
          await lockImports(transaction);
          // Another process may have imported the same file since.
          const last = await new ImportRepository(transaction).findLast();
          if (last !== planned.last) throw changedMeanwhile();
          const { isOpenWork } = plan;
          const stored = await storeImport(app, transaction, { ...planned, isOpenWork, staff });
          for (const { kind, ...counts } of stored.kinds)
            await note({ kind, subjects: [stored._id], details: sumUp(counts) }, transaction);
          return stored;
        });
        showPlaces(app, finished);
        return finished;
      } finally {
        isRunning = false;
      }
    },
    fileBodies,
  );
  serveChange(app, undoImport, async ({ transaction, id, request, note, onCommit }) => {
    await lockImports(transaction);
    const imports = new ImportRepository(transaction);
    const { at, kinds, undoneAt } = await findOpenImport(transaction, request, id);
    if (undoneAt !== undefined) throw importUndone();
    const records = await imports.listRecords(id);
    await lockImported(transaction, records);
    const builtOn = await findBuiltOn(transaction, id, at);
    if (builtOn.length > 0)
      throw importBuiltOn({ builtOn: await nameRecords(transaction, builtOn) });
    await revertImport(app, transaction, records, at);
    await imports.carryOver(id);
    await imports.forgetFormer(id);
    if (!(await imports.end(id, app.now().toISOString()))) throw importUndone();
    for (const { kind, ...counts } of kinds) await note({ kind, details: sumUp(counts) });
    onCommit(() => showPlaces(app, { kinds }));
    return findOpenImport(transaction, request, id);
  });
  serveChange(
    app,
    inviteMembers,
    async ({ transaction, id, body: { language }, note, onCommit }) => {
      const { now, makeId, mailer } = app;
      // The second of two at once would invite the same members before it sees that they are.
      await lockImports(transaction);
      const invitations = new MemberInvitationRepository(transaction);
      const members = await invitations.listUninvited(id);
      const outbox = new OutboxRepository(transaction, now, makeId);
      await outbox.addAll(
        members.map(({ id: profileId, email: recipient }) => ({
          ...{ kind: 'profile-invitation', recipient, profileId },
        })),
        language,
      );
      const at = now().toISOString();
      await invitations.note(
        id,
        members.map((member) => member.id),
        at,
      );
      if (members.length > 0) await note({ details: { count: members.length } });
      onCommit(() => mailer.drainSoon());
      return { invited: members.length };
    },
    {
      before: async ({ id, request }) => {
        const { undoneAt } = await findOpenImport(app.database, request, id);
        if (undoneAt !== undefined) throw importUndone();
      },
    },
  );
}

type Counts = Readonly<Record<'added' | 'changed', number>>;

/** The audit log shows how many records an entry is about. */
const sumUp = ({ added, changed }: Counts) => ({ count: added + changed, added, changed });

/** A published page says whether its programme has places left. */
function showPlaces(
  { publisher }: Pick<FastifyInstance, 'publisher'>,
  { kinds }: Pick<FinishedImport, 'kinds'>,
): void {
  if (kinds.some(({ kind }) => kind === 'programAttendance')) publisher.wanted();
}

/** Staff look for these records, so they get the names of them. */
async function nameRecords(database: Database, builtOn: readonly BuiltOn[]) {
  const records = new RecordRepository(database);
  const named = [];
  for (const { kind, id: _id, reason } of builtOn) {
    const [record] = await records.read(kind, [_id]);
    named.push({ kind, _id, name: record === undefined ? '' : recordName(record), reason });
  }
  return named;
}
