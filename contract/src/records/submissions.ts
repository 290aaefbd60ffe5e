import type { FromSchema } from 'json-schema-to-ts';
import { email, euros, line, nearDate, paragraphs, pastDate, phone } from './field';
import { formPages, toNotSentPage, toSentPage } from '../site/form-pages';
import type { FormName, FormPage } from '../site/form-pages';
import type { BodySchema } from './field';
import type { StoredRecord } from './stored-record';

/** The endpoint, page and body of a kind of form. */
export interface SubmissionContract {
  /** POST sends the form; GET lists its records for staff (requirements 7.2, 7.3). */
  readonly endpoint: `/api/${string}`;
  readonly page: FormPage;
  readonly body: BodySchema;
}

/** The programme that is preselected in the form (requirements 9). The api has no default. */
export const defaultProgram = 'Innsbruck City Praise';
/** The programmes of requirements 3. The form offers those in the content, and stored records may name any. */
export const programs = [defaultProgram, 'Innsbruck Spiritual Awakening'] as const;

/** The fields of the forms (requirements 3, 7.2). A field that is not in `required` is marked (opt) there. */
export const submissions = {
  babyNaming: {
    endpoint: '/api/baby-naming',
    page: formPages.babyNaming,
    body: {
      type: 'object',
      properties: {
        fullName: line,
        babyName: line,
        dateOfBirth: pastDate,
        phone,
        email,
        address: line,
        pastor: line,
      },
      required: ['fullName', 'babyName', 'dateOfBirth', 'phone', 'email', 'address'],
    },
  },
  childDedication: {
    endpoint: '/api/dedications',
    page: formPages.childDedication,
    body: {
      type: 'object',
      properties: {
        childName: line,
        dateOfBirth: pastDate,
        parentsNames: line,
        contactEmail: email,
        phone,
        dedicationDate: nearDate,
        message: paragraphs,
      },
      required: [
        'childName',
        'dateOfBirth',
        'parentsNames',
        'contactEmail',
        'phone',
        'dedicationDate',
      ],
    },
  },
  couples: {
    endpoint: '/api/couples',
    page: formPages.couples,
    body: {
      type: 'object',
      properties: {
        partner1Name: line,
        partner2Name: line,
        email,
        phone,
        weddingDate: nearDate,
        address: line,
        churchAffiliation: line,
        pastor: line,
      },
      required: ['partner1Name', 'partner2Name', 'email', 'phone', 'weddingDate', 'address'],
    },
  },
  testimony: {
    endpoint: '/api/testimonies',
    page: formPages.testimony,
    body: {
      type: 'object',
      properties: {
        /** Requirements 3: a blank name becomes Anonymous. */
        fullName: { ...line, default: 'Anonymous' },
        message: paragraphs,
      },
      required: ['message'],
    },
  },
  contact: {
    endpoint: '/api/contacts',
    page: formPages.contact,
    body: {
      type: 'object',
      properties: { name: line, email, subject: line, message: paragraphs },
      required: ['name', 'email', 'subject', 'message'],
    },
  },
  partnership: {
    endpoint: '/api/partnership',
    page: formPages.partnership,
    body: { type: 'object', properties: { name: line, phone }, required: ['name', 'phone'] },
  },
  pledge: {
    endpoint: '/api/pledge',
    page: formPages.pledge,
    body: {
      type: 'object',
      properties: { name: line, email, amount: euros, message: paragraphs },
      required: ['name', 'email', 'amount'],
    },
  },
  enquiry: {
    endpoint: '/api/enquiries',
    page: formPages.enquiry,
    body: {
      type: 'object',
      properties: { fullName: line, email, subject: line, message: paragraphs },
      required: ['fullName', 'email', 'subject', 'message'],
    },
  },
  welfare: {
    endpoint: '/api/welfare',
    page: formPages.welfare,
    body: {
      type: 'object',
      properties: {
        name: line,
        email,
        phone,
        category: { type: 'string', enum: ['financial', 'medical', 'spiritual', 'other'] },
        message: paragraphs,
      },
      required: ['name', 'email', 'phone', 'category', 'message'],
    },
  },
  request: {
    endpoint: '/api/requests',
    page: formPages.request,
    body: {
      type: 'object',
      properties: {
        fullName: line,
        email,
        phone,
        requestType: { type: 'string', enum: ['prayer', 'counseling', 'financial', 'others'] },
        message: paragraphs,
      },
      required: ['fullName', 'email', 'phone', 'requestType', 'message'],
    },
  },
  firstTimer: {
    endpoint: '/api/first-timer',
    page: formPages.firstTimer,
    body: {
      type: 'object',
      properties: { fullName: line, email, phone, message: paragraphs },
      required: ['fullName', 'email', 'phone'],
    },
  },
  secondTimer: {
    endpoint: '/api/second-timer',
    page: formPages.secondTimer,
    body: {
      type: 'object',
      properties: { name: line, phone, email, previousVisitDate: pastDate, message: paragraphs },
      required: ['name', 'phone', 'previousVisitDate'],
    },
  },
  newBeliever: {
    endpoint: '/api/new-believer',
    page: formPages.newBeliever,
    body: {
      type: 'object',
      properties: { name: line, email, phone, testimony: paragraphs },
      required: ['name', 'email', 'phone'],
    },
  },
  churchMember: {
    endpoint: '/api/church-member',
    page: formPages.churchMember,
    body: {
      type: 'object',
      properties: { name: line, phone, email, department: line, address: line },
      required: ['name', 'phone', 'email'],
    },
  },
  programAttendance: {
    endpoint: '/api/program-attendance',
    page: formPages.programAttendance,
    body: {
      type: 'object',
      properties: {
        fullName: line,
        email,
        phone,
        program: line,
        minister: { type: 'string', enum: ['Yes', 'No'] },
      },
      required: ['fullName', 'email', 'phone', 'program', 'minister'],
    },
  },
} as const satisfies Record<FormName, SubmissionContract>;

export type SubmissionName = keyof typeof submissions;

export type Submission<Name extends SubmissionName> = FromSchema<
  (typeof submissions)[Name]['body']
>;

export type StoredSubmission<Name extends SubmissionName> = StoredRecord & Submission<Name>;

export const submissionNames = Object.keys(submissions) as readonly SubmissionName[];

/** The page that follows a form of this kind that was sent without JavaScript and stored. */
export const sentPage = (name: SubmissionName) => toSentPage(submissions[name].page);

/** Id of the note on that page that staff review the text first; it is visible if the URL's fragment names it. */
export const awaitsApprovalId = 'awaits-approval';

/** UTF-16 code units of a programme's name that go into a fragment. */
const namedBy = 120;

/**
 * Makes an ASCII fragment from a programme's name: `innsbruck-city-praise`. All but those of requirements 3 begin with
 * `program-`, so that none collides with another id on the page. Returns undefined if it is no text or has no Latin
 * letters.
 */
export function programFragment(program: unknown): string | undefined {
  if (typeof program !== 'string') return undefined;
  const words = program.slice(0, namedBy).normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const slug = words.match(/[a-z0-9]+/g)?.join('-');
  const isSpecified = programs.some((specified) => specified === program);
  return slug === undefined || isSpecified ? slug : `program-${slug}`;
}

/** The page that follows a form that was sent without JavaScript and refused. */
export const notSentPage = (name: SubmissionName) => toNotSentPage(submissions[name].page);
