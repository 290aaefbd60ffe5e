import type { ImportField, ImportTarget } from 'contract/import-fields';
import { knownHeadings } from './headings';

/** What only a profile has a place for. */
const profileFields: readonly ImportField[] = [
  'gender',
  'dateOfBirth',
  'maritalStatus',
  'birthYear',
];

/**
 * The section that fits a file by its folded headings: profiles where it says more of people than church members have
 * fields for. Staff may choose another.
 */
export function suggestTarget(folded: readonly string[]): ImportTarget {
  const fields = folded.map((heading) => knownHeadings.get(heading)?.field);
  if (fields.includes('amount')) return 'pledge';
  if (fields.includes('program')) return 'programAttendance';
  return profileFields.some((field) => fields.includes(field)) ? 'profiles' : 'churchMember';
}
