import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { reviewedRecord } from '../records/review';
import type { RecordKind } from '../records/review';
import { submissions } from '../records/submissions';

/** The list of a section, oldest first (requirements 7.3). The public reads testimonies in pages instead. */
export const listRequest = (kind: Exclude<RecordKind, 'testimony'>) => {
  const path = kind === 'profiles' ? '/api/profiles' : submissions[kind].endpoint;
  return request(`GET ${path}`, {
    access: { right: `${kind}:read` },
    response: Type.Array(reviewedRecord),
  });
};
