import type { ImportField, ImportProgram } from 'contract/import-fields';
import { contractUmlauts } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';

/** Folds a heading: `Straße / Nr.`, `strasse_nr` and `StrasseNr` are the same. */
export const foldHeading = (heading: string): string =>
  contractUmlauts(foldForSearch(heading).replace(/[^\p{L}\p{N}]+/gu, ''));

/**
 * Headings of other programs by what they are, the best first: if a file has several of a line, the first is taken. They
 * are those of the exports of ChurchTools (German and English), ChurchCRM and Planning Center, and what people write
 * into lists of their own.
 */
const headings: readonly (readonly [ImportField, string])[] = [
  ['firstName', 'First name|Vorname|Given name|Forename|Rufname|Preferred name'],
  ['middleName', 'Middle name|Zweiter Vorname|Weitere Vornamen|Middle initial'],
  ['lastName', 'Last name|Nachname|Familienname|Surname|Zuname'],
  ['nameSuffix', 'Name suffix|Suffix|Namenszusatz'],
  ['name', 'Full name|Name|Vollständiger Name|Display name|Vorname Nachname'],
  ['turnedName', 'Nachname Vorname|Name Vorname|Last name first name|Last first'],
  ['email', 'E-Mail|Email|E-Mail-Adresse|Email address|Mail|Primary email|Emailadresse'],
  ['homeEmail', 'Home email|E-Mail privat|Personal email|Private email'],
  [
    'workEmail',
    'Work email|Work other email|Other email|E-Mail geschäftlich|E-Mail 2|Zweite E-Mail',
  ],
  [
    'phone',
    'Phone|Telefon|Telefonnummer|Phone number|Tel|Tel Nr|Telephone|Rufnummer|Contact number',
  ],
  [
    'mobilePhone',
    'Mobile phone number|Mobile phone|Cell phone|Mobile|Mobil|Handy|Handynummer|Mobiltelefon|Telefon mobil|Mobilnummer|Phone mobile|Cell|WhatsApp',
  ],
  [
    'homePhone',
    'Home phone number|Home phone|Telefon privat|Tel privat|Phone private|Private phone|Festnetz|Telefon Festnetz',
  ],
  [
    'workPhone',
    'Work phone number|Work phone|Telefon geschäftlich|Telefon geschäftl|Tel geschäftl|Phone work|Business phone|Telefon dienstlich|Telefon Arbeit|Other phone number',
  ],
  ['address', 'Address|Adresse|Anschrift|Full address|Wohnadresse|Postanschrift|Home address'],
  [
    'street',
    'Home address street line 1|Street|Straße|Address 1|Address line 1|Street address|Straße und Hausnummer|Straße Hausnummer|Straße Nr',
  ],
  ['houseNumber', 'Hausnummer|Hausnr|Haus Nr|House number'],
  [
    'addressLine2',
    'Home address street line 2|Address 2|Address line 2|Adresszusatz|Addresszusatz|Zusatz|Address addition|Addition',
  ],
  [
    'zip',
    'Home address zip code|Home address zip|Home address postal code|Zip|Zip code|PLZ|Postleitzahl|Postal code|Postcode',
  ],
  ['city', 'Home address city|City|Ort|Wohnort|Stadt|Town'],
  ['state', 'Home address state|State|Bundesland|Province|County|Region'],
  ['country', 'Home address country|Country|Land|Home address country code|Country code|Staat'],
  ['gender', 'Gender|Geschlecht|Sex|Anrede|Salutation|Anrede1'],
  [
    'dateOfBirth',
    'Date of birth|Birthdate|Birthday|Geburtsdatum|Geburtstag|Geb Datum|Geb am|Geboren am|Geboren|DOB|Born',
  ],
  ['birthDay', 'Geb Tag|Birth day|Tag der Geburt'],
  ['birthMonth', 'Geb Monat|Birth month'],
  ['birthYear', 'Geb Jahr|Birth year|Geburtsjahr|Jahrgang'],
  ['maritalStatus', 'Marital status|Familienstand|Familenstand|Family status|Zivilstand'],
  ['department', 'Department|Dienst|Ministry|Dienstbereich|Abteilung'],
  ['weddingDate', 'Wedding date|Hochzeitsdatum|Hochzeitstag|Anniversary'],
  [
    'message',
    'Message|Nachricht|Notes|Notizen|Note|Notiz|Bemerkungen|Bemerkung|Remarks|Comments|Kommentar',
  ],
  ['subject', 'Subject|Betreff'],
  ['amount', 'Amount|Betrag|Summe|Sum'],
  ['program', 'Program|Programme|Event|Veranstaltung'],
  ['referral', 'Referral|Referred by|Empfohlen von'],
  [
    'household',
    'Household ID|Family ID|Familien ID|Haushalt ID|Household|Haushalt|Household name|Familie|Family',
  ],
];

/** What an import has no use for, so that nobody needs to look at it. */
const unused =
  'ID|Nr|Person ID|Individual ID|Remote ID|Titel|Title|Name prefix|Nickname|Spitzname|Status|Membership|Classification|Family role|Fax|Geburtsname|Geburtsort|Beruf|Nationalität|Station|Bereich|Campus|Age|Alter|Child|Grade|School|Medical notes|Taufdatum|Taufort|Mitglied seit|Mitglied bis|Membership date|Envelope number|Household primary contact|Inactive reason|Inactive date|Benutzername|Optigem Nr|Facebook|Twitter|LinkedIn';

/** Headings by which a program's export is known; three of them are enough. */
const marks: Readonly<Partial<Record<ImportProgram, string>>> = {
  churchtools:
    'Telefon privat|Telefon geschäftl|Telefon geschäftlich|Mobil|Adresszusatz|Addresszusatz|Spitzname|Geburtsname|Geburtsort|Familienstand|Station|Bereich|Taufdatum|Getauft durch|Phone private|Phone work|Address addition|Family status|Geb Tag|Geb Monat',
  churchcrm:
    'Family ID|Person Id|Cell phone|Home phone|Work other email|Envelope number|Membership date|Classification|Family role|Address 1|Birth date|Wedding date|Donation envelope',
  'planning-center':
    'Home address street line 1|Home address city|Home address zip code|Mobile phone number|Home phone number|Home email|Household ID|Household primary contact|Given name|Name prefix|Membership|Medical notes|Inactive reason',
};

const split = (words: string): readonly string[] => words.split('|').map(foldHeading);

export interface KnownHeading {
  readonly field: ImportField;
  /** The lower, the better it fits the field. */
  readonly rank: number;
}

/** What headings are, by their folded text. */
export const knownHeadings: ReadonlyMap<string, KnownHeading> = new Map(
  headings.flatMap(([field, words]) =>
    split(words).map((heading, rank) => [heading, { field, rank }] as const),
  ),
);

export const unusedHeadings: ReadonlySet<string> = new Set(split(unused));

/** The program of a file by its folded headings; undefined if it is none of those that are known. */
export function findProgram(folded: readonly string[]): ImportProgram | undefined {
  const counts = Object.entries(marks).map(([program, words]) => {
    const known = new Set(split(words));
    return { program, count: folded.filter((heading) => known.has(heading)).length };
  });
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count < marksNeeded ? undefined : (best.program as ImportProgram);
}

const marksNeeded = 3;
