import { recordEmail, recordName, recordPhone } from 'contract/record-identity';
import type { PreviewRow } from 'contract/import-requests';
import { rowsTexts } from './rows.texts';

/** What a row is called: the name of its person, or else what is known of it. */
export const nameOfRow = ({ values }: PreviewRow): string =>
  recordName(values) || recordEmail(values) || recordPhone(values) || rowsTexts.nameless;

/** What tells people with the same name apart. */
export const factsOfRow = ({ values }: PreviewRow): readonly string[] =>
  [recordEmail(values), recordPhone(values), values['dob'] ?? values['dateOfBirth'] ?? ''].filter(
    (fact) => fact !== '',
  );
