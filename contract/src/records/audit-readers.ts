import {
  anyText,
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { auditStates } from './audit';
import type {
  AuditEntry,
  AuditPage,
  AuditPerson,
  AuditVerdict,
  ConfidentialSections,
} from './audit';
import { recordKinds } from './review';
import { securityEvents, securityLevels } from './security-log';
import type { SecurityEntry, SecurityLog } from './security-log';

/** The parsers of the responses for the audit view (contract/audit), which alone loads them. */

/** Details of known types only: a newer server may send others. */
const details: AnswerReader<AuditEntry['details']> = (value) =>
  isObject(value)
    ? (Object.fromEntries(
        Object.entries(value).filter(
          ([, one]) => one === null || typeof one === 'string' || typeof one === 'number',
        ),
      ) as AuditEntry['details'])
    : undefined;

const entry = objectReader<
  Omit<AuditEntry, 'name' | 'network'>,
  Required<Pick<AuditEntry, 'name' | 'network'>>
>(
  {
    _id: sentence,
    at: sentence,
    person: sentence,
    action: sentence,
    about: sentence,
    subjects: listReader(sentence),
    details,
  },
  { name: anyText, network: anyText },
);

export const readAuditPage = objectReader<
  Omit<AuditPage, 'next'>,
  Required<Pick<AuditPage, 'next'>>
>(
  {
    entries: listReader(entry),
    people: listReader(objectReader<AuditPerson>({ _id: sentence, name: anyText })),
  },
  { next: sentence },
);

export const readAuditVerdict = objectReader<
  Omit<AuditVerdict, 'entries'>,
  Required<Pick<AuditVerdict, 'entries'>>
>(
  { state: (value) => auditStates.find((one) => one === value), at: sentence },
  { entries: wholeNumber },
);

export const readConfidentialSections = objectReader<ConfidentialSections>({
  sections: (list) =>
    Array.isArray(list) ? recordKinds.filter((kind) => list.includes(kind)) : undefined,
});

const securityEntry = objectReader<
  Omit<SecurityEntry, 'audience' | 'name' | 'network'>,
  Required<Pick<SecurityEntry, 'audience' | 'name' | 'network'>>
>(
  {
    _id: sentence,
    at: sentence,
    lastAt: sentence,
    level: (value) => securityLevels.find((one) => one === value),
    event: (value) => securityEvents.find((one) => one === value),
    count: wholeNumber,
  },
  {
    audience: (value) => (['member', 'admin'] as const).find((one) => one === value),
    name: anyText,
    network: anyText,
  },
);

export const readSecurityLog = objectReader<SecurityLog>({ entries: listReader(securityEntry) });
