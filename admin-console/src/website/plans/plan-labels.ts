import type { EntryPlan } from 'contract/stored-entry';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { planTexts } from './plan.texts';

/** Formats the time of a plan. */
export const formatDueTime = ({ due }: EntryPlan): string => innsbruckTime(due) ?? due;

/** Describes a plan, or its result. @param who who planned it */
export function describePlan(plan: EntryPlan, who: string | undefined): string {
  const { deed, state, reason } = plan;
  const due = formatDueTime(plan);
  if (state === 'waiting') return planTexts.waiting[deed](due, who);
  if (state === 'overdue') return planTexts.overdue[deed](due);
  const told = planTexts[state][deed](due, innsbruckTime(plan.at) ?? '');
  return reason ? `${told} ${planTexts.reasons[reason]}` : told;
}
