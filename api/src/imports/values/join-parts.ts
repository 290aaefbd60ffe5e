import type { importParts } from 'contract/import-fields';

type Whole = keyof typeof importParts;
/** The texts of the parts of a field, by their names. */
export type PartTexts = Readonly<Record<string, string | undefined>>;

const join = (texts: readonly (string | undefined)[], separator: string): string =>
  texts.filter(Boolean).join(separator);

/** Makes one text of the parts of a field; '' if all are blank. */
export const joinParts: Readonly<Record<Whole, (parts: PartTexts) => string>> = {
  name: ({ turnedName, firstName, middleName, lastName, nameSuffix }) =>
    turnedName === undefined
      ? join([firstName, middleName, lastName, nameSuffix], ' ')
      : join(turnedName.split(/, */).reverse(), ' '),
  phone: ({ mobilePhone, homePhone, workPhone }) => mobilePhone ?? homePhone ?? workPhone ?? '',
  email: ({ homeEmail, workEmail }) => homeEmail ?? workEmail ?? '',
  address: ({ street, houseNumber, addressLine2, zip, city, state, addressCountry }) =>
    join(
      [
        join([street, houseNumber], ' '),
        addressLine2,
        join([zip, city], ' '),
        state,
        addressCountry,
      ],
      ', ',
    ),
  dateOfBirth: ({ birthDay, birthMonth, birthYear }) =>
    join([birthYear, birthMonth, birthDay], '-'),
};
