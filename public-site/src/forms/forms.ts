import type { SubmissionName } from 'contract/submissions';
import type { FormDefinitionOf } from 'shared-ui/form-definition';

/** The form of every submission, each fetched when its page is. */
export const forms: {
  readonly [Name in SubmissionName]: () => Promise<{ readonly form: FormDefinitionOf<Name> }>;
} = {
  babyNaming: () => import('./baby-naming/baby-naming.form'),
  childDedication: () => import('./child-dedication/child-dedication.form'),
  churchMember: () => import('./church-member/church-member.form'),
  contact: () => import('./contact/contact.form'),
  couples: () => import('./couples/couples.form'),
  enquiry: () => import('./enquiry/enquiry.form'),
  firstTimer: () => import('./first-timer/first-timer.form'),
  newBeliever: () => import('./new-believer/new-believer.form'),
  partnership: () => import('./partnership/partnership.form'),
  pledge: () => import('./pledge/pledge.form'),
  programAttendance: () => import('./program-attendance/program-attendance.form'),
  request: () => import('./request/request.form'),
  secondTimer: () => import('./second-timer/second-timer.form'),
  testimony: () => import('./testimony/testimony.form'),
  welfare: () => import('./welfare/welfare.form'),
};
