import { auditActions } from 'contract/audit';
import type { AuditAction } from 'contract/audit';
import type { AuditEntry } from 'contract/audit-requests';
import { releaseChanges } from 'contract/release-requests';
import { languageNames, readLanguage } from 'contract/languages';
import { recordKinds, reviewStates } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { sectionTitles } from '../../base/model/fixed-texts';
import { reviewTexts } from '../../records/review/store/review.texts';
import { auditTexts } from './audit.texts';

/** Times are Innsbruck's, like the days of the filter. */
export const writeTime = (at: string): string => innsbruckTime(at, 'seconds') ?? at;

export const isRecordKind = (about: string): about is RecordKind =>
  (recordKinds as readonly string[]).includes(about);

/** The label of an action; a newer server may log one that this release does not know. */
export function writeAction(action: string): string {
  const { actions } = auditTexts;
  return isAction(action) ? actions[action] : action;
}

const isAction = (action: string): action is AuditAction =>
  (auditActions as readonly string[]).includes(action);

export function describeAuditSubject(about: string): string {
  if (isRecordKind(about)) return sectionTitles[about];
  const { kinds } = auditTexts;
  return about in kinds ? kinds[about as keyof typeof kinds] : about;
}

/** The details that help people more than ids; the others are in the file. */
export function writeDetails({ details }: AuditEntry): readonly string[] {
  const { views, counted } = auditTexts;
  const { states } = reviewTexts;
  const { count, state, view, format, sections, due, networks } = details;
  const language = readLanguage(details['language']);
  const known = reviewStates.find((one) => one === state);
  return [
    typeof view === 'string' ? views[view] : undefined,
    known && states[known],
    typeof count === 'number' ? counted(count) : undefined,
    typeof format === 'string' ? format : undefined,
    typeof due === 'string' ? writeTime(due) : undefined,
    language && languageNames[language],
    typeof networks === 'string' ? networks : undefined,
    typeof sections === 'string'
      ? sections.split(' ').map(describeAuditSubject).join(', ')
      : undefined,
    ...writeReleaseDetails(details),
  ].filter((word): word is string => Boolean(word));
}

function writeReleaseDetails({ change, version, percent, faulty, visits }: AuditEntry['details']) {
  const { releases } = auditTexts;
  const done = releaseChanges.find((one) => one === change);
  return [
    typeof version === 'string' ? releases.version(version) : undefined,
    done && releases.changes[done],
    typeof percent === 'number' ? releases.share(percent) : undefined,
    typeof faulty === 'number' && typeof visits === 'number'
      ? releases.faulty(faulty, visits)
      : undefined,
  ];
}
