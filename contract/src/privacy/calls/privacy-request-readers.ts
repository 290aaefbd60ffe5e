import { anyText, listReader, objectReader, sentence } from '../../wire/answer-reader';
import { submissionNames } from '../../records/submissions';
import { privacyRequestStates } from './privacy-requests';
import type { PrivacyRequest } from './privacy-requests';

/** Parses the response about requests (contract/privacy-requests). */
export const readPrivacyRequests = listReader(
  objectReader<PrivacyRequest>({
    _id: sentence,
    kind: (value) => (value === 'erasure' ? value : undefined),
    recordKind: (value) => submissionNames.find((name) => name === value),
    recordId: anyText,
    createdAt: sentence,
    dueAt: sentence,
    state: (value) => privacyRequestStates.find((state) => state === value),
  }),
);
