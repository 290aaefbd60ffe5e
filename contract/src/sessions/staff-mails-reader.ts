import { recordKinds } from '../records/review';
import { isObject } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { staffMailChoices } from './staff-mails';
import type { StaffMails } from './staff-mails';

/** Sections and choices that this release does not know are left out. */
const sections: AnswerReader<StaffMails['sections']> = (value) =>
  isObject(value)
    ? Object.fromEntries(
        recordKinds.flatMap((kind) => {
          const choice = staffMailChoices.find((one) => one === value[kind]);
          return choice === undefined ? [] : [[kind, choice] as const];
        }),
      )
    : undefined;

/** An invalid hour counts as none. */
export const readStaffMails: AnswerReader<StaffMails> = (body) => {
  const read = isObject(body) ? sections(body['sections']) : undefined;
  if (!isObject(body) || read === undefined) return undefined;
  const { digestHour } = body;
  return { sections: read, digestHour: typeof digestHour === 'number' ? digestHour : null };
};
