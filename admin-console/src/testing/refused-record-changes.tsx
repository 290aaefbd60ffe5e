import { useEffect } from 'react';
import { screen } from '@testing-library/react';
import { QuarantineView } from '../records/quarantine/quarantine-view';
import { useQuarantine } from '../records/quarantine/use-quarantine';
import { EntryHost } from '../records/record-entries/entry-host';
import { openEntry } from '../records/record-entries/entry-opener';
import { toVersion } from '../records/merge/compare-records';
import { openSection } from './open-section';
import { click, open, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';
import { ruth, ruthsRecord } from './refused-samples';

const Quarantine = () => <QuarantineView quarantine={useQuarantine()} />;
const record = { view: () => openSection('contact', 'r1'), answers: ruthsRecord };
const merge = { by: 'records/merge/resolve-workspace.tsx', view: () => openSection('contact') };
const compare = steps(
  async (user) => user.click(await screen.findByLabelText('Manage groups:')),
  open('Compare these 2'),
);
const again = { ...ruth, _id: 'r2', subject: 'Choir?' };
const two = { ...ruthsRecord, 'GET /api/contacts': [ruth, again] };
const pair = {
  _id: 'k1',
  records: [toVersion(ruth), toVersion(again)],
  createdAt: ruth.createdAt,
  createdBy: 'me',
};
const merged = {
  ...{ _id: 'm1', survivor: 'r1', merged: ['r2'] },
  ...{ createdAt: ruth.createdAt, createdBy: 'me' },
};
const reviews = (more: object) => ({
  'GET /api/admin/reviews/contact': {
    ...{ reviews: [], merges: [], keptPairs: [], consents: [], ...more },
  },
});
const testimony = { ...ruth, fullName: 'Ruth', message: 'He heals.' };
const testimonies = {
  'GET /api/testimonies': [testimony],
  'GET /api/admin/reviews/testimony': { reviews: [], merges: [], keptPairs: [], consents: [] },
};

const Entry = () => {
  useEffect(() => openEntry('partnership'), []);
  return <EntryHost sections={['partnership', 'profiles']} section={undefined} />;
};

export const refusedRecordChanges: readonly RefusedCall[] = [
  {
    by: 'records/record-entries/use-entry-sending.ts',
    call: 'POST /api/admin/records/partnership',
    view: <Entry />,
    prepare: steps(type('Name', 'Ruth'), type('Phone', '1')),
    press: click('Add'),
  },
  {
    ...record,
    by: 'records/record-entries/correction-form.tsx',
    call: 'PUT /api/admin/records/contact/r1',
    prepare: steps(click('Correct'), type('Name', ' Auer')),
    press: click('Save the correction'),
  },
  {
    ...record,
    by: 'records/record-entries/correction-list.tsx',
    call: 'GET /api/admin/records/contact/r1/history',
  },
  {
    ...record,
    by: 'records/review/store/save-review.ts',
    call: 'PUT /api/admin/reviews/contact/r1',
    press: async (user) => user.click(await screen.findByRole('radio', { name: 'Done' })),
  },
  {
    ...record,
    by: 'records/contact-history/new-note.tsx',
    call: 'POST /api/admin/record-notes/contact/r1',
    prepare: type('New note', 'Calls back.'),
    press: click('Save note'),
  },
  {
    by: 'records/quarantine/use-quarantine.ts',
    call: 'POST /api/admin/quarantine/r1/release',
    answers: {
      'GET /api/admin/quarantine': [{ kind: 'contact', reason: 'honeypot', record: ruth }],
    },
    view: <Quarantine />,
    press: click('Release Ruth'),
  },
  {
    ...merge,
    call: 'POST /api/admin/merges/contact',
    answers: two,
    prepare: compare,
    press: open('Merge into one record'),
  },
  {
    ...merge,
    call: 'POST /api/admin/kept-pairs/contact',
    answers: two,
    prepare: compare,
    press: open('Not a duplicate - keep both'),
  },
  {
    ...merge,
    call: 'POST /api/admin/kept-pairs/contact/removals',
    answers: { ...two, ...reviews({ keptPairs: [pair] }) },
    prepare: compare,
    press: open('Undo: they may be duplicates'),
  },
  {
    by: 'records/merge/merged-into-list.tsx',
    call: 'POST /api/admin/merges/contact/m1/undo',
    answers: { ...ruthsRecord, ...reviews({ merges: [merged] }) },
    view: () => openSection('contact', 'r1'),
    press: click('Undo this merge'),
  },
  {
    by: 'records/testimonies/visibility-choice.tsx',
    call: 'PUT /api/admin/testimonies/r1/visibility',
    answers: testimonies,
    view: () => openSection('testimony', 'r1'),
    press: open('Hide'),
  },
];
