import type { SubmissionName, submissions } from 'contract/submissions';

type BodyOf<Kind extends SubmissionName> = (typeof submissions)[Kind]['body']['properties'];

/** The fields of all forms. */
export type SentField = { [Kind in SubmissionName]: keyof BodyOf<Kind> }[SubmissionName];

export type SentChoice =
  | BodyOf<'welfare'>['category']['enum'][number]
  | BodyOf<'request'>['requestType']['enum'][number]
  | BodyOf<'programAttendance'>['minister']['enum'][number];

/** Names of the forms. An unknown form is shown by its own name. */
export const sentKindTexts: Readonly<Partial<Record<SubmissionName, string>>> = {
  babyNaming: 'Baby naming',
  childDedication: 'Child dedication',
  couples: 'Your wedding',
  testimony: 'Your testimony',
  contact: 'A message to us',
  partnership: 'Partnership',
  pledge: 'A pledge',
  enquiry: 'An enquiry',
  welfare: 'Welfare support',
  request: 'A request',
  firstTimer: 'Your first visit',
  secondTimer: 'Your second visit',
  newBeliever: 'Your new faith',
  churchMember: 'Membership of the church',
  programAttendance: 'Registration for a programme',
};

/** Labels of the sent fields. An unknown field is shown by its own name. */
export const sentFieldTexts: Readonly<Partial<Record<SentField, string>>> = {
  fullName: 'Full name',
  name: 'Full name',
  babyName: 'Baby’s name',
  childName: 'Child’s name',
  parentsNames: 'Parents’ names',
  partner1Name: 'First partner’s full name',
  partner2Name: 'Second partner’s full name',
  dateOfBirth: 'Date of birth',
  phone: 'Phone',
  email: 'E-mail',
  contactEmail: 'E-mail',
  address: 'Address',
  pastor: 'Pastor',
  dedicationDate: 'Date of the dedication',
  weddingDate: 'Date of the wedding',
  churchAffiliation: 'Church',
  message: 'Message',
  subject: 'Subject',
  amount: 'Amount in euros (EUR)',
  category: 'Kind of help',
  requestType: 'Kind of request',
  previousVisitDate: 'Your visit before',
  testimony: 'How you came to faith',
  department: 'Department',
  program: 'Programme',
  minister: 'Minister',
};

export const sentChoiceTexts: Readonly<Record<SentChoice, string>> = {
  financial: 'Financial',
  medical: 'Medical',
  spiritual: 'Spiritual',
  other: 'Something else',
  prayer: 'Prayer',
  counseling: 'Counselling',
  others: 'Something else',
  Yes: 'Yes',
  No: 'No',
};
