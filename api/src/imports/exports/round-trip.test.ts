import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { AboutExport, ExportedLine } from 'contract/export-requests';
import type { FieldSchema } from 'contract/field';
import { importedBody } from 'contract/import-fields';
import type { Language } from 'contract/languages';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { sectionTitles } from 'contract/section-titles';
import { csvDialects } from '../../http/responses/csv-cell';
import { columnTypes } from '../../review/exports/column-types';
import type { ColumnType } from '../../review/exports/column-types';
import { csvPieces } from '../../review/exports/csv';
import { addHeadings, addRemarks, noRemarks } from '../../review/exports/export-remarks';
import { writeXlsx } from '../../review/exports/xlsx';
import { fieldHeading } from '../labels/own-labels';
import { recognizeColumns } from '../columns/recognize-columns';
import { ImportReader } from '../files/import-reader';
import { readRows } from '../files/import-table';
import { makeRowTranslator } from '../values/row-translator';
import type { TranslatedRow } from '../values/row-translator';
import { peopleColumns, peopleHeadings, peopleValues } from './people-columns';

/** What each section and an export of people writes, the import takes back without loss. */

const reader = new ImportReader();
afterAll(() => reader.stop());

/** Texts that programs change: formulas, numbers, dates, quotes, separators, and apostrophes that somebody typed. */
const texts = [
  ...[
    'Ruth Beispiel',
    '=1+1',
    "'=1+1",
    "''=1+1",
    '-5',
    '@name',
    "'tis",
    '0664 1',
    '12',
    '1e5',
    'TRUE',
  ],
  ...[
    'a;b,c\td|e',
    'say "yes"',
    '"',
    'Jürgen Groß 😀',
    '_x0041_',
    '1980-04-03',
    '03/04/1980',
    '1.234',
  ],
  ...['ja', 'Ruth <r@example.org>', 'a / b', '＝1', 'null', '#N/A', '<b>&amp;</b>'],
];
const phones = ['0664 1234567', '+43 512 000001', '(0512) 1 / 2', '12', '0043512000001'];
const days = ['1900-01-01', '1900-03-01', '2024-02-29', '1980-04-03'];
const amounts = [0.01, 12.5, 1_000_000, 1234.56, 3];
const received = ['2026-11-25T17:19:00.000Z', '2026-07-01T22:30:00.000Z'];

const pick = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item;

function valueOf(schema: FieldSchema, place: number): string | number {
  if (schema.type === 'number') return pick(amounts, place);
  if ('enum' in schema) return pick(schema.enum, place);
  if (schema.format === 'email') return `person.${place}@example.org`;
  if (schema.format === 'phone') return pick(phones, place);
  if (schema.format.endsWith('date')) return pick(days, place);
  const text = pick(texts, place);
  return schema.format === 'paragraphs' ? `${text}\n\n${pick(texts, place + 1)}` : text;
}

/** Records of a section; every third has only what its form requires. */
const recordsOf = (kind: RecordKind) =>
  texts.map((_text, place) => {
    const { properties, required } = importedBody(kind);
    const fields = Object.entries(properties).filter(
      ([field]) => place % 3 !== 0 || required.includes(field),
    );
    return Object.fromEntries(
      fields.map(([field, schema], offset) => [field, valueOf(schema, place + offset)]),
    );
  });

type Writer = (
  lines: ExportedLine[],
  types: readonly ColumnType[],
  about: AboutExport,
) => Promise<Readable>;

const csvWriter =
  (dialect: keyof typeof csvDialects): Writer =>
  async (lines, types, { groups, remarks }) => {
    const pieces = addRemarks(addHeadings(batches(lines), groups), remarks);
    return Readable.from(csvPieces(pieces, types, csvDialects[dialect]));
  };

const writers: Readonly<Record<string, Writer>> = {
  csv: csvWriter('csv'),
  'csv-excel': csvWriter('csv-excel'),
  xlsx: async (lines, types, { groups, ...about }) => {
    const lineCount = lines.length + groups.length;
    return writeXlsx(addHeadings(batches(lines), groups), types, { ...about, lineCount });
  },
};

async function* batches(lines: readonly ExportedLine[]) {
  yield lines;
}

const chunksOf = async (file: Readable) =>
  new Uint8Array(
    await buffer(Readable.from(file.map((chunk: string | Uint8Array) => Buffer.from(chunk)))),
  );

/** Writes a file, and reads it as the import does. */
async function takeBack(
  format: string,
  lines: ExportedLine[],
  types: readonly ColumnType[],
  about: AboutExport = noRemarks,
) {
  const write = writers[format];
  if (write === undefined) throw new Error(`No format is called ${format}.`);
  const table = await reader.read(await chunksOf(await write(lines, types, about)));
  const { program, target, columns, dateOrder } = await recognizeColumns(table);
  const { translate } = await makeRowTranslator({
    target,
    columns: columns.map(({ field }) => field),
    country: undefined,
    dateOrder: undefined,
  });
  const rows: TranslatedRow[] = [];
  for await (const some of readRows(table)) rows.push(...some.map(translate));
  return { program, target, dateOrder, rows };
}

const twoSections: readonly RecordKind[] = ['firstTimer', 'profiles'];

describe.each<[string, Language]>([
  ['csv', 'en'],
  ['csv-excel', 'de'],
  ['xlsx', 'de'],
])('as %s in %s', (format, language) => {
  it.each(recordKinds)('takes back what was exported of %s', async (kind) => {
    const fields = [...Object.keys(importedBody(kind).properties), 'createdAt'];
    const columns = await Promise.all(
      fields.map(async (field) => ({ field, header: await fieldHeading(language, field) })),
    );
    const records = recordsOf(kind);
    const lines = records.map((record, place) =>
      fields.map((field) =>
        field === 'createdAt' ? pick(received, place) : (record[field] ?? ''),
      ),
    );
    const header = columns.map((column) => column.header);
    const found = await takeBack(format, [header, ...lines], columnTypes(kind, columns));
    expect(found).toMatchObject({ program: 'own', target: kind });
    expect(found.rows).toEqual(
      records.map((record, place) => ({
        ...{ kind, fields: record, errors: [], createdAt: pick(received, place) },
      })),
    );
  });

  it('takes back the records of a file with headings of groups and a remark', async () => {
    const columns = [
      { field: 'name', header: await fieldHeading(language, 'name') },
      { field: 'amount', header: await fieldHeading(language, 'amount') },
      { field: 'email', header: await fieldHeading(language, 'email') },
      { field: 'createdAt', header: await fieldHeading(language, 'createdAt') },
    ];
    const [moment = ''] = received;
    const lines = ['# 1', 'Ruth'].map((name) => [name, 12.5, 'ruth@example.org', moment]);
    const groups = ['October', 'November'].map((heading) => ({ heading, count: 1 }));
    const header = columns.map((column) => column.header);
    const found = await takeBack(format, [header, ...lines], columnTypes('pledge', columns), {
      ...{ groups, remarks: ['2 records are left out.'], sheet: [['Pledge Posts', 2]] },
    });
    expect(found).toMatchObject({ program: 'own', target: 'pledge' });
    expect(found.rows.map(({ fields }) => fields)).toEqual(
      lines.map(([name, amount, email]) => ({ name, amount, email })),
    );
  });

  it.each([['all sections', recordKinds] as const, ['two sections', twoSections] as const])(
    'takes back people of %s',
    async (_what, kinds) => {
      const columns = peopleColumns(kinds);
      const records = kinds.flatMap((kind) =>
        recordsOf(kind).map((record, place) => ({ kind, record, place })),
      );
      const lines = records.map(({ kind, record, place }) => [
        ...[`person-${place}`, place % 2 === 0 ? '' : 'household-1', sectionTitles[kind]],
        pick(received, place),
        ...peopleValues(columns, kind, record),
      ]);
      const header = await peopleHeadings(columns, language);
      const found = await takeBack(format, [header, ...lines], columns.types);
      expect(found).toMatchObject({ program: 'own', target: 'as-said' });
      expect(found.rows).toEqual(
        records.map(({ kind, record, place }) => ({
          ...{ kind, fields: record, errors: [], person: `person-${place}` },
          ...(place % 2 !== 0 && { household: 'household-1' }),
          createdAt: pick(received, place),
        })),
      );
    },
  );
});
