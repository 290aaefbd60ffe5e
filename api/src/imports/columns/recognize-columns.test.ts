import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { importedBody } from 'contract/import-fields';
import { languageCodes } from 'contract/languages';
import { ImportReader } from '../files/import-reader';
import { fieldHeading, markHeading } from '../labels/own-labels';
import { recognizeColumns } from './recognize-columns';

const reader = new ImportReader();
afterAll(() => reader.stop());

const recognize = async (lines: readonly string[], target?: RecordKind) =>
  recognizeColumns(await reader.read(new TextEncoder().encode(lines.join('\n'))), target);

/** The fields by heading. */
async function fieldsOf(heading: string, row: string, target?: RecordKind) {
  const found = await recognize([heading, row], target);
  const fields = found.columns.map(({ name, field }) => [name, field] as const);
  return { ...found, fields: Object.fromEntries(fields) };
}

it("recognises ChurchTools' export in German", async () => {
  const found = await fieldsOf(
    'Id;Titel;Vorname;Nachname;Spitzname;Geschlecht;Straße;Adresszusatz;PLZ;Ort;Land;Telefon privat;Telefon geschäftl.;Mobil;Fax;E-Mail;Geburtsdatum;Familienstand;Status;Station',
    '17;;Ruth;Beispiel;;weiblich;Musterweg 1;;6020;Innsbruck;;;;0664 1234567;;ruth@example.org;3.4.1980;ledig;Mitglied;Innsbruck',
  );
  expect(found).toMatchObject({ program: 'churchtools', target: 'profiles' });
  expect(found.fields).toEqual({
    ...{ Id: null, Titel: null, Vorname: 'firstName', Nachname: 'lastName', Spitzname: null },
    ...{ Geschlecht: 'gender', Straße: 'street', Adresszusatz: 'addressLine2', PLZ: 'zip' },
    ...{ Ort: 'city', Land: 'country', 'Telefon privat': 'homePhone' },
    ...{ 'Telefon geschäftl.': 'workPhone', Mobil: 'mobilePhone', Fax: null, 'E-Mail': 'email' },
    ...{ Geburtsdatum: 'dob', Familienstand: 'maritalStatus', Status: null, Station: null },
  });
  expect(found.columns.filter(({ isCertain }) => !isCertain)).toEqual([]);
});

it("recognises ChurchTools' older export, in which Name is the last name", async () => {
  const found = await fieldsOf(
    'vorname;name;strasse;zusatz;plz;ort;Telefon privat;Mobil;Geb.-Tag;Geb.-Monat;Geb.-Jahr',
    'Ruth;Beispiel;Musterweg 1;;6020;Innsbruck;;0664 1234567;3;4;1980',
    'profiles',
  );
  expect(found.fields).toMatchObject({
    ...{ vorname: 'firstName', name: 'lastName', strasse: 'street', zusatz: 'addressLine2' },
    ...{ 'Geb.-Tag': 'birthDay', 'Geb.-Monat': 'birthMonth', 'Geb.-Jahr': 'birthYear' },
  });
});

it("recognises ChurchTools' export in English", async () => {
  const found = await fieldsOf(
    'ID,First name,Last name,Street,Address addition,Zip code,City,Country,Phone private,Phone work,Mobile,E-mail,Birthday,Sex,Family status',
    '1,Ruth,Sample,Street 1,,6020,Innsbruck,Austria,,,0664 1234567,r@example.org,1980-04-03,female,single',
    'churchMember',
  );
  expect(found.program).toBe('churchtools');
  expect(found.fields).toMatchObject({
    ...{ 'First name': 'firstName', Street: 'street', 'Phone private': 'homePhone' },
    // A church member has no place for them; the country is a part of the address.
    ...{ Country: 'addressCountry', Birthday: null, Sex: null, 'Family status': null },
  });
});

it.each([
  [
    'export',
    '"Family ID ","Person Id","Last Name","Title","First Name","Suffix","Middle Name","Address 1","Address 2","City","State","Zip","Country","Home Phone","Work Phone","Cell Phone","Email","Work Email","Envelope Number","MembershipDate","Birth Date","Classification","Family Role","Gender"',
    {
      ...{ 'Family ID': 'household', 'Person Id': null, 'Last Name': 'lastName' },
      ...{ 'Address 1': 'street', 'Cell Phone': 'mobilePhone', 'Work Email': 'workEmail' },
      ...{ 'Birth Date': 'dob', Gender: 'gender', MembershipDate: null },
    },
  ],
  [
    'template',
    'FamilyID,LastName,FirstName,Address1,City,State,Zip,Email,BirthDate,HomePhone,Gender',
    {
      ...{ FamilyID: 'household', LastName: 'lastName', FirstName: 'firstName' },
      ...{ Address1: 'street', BirthDate: 'dob', HomePhone: 'homePhone' },
    },
  ],
])("recognises ChurchCRM's %s", async (_what, heading, fields) => {
  const found = await fieldsOf(heading, '1,2,3,4');
  expect(found).toMatchObject({ program: 'churchcrm', target: 'profiles' });
  expect(found.fields).toMatchObject(fields);
});

it("recognises Planning Center's export, of whose two first names the preferred one is taken", async () => {
  const found = await fieldsOf(
    'Person ID,Name Prefix,Given Name,First Name,Nickname,Middle Name,Last Name,Name Suffix,Birthdate,Anniversary,Gender,Grade,School,Medical Notes,Child,Marital Status,Status,Membership,Home Address Street Line 1,Home Address Street Line 2,Home Address City,Home Address State,Home Address Zip Code,Mobile Phone Number,Home Phone Number,Work Phone Number,Home Email,Work Email,Household ID,Household Name,Household Primary Contact',
    '1,,Ruth,Ruth,,,Sample,,04/03/1980',
  );
  expect(found).toMatchObject({ program: 'planning-center', target: 'profiles' });
  expect(found.fields).toMatchObject({
    ...{ 'Given Name': null, 'First Name': 'firstName', Birthdate: 'dob', Anniversary: null },
    ...{ 'Home Address Street Line 1': 'street', 'Home Address Zip Code': 'zip' },
    ...{ 'Mobile Phone Number': 'mobilePhone', 'Home Email': 'homeEmail' },
    ...{ 'Household ID': 'household', 'Household Name': null },
  });
});

it('guesses an address and a number by what a column holds, and says that it is a guess', async () => {
  const found = await recognize(['Wer;Kontakt;Erreichbar', 'Ruth;r@example.org;0664 1234567']);
  expect(found.columns).toEqual([
    { name: 'Wer', samples: ['Ruth'], field: null, isCertain: false },
    { name: 'Kontakt', samples: ['r@example.org'], field: 'email', isCertain: false },
    { name: 'Erreichbar', samples: ['0664 1234567'], field: 'phone', isCertain: false },
  ]);
});

it.each([
  ['Nachname, Vorname', 'Beispiel, Ruth', 'turnedName', true],
  ['Name', 'Beispiel, Ruth', 'turnedName', false],
  ['Name', 'Ruth Beispiel', 'fullName', true],
])('sees whether in %s the name %s is turned round', async (heading, name, field, isCertain) => {
  const found = await recognize([`${heading};Geschlecht`, `${name};w`]);
  expect(found.columns[0]).toMatchObject({ field, isCertain });
});

it('keeps a list without headings whole', async () => {
  const found = await recognize(['Ruth;r@example.org', 'Jürgen;j@example.org']);
  expect(found.columns.map(({ name, samples }) => [name, samples.length])).toEqual([
    ['', 2],
    ['', 2],
  ]);
});

it.each([
  ['13/04/1980', '03/04/1980', 'dmy'],
  ['04/13/1980', '03/04/1980', 'mdy'],
  ['03/04/1980', '01/02/1990', 'unclear'],
  ['13/04/1980', '04/13/1980', 'unclear'],
  ['3.4.1980', '1980-04-03', undefined],
])('finds the order of the dates %s and %s', async (one, other, order) => {
  const found = await recognize(['Geburtsdatum;Geschlecht', `${one};m`, `${other};m`]);
  expect(found.dateOrder).toBe(order);
});

describe.each(languageCodes)('in %s', (language) => {
  it.each(recordKinds)('recognises the export of %s', async (kind) => {
    const fields = Object.keys(importedBody(kind).properties);
    const headings = await Promise.all(fields.map((field) => fieldHeading(language, field)));
    const received = await markHeading(language, 'createdAt');
    const found = await recognize([['Status', ...headings, received].join(';'), 'UNIQUE;x']);
    expect(found).toMatchObject({ program: 'own', target: kind });
    expect(found.columns.map(({ field }) => field)).toEqual([null, ...fields, 'createdAt']);
  });
});
