import { importedBody } from 'contract/import-fields';
import {
  churchToolsDefaults,
  churchToolsExport,
  churchToolsFaults,
  formerFirstTimers,
} from '../../../testing/samples/churchtools-members';
import { recognizeColumns } from '../columns/recognize-columns';
import { ImportReader } from '../files/import-reader';
import { readRows } from '../files/import-table';
import { makeRowTranslator } from './row-translator';
import type { TranslatedRow } from './row-translator';

const reader = new ImportReader();
afterAll(() => reader.stop());

let rows: ReadonlyMap<number, TranslatedRow>;

beforeAll(async () => {
  const table = await reader.read(churchToolsExport());
  const { program, target, columns, dateOrder } = await recognizeColumns(table);
  expect({ program, target, dateOrder }).toEqual({
    program: 'churchtools',
    target: 'profiles',
    dateOrder: 'dmy',
  });
  expect(columns.filter(({ isCertain }) => !isCertain)).toEqual([]);
  const { translate } = await makeRowTranslator({
    target,
    columns: columns.map(({ field }) => field),
    country: 'AT',
    dateOrder: 'dmy',
  });
  const found = new Map<number, TranslatedRow>();
  for await (const some of readRows(table))
    for (const row of some) found.set(row.number, translate(row));
  rows = found;
});

it('makes profiles of the 310 members without a fault', () => {
  const { required } = importedBody('profiles');
  const faulty = new Set(churchToolsFaults.map(({ row }) => row));
  expect([rows.size, faulty.size]).toEqual([350, 40]);
  for (const [number, { fields, errors }] of rows) {
    if (faulty.has(number)) continue;
    expect(errors).toEqual([]);
    expect(Object.keys({ ...fields, ...churchToolsDefaults })).toEqual(
      expect.arrayContaining([...required]),
    );
    expect(fields['dob']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(fields['phone']).toMatch(/^\+43512000\d{3}$/);
  }
  expect(rows.get(2)?.fields).toEqual({
    fullName: 'Sample 001 Mitglied 001',
    email: 'sample.001@example.org',
    phone: '+43512000001',
    address: 'Musterstraße 1, 6176 Völs',
    country: 'Austria',
    gender: 'Male',
    dob: '1941-02-02',
    maritalStatus: 'Married',
  });
});

it('finds what it can find of the faults without the rules of the form', () => {
  const ofForm = ['missing', 'no-email', 'no-past-date'];
  const expected = churchToolsFaults.filter(({ code }) => !ofForm.includes(code));
  const found = [...rows].flatMap(([row, { errors }]) =>
    errors.map(({ field, code }) => ({ row, field, code })),
  );
  expect(found).toEqual(expected);
});

it('names the first timers as their rows do', () => {
  for (const { row, body } of formerFirstTimers)
    expect(rows.get(row)?.fields).toMatchObject({
      fullName: body.fullName,
      email: body.email,
      phone: body.phone.replaceAll(' ', ''),
    });
});
