import { screen } from '@testing-library/react';
import { ImportView } from '../office/import/import-view';
import { finishedImport, importFile, previewRow, summarize } from './fake-import-server';
import { click, steps } from './refused-call';
import type { RefusedCall, User } from './refused-call';

const rows = [previewRow(2)];

const answers = {
  'GET /api/admin/imports': { imports: [finishedImport({ uninvited: 1 })] },
  'POST /api/admin/imports/columns': importFile(),
  'POST /api/admin/imports/preview': { rows, summary: summarize(rows), digest: 'digest1' },
};

const chooseFile = async (user: User) =>
  user.upload(await screen.findByLabelText('File to import'), new File(['a;b'], 'members.csv'));

const common = { answers, view: <ImportView /> };

export const refusedImportChanges: readonly RefusedCall[] = [
  {
    ...{ by: 'office/import/history/import-list.tsx', call: 'GET /api/admin/imports' },
    ...{ answers: {}, view: <ImportView /> },
  },
  {
    ...{ by: 'office/import/use-import.ts', call: 'POST /api/admin/imports/columns', ...common },
    press: chooseFile,
  },
  {
    ...{ by: 'office/import/use-import.ts', call: 'POST /api/admin/imports/preview', ...common },
    prepare: chooseFile,
    press: click('Check the rows'),
  },
  {
    ...{ by: 'office/import/use-import.ts', call: 'POST /api/admin/imports', ...common },
    prepare: steps(chooseFile, click('Check the rows')),
    press: click('Import 1 row'),
  },
  {
    by: 'office/import/history/import-card.tsx',
    call: 'POST /api/admin/imports/i1/undo',
    ...common,
    prepare: click(/^Undo the import/),
    press: click(/^Undo the import/),
  },
  {
    by: 'office/import/history/invite-button.tsx',
    call: 'POST /api/admin/imports/i1/invitations',
    ...common,
    prepare: click(/^Invite 1 member/),
    press: click(/^Invite 1 member/),
  },
  {
    by: 'office/import/history/report-buttons.tsx',
    call: 'GET /api/admin/imports/i1/report?format=xlsx&language=en',
    ...common,
    press: click(/^Report, row by row: Excel/),
  },
];
