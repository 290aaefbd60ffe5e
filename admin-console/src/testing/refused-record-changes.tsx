import { screen } from '@testing-library/react';
import { DataGrid, Toolbar } from '@mui/x-data-grid';
import { ExportMenu } from '../records/exports/export-menu';
import { OutcomeNote } from '../base/outcome-note/outcome-note';
import { SayContext, useOutcomeNote } from '../base/outcome-note/use-outcome-note';
import { ContactHistorySection } from '../records/contact-history/contact-history-section';
import { QuarantineView } from '../records/quarantine/quarantine-view';
import { useQuarantine } from '../records/quarantine/use-quarantine';
import { rowsOf } from './rows-of';
import { toVersion } from '../records/merge/compare-records';
import { openSection } from './open-section';
import { click, open, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';
import { letterAnswers, ruth, ruthsRecord } from './refused-samples';

const Quarantine = () => <QuarantineView quarantine={useQuarantine()} />;
const outreach = {
  view: <ContactHistorySection kind="contact" recordId="r1" record={ruth} name="Ruth" />,
  answers: letterAnswers,
};
const record = { view: () => openSection('contact', 'r1'), answers: ruthsRecord };
const merge = { by: 'records/merge/resolve-calls.ts', view: () => openSection('contact') };
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
  _id: 'm1',
  survivor: 'r1',
  merged: ['r2'],
  createdAt: ruth.createdAt,
  createdBy: 'me',
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
  'GET /api/admin/testimonies/settings': { needsApproval: false },
};

const exported = { kind: 'contact', name: 'Contacts', rows: rowsOf([ruth]) } as const;
const ExportToolbar = () => (
  <Toolbar>
    <ExportMenu
      table={{ ...exported, columns: [{ field: 'name', header: 'Name' }] }}
      disabled={false}
    />
  </Toolbar>
);

function ExportedTable() {
  const note = useOutcomeNote();
  return (
    <SayContext.Provider value={note.say}>
      <DataGrid columns={[]} rows={[]} showToolbar slots={{ toolbar: ExportToolbar }} />
      <OutcomeNote {...note} isInPanel={false} />
    </SayContext.Provider>
  );
}

export const refusedRecordChanges: readonly RefusedCall[] = [
  {
    ...record,
    by: 'records/review/store/save-review.ts',
    call: 'PUT /api/admin/reviews/contact/r1',
    prepare: type('Note', 'Calls back.'),
    press: click('Save note'),
  },
  {
    ...outreach,
    by: 'records/contact-history/email-dialog.tsx',
    call: 'POST /api/admin/outreach/contact/r1/letters',
    prepare: click('Write an e-mail'),
    press: click('Send e-mail'),
  },
  {
    ...outreach,
    by: 'records/contact-history/note-outreach.ts',
    call: 'POST /api/admin/outreach/contact/r1',
    prepare: click('Note a contact: Ruth'),
    press: click('Note a contact: Ruth'),
  },
  {
    by: 'records/exports/request-export.ts',
    call: 'POST /api/admin/exports/contact',
    view: <ExportedTable />,
    prepare: async (user) => user.click(await screen.findByLabelText('Export')),
    press: async (user) => user.click(screen.getByRole('menuitem', { name: 'CSV file' })),
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
    call: 'DELETE /api/admin/kept-pairs/contact/k1',
    answers: { ...two, ...reviews({ keptPairs: [pair] }) },
    prepare: compare,
    press: open('Undo: they may be duplicates'),
  },
  {
    ...merge,
    call: 'POST /api/admin/merges/contact/m1/undo',
    answers: {
      ...ruthsRecord,
      'GET /api/contacts': [ruth, { ...again, mergedInto: 'r1' }],
      ...reviews({ merges: [merged] }),
    },
    view: () => openSection('contact', 'r1'),
    press: open('Undo this merge'),
  },
  {
    by: 'records/testimonies/visibility.ts',
    call: 'PUT /api/admin/testimonies/r1/visibility',
    answers: testimonies,
    view: () => openSection('testimony', 'r1'),
    press: open('Hide'),
  },
  {
    by: 'records/testimonies/approval-switch.tsx',
    call: 'PUT /api/admin/testimonies/settings',
    answers: testimonies,
    view: () => openSection('testimony'),
    press: async (user) =>
      user.click(await screen.findByLabelText('New testimonies wait for approval')),
  },
];
