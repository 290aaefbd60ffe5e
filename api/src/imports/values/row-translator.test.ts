import type { RecordKind } from 'contract/review';
import type { ImportRow } from '../files/import-table';
import { makeRowTranslator } from './row-translator';
import type { RowPlan } from './row-translator';

async function translate(
  cells: Readonly<Record<string, string>>,
  plan: Partial<RowPlan> = {},
  refused?: ImportRow['refused'],
) {
  const { translate: toRecord } = await makeRowTranslator({
    ...{ target: 'profiles', country: 'AT', dateOrder: undefined },
    columns: Object.keys(cells),
    ...plan,
  });
  return toRecord({ number: 2, cells: Object.values(cells), ...(refused && { refused }) });
}

/** What becomes of one text. */
async function one(kind: RecordKind, field: string, text: string, plan: Partial<RowPlan> = {}) {
  const { fields, errors } = await translate({ [field]: text }, { target: kind, ...plan });
  return errors[0]?.code ?? fields[field];
}

it.each([
  ['3.4.1980', '1980-04-03'],
  ['03. 04. 1980', '1980-04-03'],
  ['1980-04-03', '1980-04-03'],
  ['1980-04-03 00:00:00', '1980-04-03'],
  ['1980/4/3', '1980-04-03'],
  ['19800403', '1980-04-03'],
  ['29314', '1980-04-03'],
  ['3. April 1980', '1980-04-03'],
  ['Do, 3. April 1980', '1980-04-03'],
  ['3. Jänner 1980', '1980-01-03'],
  ['1. März 1980', '1980-03-01'],
  ['Apr 3, 1980', '1980-04-03'],
  ['3rd April 1980', '1980-04-03'],
  ['December 24th, 1980', '1980-12-24'],
  ['13/04/1980', '1980-04-13'],
  ['04/13/1980', '1980-04-13'],
  ['04/04/1980', '1980-04-04'],
  ['03/04/1980', 'unclear-date'],
  ['31.2.1980', 'no-date'],
  ['3.4.80', 'no-date'],
  ['0000-07-04', 'no-date'],
  ['32/32/1980', 'no-date'],
  ['April', 'no-date'],
  ['unbekannt', 'no-date'],
])('reads the day %j as %s', async (text, day) => {
  expect(await one('profiles', 'dob', text)).toBe(day);
});

it.each([
  ['dmy', '1980-04-03'],
  ['mdy', '1980-03-04'],
] as const)('reads 03/04/1980 in the order %s that was chosen', async (dateOrder, day) => {
  expect(await one('profiles', 'dob', '03/04/1980', { dateOrder })).toBe(day);
});

it.each<[RecordKind, string, string, string]>([
  ['programAttendance', 'minister', 'ja', 'Yes'],
  ['programAttendance', 'minister', 'X', 'Yes'],
  ['programAttendance', 'minister', '1', 'Yes'],
  ['programAttendance', 'minister', 'nein', 'No'],
  ['programAttendance', 'minister', 'false', 'No'],
  ['programAttendance', 'minister', 'vielleicht', 'no-choice'],
  ['profiles', 'gender', 'weiblich', 'Female'],
  ['profiles', 'gender', 'W', 'Female'],
  ['profiles', 'gender', 'Herr', 'Male'],
  ['profiles', 'gender', 'Keine Angabe', 'Prefer not to say'],
  ['profiles', 'maritalStatus', 'verheiratet', 'Married'],
  ['profiles', 'maritalStatus', 'Widowed', 'Other'],
  ['profiles', 'maritalStatus', 'ledig', 'Single'],
  ['profiles', 'country', 'Österreich', 'Austria'],
  ['profiles', 'country', 'AT', 'Austria'],
  ['profiles', 'country', 'Deutschland', 'Other'],
  ['profiles', 'country', 'United Kingdom', 'UK'],
  ['profiles', 'country', 'Östereich', 'no-choice'],
  ['profiles', 'memberType', 'Vor Ort', 'Physical'],
  ['request', 'requestType', 'Seelsorge', 'counseling'],
  ['welfare', 'category', 'financial', 'financial'],
])('reads for %s the %s %j as %s', async (kind, field, text, value) => {
  expect(await one(kind, field, text)).toBe(value);
});

it.each([
  ['0664 1234567', '+436641234567'],
  ['6641234567', '+436641234567'],
  ['+49 170 1234567', '+491701234567'],
  ['0043 512 123456', '+43512123456'],
  ['0664 1234567 / 0512 123456', '+436641234567'],
  ['Tel. 0512/123456', '+43512123456'],
  ['6,64123E+11', 'error-value'],
  ['keines', 'keines'],
])('reads the number %j as %s', async (text, phone) => {
  expect(await one('profiles', 'phone', text)).toBe(phone);
});

it('leaves a number as it is where no country was chosen', async () => {
  expect(await one('profiles', 'phone', '0664 / 12', { country: undefined })).toBe('0664 / 12');
});

it.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['€ 1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1234', 1234],
  ['50 EUR', 50],
  ['1.234', 'no-amount'],
  ['fifty', 'no-amount'],
])('reads the amount %j as %s', async (text, amount) => {
  expect(await one('pledge', 'amount', text)).toBe(amount);
});

it.each([
  ['Ruth <ruth@example.org>', 'ruth@example.org'],
  ['a@example.org; b@example.org', 'a@example.org'],
  ['mailto:a@example.org', 'a@example.org'],
  ['none', 'none'],
])('takes of the addresses %j the first', async (text, address) => {
  expect(await one('profiles', 'email', text)).toBe(address);
});

it('makes one name, one address, one number and one day of several columns', async () => {
  const { fields, errors } = await translate({
    ...{ firstName: 'Ruth', lastName: 'Beispiel', nameSuffix: '' },
    ...{ street: 'Musterweg', houseNumber: '1', zip: '6020', city: 'Innsbruck' },
    ...{ workPhone: '0512 1', homePhone: '', mobilePhone: '0664 1234567' },
    ...{ homeEmail: '', workEmail: 'w@example.org' },
    ...{ birthDay: '3', birthMonth: '4', birthYear: '1980' },
  });
  expect(errors).toEqual([]);
  expect(fields).toEqual({
    fullName: 'Ruth Beispiel',
    address: 'Musterweg 1, 6020 Innsbruck',
    phone: '+436641234567',
    email: 'w@example.org',
    dob: '1980-04-03',
  });
});

it('turns a name round that begins with the last name', async () => {
  const { fields } = await translate({ turnedName: 'Beispiel, Ruth' }, { target: 'churchMember' });
  expect(fields).toEqual({ name: 'Ruth Beispiel' });
});

it('takes the whole field before its parts, and of equal columns the first that is not blank', async () => {
  const columns = ['name', 'firstName', 'email', 'email', null];
  const { fields } = await translate(
    { a: 'Ruth Beispiel', b: 'R.', c: ' ', d: 'r@example.org', e: 'left out' },
    { target: 'churchMember', columns },
  );
  expect(fields).toEqual({ name: 'Ruth Beispiel', email: 'r@example.org' });
});

it('keeps a text that it cannot translate, and says which field a formula or an error was for', async () => {
  const found = await translate(
    { firstName: '', dob: 'bald', phone: '' },
    {},
    { 0: 'formula', 2: 'error-value' },
  );
  expect(found).toMatchObject({
    fields: { dob: 'bald' },
    errors: [
      { field: 'dob', code: 'no-date' },
      { field: 'fullName', code: 'formula' },
      { field: 'phone', code: 'error-value' },
    ],
  });
});

it.each([
  ['First Timers', 'firstTimer', 'fullName'],
  ['church-members', 'churchMember', 'name'],
  ['childDedication', 'childDedication', 'childName'],
  ['Choir', undefined, undefined],
])('gives a row of the section %s its fields', async (section, kind, field) => {
  const cells = {
    person: 'p1',
    household: 'h1',
    section,
    createdAt: '2026-07-01 00:30',
    name: 'R',
  };
  const found = await translate(cells, { target: 'as-said' });
  expect(found).toMatchObject({
    kind,
    fields: field === undefined ? {} : { [field]: 'R' },
    errors: field === undefined ? [{ field: 'section', code: 'no-section' }] : [],
    ...{ person: 'p1', household: 'h1', createdAt: '2026-06-30T22:30:00.000Z' },
  });
});

it.each([
  ['2026-11-25 18:19', '2026-11-25T17:19:00.000Z'],
  ['25.11.2026 18:19:30', '2026-11-25T17:19:00.000Z'],
  ['25.11.2026', '2026-11-24T23:00:00.000Z'],
  ['2026-11-25T17:19:00.000Z', '2026-11-25T17:19:00.000Z'],
  ['yesterday', undefined],
])('reads the time %j', async (text, time) => {
  const { createdAt, errors } = await translate({ createdAt: text });
  expect([createdAt, errors.length]).toEqual([time, time === undefined ? 1 : 0]);
});

it('makes one line of the lines of a cell, but keeps those of a message', async () => {
  const { fields } = await translate(
    { address: 'Musterweg 1\r\n6020 Innsbruck', message: 'a\nb', fullName: 'R' },
    { target: 'firstTimer' },
  );
  expect(fields).toEqual({ message: 'a\nb', fullName: 'R' });
  expect(await one('profiles', 'address', 'Musterweg 1\r\n6020 Innsbruck')).toBe(
    'Musterweg 1, 6020 Innsbruck',
  );
});
