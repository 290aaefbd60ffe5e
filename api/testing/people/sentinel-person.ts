import { addNote } from '../samples/record-notes';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestSentLink } from 'contract/my-data-requests';
import { setTeamEmail } from 'contract/release-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import { changeReview, mergeRecords } from 'contract/review-requests';
import type { Database } from '../../src/storage/database';
import { countWordInFiles, countWordInTables } from '../count-word';
import { RecordCorrectionRepository } from '../../src/review/record-entries/record-correction-repository';
import { RecordOriginRepository } from '../../src/review/record-entries/record-origin-repository';
import { makeMember } from './members';
import { addReply, addWaitingLetter } from '../samples/contact-history';
import { sampleBody } from '../samples/sample-bodies';
import { send, versionOf } from './staff';
import type { StaffCall } from './staff';
import type { TestApp } from '../test-app';

/** A sentinel: this word is in all texts of a fictional person and nowhere else. */
export const sentinel = 'Zyxcanaryq';
export const sentinelEmail = `${sentinel}@example.org`;

/** Fills all fields of a form, texts with the sentinel. */
export function sentinelBody(kind: SubmissionName): Record<string, string | number> {
  const { properties } = submissions[kind].body;
  const said = Object.entries(properties).flatMap(([field, schema]): [string, string][] => {
    const format = 'format' in schema ? schema.format : undefined;
    if (format === 'email') return [[field, sentinelEmail]];
    return format === 'line' || format === 'paragraphs' ? [[field, `${sentinel} ${field}`]] : [];
  });
  return { ...sampleBody(kind), ...Object.fromEntries(said) };
}

/** Counts the sentinel in the files below a folder, case-insensitively, except in backups. */
export const countInFiles = (folder: string): number => countWordInFiles(folder, sentinel);

export const countInTables = (database: Database): Promise<number> =>
  countWordInTables(database, sentinel);

/** Adds the person, among others, to every place that can hold personal data. */
export async function seedSentinelPerson(
  server: TestApp,
  call: StaffCall,
  dataDir: string,
): Promise<Map<RecordKind, ReviewedRecord>> {
  const sent = new Map<RecordKind, ReviewedRecord>();
  for (let i = 0; i < 20; i++) await send(server, 'enquiry', { message: `other ${i}` });
  for (const kind of submissionNames) {
    const key = { [idempotencyKeyHeader]: `${sentinel}-${kind}` };
    const answer = await server.post(submissions[kind].endpoint, sentinelBody(kind), key);
    if (answer.statusCode !== 201) throw new Error(`${kind}: ${answer.body}`);
    sent.set(kind, answer.json());
  }
  const { id } = await makeMember(server, sentinelEmail);
  sent.set('profiles', { _id: id } as ReviewedRecord);
  const letter = { address: sentinelEmail, words: `${sentinel} letter` };
  for (const [kind, { _id }] of sent) {
    await addWaitingLetter(server, kind, _id, letter);
    await addReply(server, kind, _id, letter);
    const body = { state: 'done', assignee: null, seenVersion: -1 } as const;
    await call(changeReview, { kind, id: _id, body });
    await addNote(call, kind, _id, `${sentinel} note`);
    const taken = { kind, recordId: _id, adminId: 'a', at: '2026-03-01T10:00:00.000Z' };
    await new RecordOriginRepository(server.database).add([{ ...taken, origin: 'telephone' }]);
    await new RecordCorrectionRepository(server.database).add({
      ...{ ...taken, _id: `correction-${_id}`, isTold: false },
      replaced: { message: `${sentinel} before` },
    });
  }
  for (let i = 0; i < 20; i++) await send(server, 'enquiry', { message: `later ${i}` });
  const other = await send(server, 'contact', { name: 'Somebody else' });
  const merge = {
    survivor: versionOf(other),
    merged: [versionOf(sent.get('contact') as ReviewedRecord)],
    values: { name: `${sentinel} name` },
  };
  const merged = await call(mergeRecords, { kind: 'contact', body: merge });
  if (merged.statusCode !== 201) throw new Error(merged.body);
  mkdirSync(join(dataDir, 'outbox'), { recursive: true });
  const mail = `To: ${sentinelEmail}\r\n\r\nHello ${sentinel}`;
  writeFileSync(join(dataDir, 'outbox', 'a.eml'), mail);
  await call(setTeamEmail, { package: 'shell', body: { email: sentinelEmail } });
  await server.post(requestSentLink.path, { email: sentinelEmail });
  await server.allMails();
  return sent;
}
