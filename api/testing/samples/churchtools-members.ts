import type { ImportFault } from 'contract/import-faults';

/**
 * A made-up export of ChurchTools in German: 350 members of whom nobody exists, 40 of them with a fault, and 12 who have
 * been first timers before. Its dates are written in six ways, its numbers in four.
 */

const memberCount = 350;

const headings = [
  ...['Id', 'Vorname', 'Nachname', 'Geschlecht', 'Straße', 'Adresszusatz', 'PLZ', 'Ort', 'Land'],
  ...['Telefon privat', 'Telefon geschäftl.', 'Mobil', 'E-Mail', 'Geburtsdatum', 'Familienstand'],
  ...['Status', 'Station'],
] as const;
type Heading = (typeof headings)[number];
type Cells = Readonly<Partial<Record<Heading, string>>>;

/** What is wrong with a member's row, once each field is where ChurchTools has it. */
interface Fault {
  /** The field of a profile. */
  readonly field: string;
  readonly code: ImportFault;
  readonly cells: Cells;
  readonly count: number;
}

const faults: readonly Fault[] = [
  { field: 'email', code: 'missing', cells: { 'E-Mail': '' }, count: 8 },
  { field: 'email', code: 'no-email', cells: { 'E-Mail': 'bei der Tochter' }, count: 4 },
  { field: 'phone', code: 'missing', cells: { Mobil: '', 'Telefon privat': '' }, count: 5 },
  { field: 'phone', code: 'error-value', cells: { Mobil: '4,3512E+11' }, count: 3 },
  { field: 'dob', code: 'no-date', cells: { Geburtsdatum: '31.2.1980' }, count: 4 },
  { field: 'dob', code: 'no-date', cells: { Geburtsdatum: 'unbekannt' }, count: 3 },
  { field: 'dob', code: 'no-date', cells: { Geburtsdatum: '3.4.80' }, count: 3 },
  { field: 'dob', code: 'no-past-date', cells: { Geburtsdatum: '3.4.2180' }, count: 2 },
  { field: 'gender', code: 'no-choice', cells: { Geschlecht: 'siehe Notiz' }, count: 3 },
  { field: 'maritalStatus', code: 'no-choice', cells: { Familienstand: 'fraglich' }, count: 2 },
  { field: 'country', code: 'no-choice', cells: { Land: 'Östereich' }, count: 1 },
  { field: 'fullName', code: 'missing', cells: { Vorname: '', Nachname: '' }, count: 1 },
  { field: 'address', code: 'formula', cells: { Straße: '=WENN(A2;"a";"b")' }, count: 1 },
];

const eachFault = faults.flatMap((fault) => Array.from({ length: fault.count }, () => fault));

/** Every eighth member from the third has a fault. */
const faultOf = (member: number): Fault | undefined =>
  member % 8 === 3 ? eachFault[(member - 3) / 8] : undefined;

/** Every twentieth member has been a first timer before. */
const formerVisitors = Array.from({ length: 12 }, (_, place) => (place + 1) * 20);

const threeDigits = (member: number) => String(member).padStart(3, '0');
const pick = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item;

/** Numbers below +43 512 000 are not assigned. */
const phoneNotations: readonly ((digits: string) => string)[] = [
  (digits) => `0512 000${digits}`,
  (digits) => `0512/000 ${digits}`,
  (digits) => `+43 512 000${digits}`,
  (digits) => `0043512000${digits}`,
];

const monthNames = [
  ...['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September'],
  ...['Oktober', 'November', 'Dezember'],
];
const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const twoDigits = (number: number) => String(number).padStart(2, '0');

const dateNotations: readonly ((year: number, month: number, day: number) => string)[] = [
  (year, month, day) => `${day}.${month}.${year}`,
  (year, month, day) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  (year, month, day) => `${year}-${twoDigits(month)}-${twoDigits(day)}`,
  (year, month, day) => String(Math.round(Date.UTC(year, month - 1, day) / 86_400_000) + 25_569),
  (year, month, day) => `${day}. ${monthNames[month - 1]} ${year}`,
  (year, month, day) => `${shortMonths[month - 1]} ${day}, ${year}`,
];

/** The cells of a member, from 1. Families of four live together. */
function memberCells(member: number): Cells {
  const digits = threeDigits(member);
  const family = Math.ceil(member / 4);
  return {
    Id: String(4000 + member),
    Vorname: `Sample ${digits}`,
    Nachname: `Mitglied ${threeDigits(family)}`,
    Geschlecht: pick(['weiblich', 'männlich'], member),
    Straße: `Musterstraße ${family}`,
    Adresszusatz: member % 16 === 0 ? 'Top 3' : '',
    PLZ: pick(['6020', '6176', '6060'], family),
    Ort: pick(['Innsbruck', 'Völs', 'Hall in Tirol'], family),
    Land: 'Österreich',
    'Telefon privat': member % 5 === 0 ? `0512 001${threeDigits(family)}` : '',
    'Telefon geschäftl.': '',
    Mobil: pick(phoneNotations, member)(digits),
    'E-Mail': `sample.${digits}@example.org`,
    Geburtsdatum: pick(dateNotations, member)(
      1940 + (member % 60),
      1 + (member % 12),
      1 + (member % 28),
    ),
    Familienstand: pick(['ledig', 'verheiratet', 'verwitwet'], member),
    Status: pick(['Mitglied', 'Freund'], member),
    Station: 'Innsbruck',
    ...faultOf(member)?.cells,
  };
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The file: semicolons, and the encoding of Excel for Windows. */
export function churchToolsExport(): Uint8Array {
  const members = Array.from({ length: memberCount }, (_, place) => memberCells(place + 1));
  const lines = members.map((cells) => headings.map((heading) => cells[heading] ?? ''));
  const text = [headings, ...lines].map((line) => line.map(quote).join(';')).join('\r\n');
  return new Uint8Array(Buffer.from(`${text}\r\n`, 'latin1'));
}

/** The faults of the file: the number of the row, the field of a profile, and what is wrong. */
export const churchToolsFaults = Array.from(
  { length: memberCount },
  (_, place) => place + 1,
).flatMap((member) => {
  const fault = faultOf(member);
  return fault ? [{ row: member + 1, field: fault.field, code: fault.code }] : [];
});

/** What the file says nothing of, and a profile needs. */
export const churchToolsDefaults = { memberType: 'Physical' } as const;

/** The forms that 12 of the members sent as first timers, and the numbers of their rows. */
export const formerFirstTimers = formerVisitors.map((member) => ({
  row: member + 1,
  body: {
    fullName: `Sample ${threeDigits(member)} Mitglied ${threeDigits(Math.ceil(member / 4))}`,
    email: `sample.${threeDigits(member)}@example.org`,
    phone: `+43 512 000 ${threeDigits(member)}`,
    message: 'A friend brought me along.',
  },
}));
