import type { ImportMark, ImportPart } from 'contract/import-fields';

/** Labels of what a column can be besides a field of a section. */
export const importFieldTexts: Readonly<
  Record<ImportPart | Exclude<ImportMark, 'createdAt'>, string>
> = {
  turnedName: 'Last name, first name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  nameSuffix: 'Title after the name',
  mobilePhone: 'Mobile phone',
  homePhone: 'Phone at home',
  workPhone: 'Phone at work',
  homeEmail: 'Private e-mail',
  workEmail: 'E-mail at work',
  street: 'Street',
  houseNumber: 'House number',
  addressLine2: 'Addition to the address',
  zip: 'Postcode',
  city: 'City',
  state: 'State',
  addressCountry: 'Country of the address',
  birthDay: 'Day of birth',
  birthMonth: 'Month of birth',
  birthYear: 'Year of birth',
  section: 'Section',
  person: 'Person (rows with the same are one person)',
  household: 'Household (rows with the same live together)',
};
