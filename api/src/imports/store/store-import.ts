import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { FinishedImport } from 'contract/import-requests';
import type { LeftOutReason } from 'contract/import-faults';
import { ContentRepository } from '../../content/content-repository';
import { ProgramCapacity } from '../../content/program-capacity';
import { changedMeanwhile } from '../../http/errors/http-error';
import { isUniqueViolation } from '../../storage/database-errors';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { groupByKind } from '../../storage/records/group-by-kind';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import { isFaulty } from '../rows/planned-row';
import type { PlannedRow, RowTask } from '../rows/planned-row';
import { getBody } from '../rows/row-faults';
import type { Fields } from '../rows/row-faults';
import { ImportRepository } from './import-repository';
import type { ImportedRow } from './import-repository';
import { linkImported } from './link-imported';
import type { StoredRow } from './link-imported';
import { addRecords } from './record-writer';
import type { AddedRecord } from './record-writer';

interface ImportOrder {
  readonly rows: readonly PlannedRow[];
  readonly fileDigest: string;
  readonly isOpenWork: boolean;
  readonly staff: ActingStaff;
}

/**
 * Stores what was planned: all of it or nothing. Throws an HttpError (409) if one of the records has changed since.
 */
export async function storeImport(
  app: Pick<FastifyInstance, 'now' | 'makeId'>,
  transaction: Transaction<Tables>,
  { rows, fileDigest, isOpenWork, staff }: ImportOrder,
): Promise<FinishedImport> {
  const importId = app.makeId();
  const at = app.now().toISOString();
  const stored = rows.map((row) => ({ ...row, id: toId(app, row.task) }));
  await lockChanged(transaction, stored);
  const added = stored.flatMap(({ id, task }) =>
    task?.what === 'add'
      ? [{ id, kind: task.kind, fields: task.fields, createdAt: task.createdAt ?? at }]
      : [],
  );
  await addRecords(transaction, added, { importId, staff, at, isOpenWork }).catch(
    (error: unknown) => {
      // Somebody has registered with one of the addresses at this very moment.
      throw isUniqueViolation(error) ? changedMeanwhile() : error;
    },
  );
  await changeRecords(transaction, stored, at);
  const imports = new ImportRepository(transaction);
  await imports.add({ _id: importId, at, by: staff._id, fileDigest });
  await imports.addRows(importId, stored.map(toImportedRow));
  await linkImported(app, transaction, stored.flatMap(toStoredRow), {
    at,
    adminId: staff._id,
  });
  await checkPrograms(app, transaction, added);
  const finished = await imports.find(importId);
  if (finished === undefined) throw new Error('An import was not stored.');
  return finished;
}

const toId = ({ makeId }: Pick<FastifyInstance, 'makeId'>, task: RowTask | undefined): string => {
  if (task === undefined) return '';
  return task.what === 'add' ? makeId() : task.record.id;
};

const toStoredRow = ({ task, ...row }: PlannedRow & { readonly id: string }): StoredRow[] =>
  task === undefined ? [] : [{ ...row, task }];

async function lockChanged(
  transaction: Transaction<Tables>,
  rows: readonly (PlannedRow & { readonly id: string })[],
): Promise<void> {
  const changed = rows.flatMap(({ id, task }) =>
    task?.what === 'change' ? [{ id, kind: task.kind }] : [],
  );
  for (const [kind, own] of groupByKind(changed))
    await lockRecords(
      transaction,
      kind,
      own.map(({ id }) => id),
    );
}

/**
 * Throws an HttpError (409) if somebody has taken places of a programme since these were planned. From here on
 * registrations by the form wait, so this comes last.
 */
async function checkPrograms(
  { now }: Pick<FastifyInstance, 'now'>,
  transaction: Transaction<Tables>,
  added: readonly AddedRecord[],
): Promise<void> {
  const registrations = added.filter(({ kind }) => kind === 'programAttendance');
  if (registrations.length === 0) return;
  await new ContentRepository(transaction, now).acquireLock();
  const capacity = new ProgramCapacity(transaction, now);
  for (const program of await capacity.listLimited()) {
    const takesPlaces = registrations.some(
      ({ fields, createdAt }) => fields['program'] === program.name && createdAt > program.since,
    );
    if (takesPlaces && (await capacity.count(program)) > program.places) throw changedMeanwhile();
  }
}

async function changeRecords(
  transaction: Transaction<Tables>,
  rows: readonly PlannedRow[],
  at: string,
): Promise<void> {
  const changes = rows.flatMap(({ task }) => {
    if (task?.what !== 'change') return [];
    const { kind, record, changed } = task;
    const body = JSON.stringify(inOrder(task, { ...record.fields, ...changed } as Fields));
    return [{ kind, id: record.id, version: record.version, body, updated_at: at }];
  });
  const records = new RecordRepository(transaction);
  for (const [kind, own] of groupByKind(changes))
    if (!(await records.changeTexts(kind, own))) throw changedMeanwhile();
}

function toImportedRow({ id, preview, task }: PlannedRow & { readonly id: string }): ImportedRow {
  const { row } = preview;
  if (task === undefined) return { row, what: toLeftOutReason(preview), kind: preview.kind };
  const { kind } = task;
  switch (task.what) {
    case 'add':
      return { row, what: 'added', kind, id, isJoined: task.person !== undefined };
    case 'leave':
      return { row, what: 'unchanged', kind, id };
    case 'change': {
      const { record } = task;
      return {
        ...{ row, what: 'changed', kind, id, before: record.body },
        ...{ updatedAtBefore: record.updated_at, versionAfter: record.version + 1 },
      };
    }
  }
}

/** In the order of the form, as all bodies are; what a form does not have comes last. */
function inOrder({ kind }: RowTask, fields: Fields): Fields {
  const names = Object.keys(getBody(kind).properties);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(
    Object.entries(fields).sort(([one], [other]) => place(one) - place(other)),
  );
}

function toLeftOutReason(preview: PlannedRow['preview']): LeftOutReason {
  if (isFaulty(preview)) return 'faulty';
  return preview.match === 'skipped' || preview.match === 'twice' ? preview.match : 'unclear';
}
