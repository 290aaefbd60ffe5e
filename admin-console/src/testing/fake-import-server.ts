import { listImports, previewImport, readImportFile, runImport } from 'contract/import-requests';
import type {
  FinishedImport,
  ImportFile,
  ImportPreview,
  ImportSummary,
  PreviewRow,
} from 'contract/import-requests';
import type { ImportPlan } from 'contract/import-plan';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { account } from './answer-table';

/** State that a test may read and change. */
export interface FakeImportServer {
  readonly calls: readonly SentCall[];
  info: ImportFile;
  /** What the server makes of a plan. */
  preview: (plan: ImportPlan) => readonly PreviewRow[];
  imports: readonly FinishedImport[];
  /** Overrides a response. */
  respond: (call: SentCall) => FakeAnswer | undefined;
}

/** SHA-256 of a file that no test hashes. */
const fileDigest = 'f'.repeat(64);

/** A file of two certain columns for first timers, and one that somebody must look at. */
export const importFile = (change: Partial<ImportFile> = {}): ImportFile => ({
  ...{ fileDigest, rows: 3, program: 'churchtools' },
  columns: [
    { name: 'Name', samples: ['Ann Example'], field: 'fullName', isCertain: true },
    { name: 'E-Mail', samples: ['ann@example.org'], field: 'email', isCertain: true },
    { name: 'Nummer', samples: ['0660 1'], field: 'phone', isCertain: false },
    { name: 'Kartei', samples: [], field: null, isCertain: true },
  ],
  target: 'firstTimer',
  ...change,
});

/** A row that would be a new first timer. */
export const previewRow = (row: number, change: Partial<PreviewRow> = {}): PreviewRow => ({
  ...{ row, kind: 'firstTimer', faults: [], match: 'new' },
  values: { fullName: `Row ${row} Example`, email: `row${row}@example.org`, phone: '+43 1' },
  ...change,
});

export const finishedImport = (change: Partial<FinishedImport> = {}): FinishedImport => ({
  ...{ _id: 'i1', at: '2026-03-01T10:00:00.000Z', by: '1', fileDigest },
  ...{ added: 2, changed: 0, joined: 1, leftOut: 1, uninvited: 0 },
  kinds: [{ kind: 'firstTimer', added: 2, changed: 0 }],
  ...change,
});

/** Of rows that are new or would join somebody. */
export function summarize(rows: readonly PreviewRow[]): ImportSummary {
  const sound = rows.filter(({ faults }) => faults.length === 0);
  const count = (match: PreviewRow['match']) => sound.filter((row) => row.match === match).length;
  return {
    rows: rows.length,
    matches: { new: count('new'), 'same-person': count('same-person'), unclear: count('unclear') },
    faulty: rows.length - sound.length,
    kinds: [{ kind: 'firstTimer', added: count('new') + count('same-person'), changed: 0 }],
  };
}

/** The imports behind the fake network. */
export function fakeImportServer(): FakeImportServer {
  const server = {
    info: importFile(),
    preview: (() => [previewRow(2)]) as FakeImportServer['preview'],
    imports: [] as readonly FinishedImport[],
    respond: (() => undefined) as FakeImportServer['respond'],
  };
  let count = 0;
  const calls = fakeNetwork((call) => {
    const own = server.respond(call);
    if (own) return own;
    switch (`${call.method} ${call.path}`) {
      case `POST ${readImportFile.path}`:
        return { status: 200, body: server.info };
      case `POST ${previewImport.path}`: {
        const rows = server.preview((call.body as { readonly plan: ImportPlan }).plan);
        count += 1;
        const body: ImportPreview = { rows, summary: summarize(rows), digest: `digest${count}` };
        return { status: 200, body };
      }
      case `POST ${runImport.path}`:
        server.imports = [finishedImport(), ...server.imports];
        return { status: 201, body: server.imports[0] };
      case `GET ${listImports.path}`:
        return { status: 200, body: { imports: server.imports } };
      case 'GET /api/admin/account':
        return { status: 200, body: account };
      default:
        return { status: 200, body: [] };
    }
  });
  return Object.assign(server, { calls });
}
