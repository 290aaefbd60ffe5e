import { auditActions } from 'contract/audit';
import type { AuditAction, AuditEntry } from 'contract/audit';
import { recordKinds, reviewStates } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { innsbruckTime } from '../model/innsbruck-time';
import { sectionLabels } from '../model/section-labels';
import { reviewTexts } from '../review/store/review.texts';
import { auditLabels } from './audit-labels';

/** Days are Innsbruck's in the filter, and so is the clock of the entries. */
export const writeTime = (at: string): string => innsbruckTime(at, 'seconds') ?? at;

export const isRecordKind = (about: string): about is RecordKind =>
  (recordKinds as readonly string[]).includes(about);

/** A newer server may note what this release has no words for. */
export function writeAction(action: string): string {
  const { actions } = translate(auditLabels, consoleLanguage);
  return isAction(action) ? actions[action] : action;
}

const isAction = (action: string): action is AuditAction =>
  (auditActions as readonly string[]).includes(action);

export function writeAbout(about: string): string {
  if (isRecordKind(about)) return translate(sectionLabels, consoleLanguage).names[about];
  const { kinds } = translate(auditLabels, consoleLanguage);
  return about in kinds ? kinds[about as keyof typeof kinds] : about;
}

/** What tells more to people than ids do; the rest is in the file. */
export function writeDetails({ details }: AuditEntry): readonly string[] {
  const { views, counted } = translate(auditLabels, consoleLanguage);
  const { states } = reviewTexts;
  const { count, state, view, format, sections } = details;
  const known = reviewStates.find((one) => one === state);
  return [
    typeof view === 'string' ? views[view] : undefined,
    known && states[known],
    typeof count === 'number' ? counted(count) : undefined,
    typeof format === 'string' ? format : undefined,
    typeof sections === 'string' ? sections.split(' ').map(writeAbout).join(', ') : undefined,
  ].filter((word): word is string => Boolean(word));
}
