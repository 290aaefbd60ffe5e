import { toAddress } from 'contract/request';
import { getPreview } from 'contract/preview-requests';
import { pagesShowing } from 'contract/content-preview';
import type { StoredEntry } from 'contract/stored-entry';
import { contentKindNames } from 'contract/content-kinds';
import { attachedPlaces } from 'contract/people-requests';
import { gladNurse } from './fake-content-server';
import { samplePhoto } from './fake-media-server';

/** Sample data of the server for the refused requests. */
export const at = '2026-03-01T12:30:00.000Z';
export const mediaId = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';

export const ruth = {
  ...{ name: 'Ruth', email: 'ruth@example.org', phone: '+43 664 1234567', _id: 'r1', __v: 0 },
  ...{ subject: 'Choir', message: 'When?', createdAt: at, updatedAt: at },
};

const snapshot = { reviews: [], merges: [], keptPairs: [], consents: [] };
/** A record of a section, which an address opens. */
export const ruthsRecord = {
  'GET /api/contacts': [ruth],
  'GET /api/admin/reviews/contact': snapshot,
  'GET /api/admin/outreach/contact/r1': { outreach: [] },
  'GET /api/admin/records/contact/r1/history': { corrections: [] },
  'GET /api/admin/staff': [{ _id: '1', email: 'office@example.org' }],
};

export const draftEntry: StoredEntry = {
  id: 'nurse',
  revision: 1,
  draft: gladNurse,
  changedAt: at,
};

const counts = contentKindNames.map((name) => [name, { published: 0, drafts: 0 }]);
/** Two testimonies of the website, of which one is published. */
export const contentAnswers = {
  'GET /api/admin/content': {
    kinds: Object.fromEntries(counts),
    site: { state: 'shown', since: at },
    troubles: [],
  },
  'GET /api/admin/content/testimonies': {
    entries: [
      draftEntry,
      { ...draftEntry, id: 'cook', draft: undefined, published: draftEntry.draft },
    ],
  },
};

export const mediaAnswers = {
  'GET /api/admin/media': { files: [samplePhoto(mediaId, 'choir.jpg')], uploads: [] },
  [`GET /api/admin/media/${mediaId}/uses`]: { uses: [] },
};

const phone = { id: 'f1', kind: 'totp', name: 'Phone', createdAt: at, lastUsedAt: null };
const session = { device: 'Firefox', network: '192.0.2.0/24', createdAt: at, lastSeenAt: at };
/** Data of the own account. */
export const factorAnswers = {
  'GET /api/admin/account/factors': { factors: [phone], recoveryCodesLeft: 7 },
  'GET /api/admin/account/mails': {
    sections: { welfare: 'digest' },
    digestHour: 7,
    colleagueNews: true,
  },
  'GET /api/admin/account/monthly-report': { isWanted: false },
  'GET /api/admin/account/sessions': [
    { ...session, id: 's1', isCurrent: true },
    { ...session, id: 's2', isCurrent: false },
  ],
  'POST /api/admin/account/factors/totp': {
    ...{ ticket: 't1', secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' },
  },
};

export const auditEntry = {
  ...{ _id: 'e1', at, person: '1', name: 'office@example.org', action: 'merge', about: 'welfare' },
  ...{ subjects: ['r1'], network: '192.0.2.0/24', details: {} },
};

const attached = Object.fromEntries(attachedPlaces.map((place) => [place, 0]));
const found = { kind: 'request', record: { ...ruth, fullName: 'Ruth' }, reasons: ['email'] };
export const privacyAnswers = {
  'GET /api/admin/privacy/breaches': [
    {
      ...{ _id: 'b1', noticedAt: at, dueAt: at, done: [], note: 'A list.', closedAt: null },
      version: 3,
    },
  ],
  'GET /api/admin/privacy/requests': [
    {
      ...{ _id: 'q1', kind: 'erasure', recordKind: 'request', recordId: 'r1', state: 'open' },
      ...{ createdAt: at, dueAt: at },
    },
  ],
  'GET /api/admin/retention': {
    kinds: [
      {
        ...{ kind: 'enquiry', due: 1, soon: 1 },
        question: { askedAt: at, records: 3, isConfirmed: false, reason: 'first' },
      },
    ],
    records: [{ kind: 'enquiry', _id: 'e1', dueAt: at }],
    held: [
      {
        ...{ kind: 'welfare', _id: 'w1', reason: 'A dispute', until: at },
        ...{ heldAt: at, heldBy: '1' },
      },
    ],
  },
  'POST /api/admin/people/find': { sure: [found], undecided: [], attached, isCut: false },
  'POST /api/admin/people/erasure-plan': {
    ...{ plan: 'a'.repeat(64), attached, records: { request: 1 }, locked: [] },
  },
};

/** The texts of mails to senders of a form. */
export const mailAnswers = {
  ...contentAnswers,
  'GET /api/admin/content/form-mails': {
    entries: [{ ...draftEntry, id: 'form-mails', draft: { values: {}, shownInEnglish: [] } }],
  },
  [`GET ${toAddress(getPreview, {
    ...{ kind: 'form-mails', id: 'form-mails' },
    query: { page: pagesShowing['form-mails'][0], language: 'en' },
  })}`]: { html: '<p></p>', subject: 'Thank you', language: 'en' },
};
