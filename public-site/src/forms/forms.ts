import type { SubmissionName } from 'contract/submissions';
import type { FormDefinitionOf } from 'shared-ui/form-definition';

/** The form of every submission, each fetched when its page is. */
export const forms: {
  readonly [Name in SubmissionName]: () => Promise<{ readonly form: FormDefinitionOf<Name> }>;
} = {
  babyNaming: () => import('./definitions/baby-naming.form'),
  childDedication: () => import('./definitions/child-dedication.form'),
  churchMember: () => import('./definitions/church-member.form'),
  contact: () => import('./definitions/contact.form'),
  couples: () => import('./definitions/couples.form'),
  enquiry: () => import('./definitions/enquiry.form'),
  firstTimer: () => import('./definitions/first-timer.form'),
  newBeliever: () => import('./definitions/new-believer.form'),
  partnership: () => import('./definitions/partnership.form'),
  pledge: () => import('./definitions/pledge.form'),
  programAttendance: () => import('./definitions/program-attendance.form'),
  request: () => import('./definitions/request.form'),
  secondTimer: () => import('./definitions/second-timer.form'),
  testimony: () => import('./definitions/testimony.form'),
  welfare: () => import('./definitions/welfare.form'),
};
