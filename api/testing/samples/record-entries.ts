import { randomBytes } from 'node:crypto';
import { addRecord, correctRecord } from 'contract/record-entry-requests';
import type { ReviewedRecord } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import type { StaffCall } from '../people/staff';
import { sampleBody } from './sample-bodies';

type Changes = Readonly<Record<string, unknown>>;

/** Adds a record as staff do while somebody calls. */
export const enter = (
  call: StaffCall,
  kind: SubmissionName,
  fields: Changes = {},
  changes: Changes = {},
) => {
  const body = {
    ...{ key: randomBytes(16).toString('hex'), source: 'telephone', sendsMail: false },
    fields: { ...sampleBody(kind), ...fields },
    ...changes,
  };
  return call(addRecord, { kind, body });
};

/** Corrects fields of a record that staff see at its present version. */
export const correct = (
  call: StaffCall,
  kind: SubmissionName,
  { _id: id, __v: seenVersion, ...record }: ReviewedRecord,
  fields: Changes,
  tellsSender = false,
) => {
  const sent = Object.keys(sampleBody(kind)).map((name) => [name, record[name]]);
  const body = {
    ...{ seenVersion, tellsSender },
    fields: { ...Object.fromEntries(sent.filter(([, value]) => value !== undefined)), ...fields },
  };
  return call(correctRecord, { kind, id, body });
};
