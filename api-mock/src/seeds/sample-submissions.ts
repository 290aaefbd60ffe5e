import { submissions } from 'contract/submissions';
import type { Submission, SubmissionName } from 'contract/submissions';
import { fictionalPerson } from './fictional-people';

type Sample<Name extends SubmissionName> = (number: number) => Submission<Name>;

const rotate = <Value>(values: readonly Value[], number: number): Value =>
  values[number % values.length] as Value;

/** Every third person leaves an optional field empty. */
const sometimes = <Fields extends object>(number: number, fields: Fields): Fields | object =>
  number % 3 === 0 ? {} : fields;

/** One ordinary record of each form for the person of a number. */
export const sampleSubmissions: { readonly [Name in SubmissionName]: Sample<Name> } = {
  babyNaming: (number) => {
    const { name, ...person } = fictionalPerson(number);
    const babyName = `Sample Baby ${number}`;
    return { fullName: name, babyName, dateOfBirth: '2026-01-15', ...person };
  },
  childDedication: (number) => {
    const { name, email, phone } = fictionalPerson(number);
    return {
      childName: `Sample Child ${number}`,
      dateOfBirth: '2025-11-02',
      parentsNames: `${name} and Sample Partner ${number}`,
      contactEmail: email,
      phone,
      dedicationDate: '2026-12-06',
      ...sometimes(number, { message: 'The grandparents will travel from Sample Town.' }),
    };
  },
  couples: (number) => {
    const { name, ...person } = fictionalPerson(number);
    return {
      partner1Name: name,
      partner2Name: `Sample Partner ${number}`,
      ...person,
      weddingDate: '2027-05-15',
      ...sometimes(number, { churchAffiliation: 'Sample Parish', pastor: 'Head pastor' }),
    };
  },
  testimony: (number) => ({
    fullName: fictionalPerson(number).name,
    message: `Fictional testimony ${number}: what was lost was found again.`,
  }),
  contact: (number) => {
    const { name, email } = fictionalPerson(number);
    return { name, email, subject: `Fictional question ${number}`, message: 'When do you meet?' };
  },
  partnership: (number) => {
    const { name, phone } = fictionalPerson(number);
    return { name, phone };
  },
  pledge: (number) => {
    const { name, email } = fictionalPerson(number);
    const amount = number * 12.5;
    return { name, email, amount, ...sometimes(number, { message: 'For the building.' }) };
  },
  enquiry: (number) => {
    const { name, email } = fictionalPerson(number);
    return { fullName: name, email, subject: 'Choir', message: `Fictional enquiry ${number}.` };
  },
  welfare: (number) => {
    const { name, email, phone } = fictionalPerson(number);
    const category = rotate(submissions.welfare.body.properties.category.enum, number);
    return { name, email, phone, category, message: `Fictional need ${number}.` };
  },
  request: (number) => {
    const { name, email, phone } = fictionalPerson(number);
    const requestType = rotate(submissions.request.body.properties.requestType.enum, number);
    return { fullName: name, email, phone, requestType, message: `Fictional request ${number}.` };
  },
  firstTimer: (number) => {
    const { name, email, phone } = fictionalPerson(number);
    return { fullName: name, email, phone, ...sometimes(number, { message: 'A warm welcome!' }) };
  },
  secondTimer: (number) => {
    const { name, email, phone } = fictionalPerson(number);
    return { name, phone, ...sometimes(number, { email }), previousVisitDate: '2026-02-01' };
  },
  newBeliever: (number) => {
    const { name, email, phone } = fictionalPerson(number);
    return { name, email, phone, ...sometimes(number, { testimony: 'Fictional beginnings.' }) };
  },
  churchMember: (number) => {
    const { name, phone, email, address } = fictionalPerson(number);
    return { name, phone, email, ...sometimes(number, { department: 'Ushering', address }) };
  },
  programAttendance: (number) => {
    const { name, email, phone } = fictionalPerson(number);
    const minister = rotate(submissions.programAttendance.body.properties.minister.enum, number);
    return { fullName: name, email, phone, program: 'Innsbruck City Praise', minister };
  },
};
