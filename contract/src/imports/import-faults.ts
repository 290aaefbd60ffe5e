import { importCellErrors } from './import-fields';

/** What is wrong with a row of a file, by code. The console has a sentence for each. */

/** About a field, in the codes of all forms (contract/error-codes). */
const fieldFaults = [
  ...(['missing', 'no-email', 'no-phone', 'no-past-date', 'no-near-date', 'no-number'] as const),
  ...(['not-one-line', 'not-plain-text', 'not-listed', 'too-short'] as const),
  ...(['too-many-characters', 'too-low', 'too-high', 'too-many-decimals'] as const),
] as const;

/**
 * - `closed-section`: the importer may not review it.
 * - `email-taken`: another profile, or an earlier row, has this address.
 * - `no-such-match`: the chosen record or person is not there any more.
 * - `locked-record`: its record cannot be changed: merged, locked away or unreadable.
 * - `own-email`: the address of a profile with a password is its login, which its owner alone changes.
 * - `unconfirmed-account`: somebody registered it with an address that was never confirmed, and may be a stranger who
 *   would read what the file says.
 * - `program-full`: the programme has no places left.
 */
export const importFaults = [
  ...importCellErrors,
  ...fieldFaults,
  ...([
    'closed-section',
    'email-taken',
    'no-such-match',
    'locked-record',
    'own-email',
    'unconfirmed-account',
    'program-full',
  ] as const),
] as const;
export type ImportFault = (typeof importFaults)[number];

/** Why a row of an import stayed out, as its report says. */
export const leftOutReasons = ['faulty', 'unclear', 'twice', 'skipped'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
